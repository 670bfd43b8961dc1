import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, anyText } from "../../testing/session.ts";
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
    ["Fri, 20 Nov 2026 12:00:30 GMT", 30_000],
    ["Fri, 20 Nov 2026 11:00:00 GMT", 0],
    ["Fri, 20 Nov 2037 12:00:00 GMT", DAY],
    ["Fri, 99 Nov 2026 12:00:30 GMT", 60_000],
    ["  Fri, 20 Nov 2026 12:00:30 GMT  and later", 60_000],
    ["On Fri, 20 Nov 2026 12:00:30 GMT", 60_000],
    ["Fri, 20 Nov 2026 12:00:30 GMT (about)", 60_000],
    ["2026-11-20T12:00:30Z", 60_000],
    ["-5", 60_000],
    ["5s", 60_000],
    ["s5", 60_000],
    ["1.5", 60_000],
    ["", 60_000],
    ["soon", 60_000],
  ])("after %j is %i ms", (text, delay) => expect(computeRetryDelay(text, NOW)).toBe(delay));

  it("defaults to a minute", () => {
    expect(RETRY_DELAY_MS).toBe(60_000);
    expect(computeRetryDelay(null, NOW)).toBe(60_000);
  });

  it("is a valid timer delay for any header", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          fc.nat().map(String),
          fc.date({ noInvalidDate: true }).map((d) => d.toUTCString()),
        ),
        (text) => {
          const delay = computeRetryDelay(text, NOW);
          expect(delay).toBeGreaterThanOrEqual(0);
          expect(delay).toBeLessThanOrEqual(DAY);
        },
      ),
    );
  });

  it("waits until a given date", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const then = new Date(NOW.getTime() + seconds * 1000);
        expect(computeRetryDelay(then.toUTCString(), NOW)).toBe(seconds * 1000);
        expect(computeRetryDelay(String(seconds), NOW)).toBe(seconds * 1000);
      }),
    );
  });
});
