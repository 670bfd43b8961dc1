import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../testing/session.ts";
import { RETRY_DELAY_MS, computeRetryDelay } from "./retry-delay.ts";

const DAY = 24 * 60 * 60 * 1000;

describe("computeRetryDelay", () => {
  it.each([
    ["0", 0],
    ["5", 5_000],
    [" 120 ", 120_000],
    ["86400", DAY],
    ["86401", DAY],
    ["99999999999999999999", DAY],
    ["Fri, 20 Nov 2026 12:00:30 GMT", 60_000],
    ["-5", 60_000],
    ["5s", 60_000],
    ["s5", 60_000],
    ["1.5", 60_000],
    ["", 60_000],
  ])("after %j is %i ms", (text, delay) => expect(computeRetryDelay(text)).toBe(delay));

  it("defaults to a minute", () => {
    expect(RETRY_DELAY_MS).toBe(60_000);
    expect(computeRetryDelay(null)).toBe(60_000);
  });

  it("is a valid timer delay for any header", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.nat().map(String)), (text) => {
        const delay = computeRetryDelay(text);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(DAY);
      }),
    );
  });
});
