import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, anyText } from "../../testing/session.ts";
import { CallFailed } from "../kernel/failure.ts";
import {
  computeRetryDelay,
  formatReport,
  REPORT_LIMIT_BYTES,
  RETRY_DELAY_MS,
  toErrorReport,
  type ErrorReport,
} from "./error-report.ts";

const report = (fields: Partial<ErrorReport> = {}): ErrorReport => ({
  level: "error",
  time: "2026-11-20T12:00:00.000Z",
  page: "/rotunda/home",
  code: "500",
  message: "Loading failed",
  detail: "",
  ...fields,
});

const written = (detail: unknown) =>
  toErrorReport({ level: "error", message: "Loading failed", detail, page: "/rotunda/home", at: NOW });

describe("toErrorReport", () => {
  it("contains level, time, page and message", () => {
    expect(written(undefined)).toEqual(report({ code: "" }));
  });

  it("contains a failed call's code as text", () => {
    expect(written(new CallFailed({ kind: "refused", status: 404 })).code).toBe("404");
    expect(written(new CallFailed({ kind: "offline" })).code).toBe("offline");
    expect(written(new TypeError("x is undefined")).code).toBe("TypeError");
    expect(written("404").code).toBe("");
  });

  it("omits the page's query and hash", () => {
    const of = (page: string) => toErrorReport({ level: "fatal", message: "", page, at: NOW }).page;
    expect(of("/rotunda/search/federal?q=water#results")).toBe("/rotunda/search/federal");
    expect(of("/rotunda/faq#sources?")).toBe("/rotunda/faq");
    expect(of("")).toBe("");
  });

  it("converts any detail to text", () => {
    expect(written("as it is").detail).toBe("as it is");
    expect(written({ kind: "offline" }).detail).toBe('{"kind":"offline"}');
    expect(written(null).detail).toBe("null");
    expect(written(Symbol("x")).detail).toBe("[object Symbol]");
    const fault = new TypeError("x is undefined");
    expect(written(fault).detail).toBe(fault.stack);
    expect(written(Object.assign(new RangeError("far"), { stack: undefined })).detail).toBe("RangeError: far");
    const itself: Record<string, unknown> = {};
    itself["itself"] = itself;
    expect(written(itself).detail).toBe("[object Object]");
    expect(written(10n).detail).toBe("[object BigInt]");
  });
});

/** The parsed report. */
const read = (json: string) => JSON.parse(json) as ErrorReport & { isCut?: boolean };

const countBytes = (text: string) => new TextEncoder().encode(text).length;

describe("formatReport", () => {
  it("doesn't change a report with short texts", () => {
    expect(REPORT_LIMIT_BYTES).toBe(102_400);
    const full = report({ detail: "d".repeat(12_000), message: "m".repeat(3_000) });
    expect(formatReport(full)).toBe(JSON.stringify(full));
  });

  it("shortens long texts and marks the report", () => {
    const long = report({ detail: "d".repeat(12_001), page: "p".repeat(2_000), code: "c".repeat(200) });
    const { detail, page, code, ...rest } = read(formatReport(long));
    expect([detail, page, code].map((text) => text.length)).toEqual([12_000, 1_000, 100]);
    expect(rest).toMatchObject({ level: "error", message: "Loading failed", isCut: true });
  });

  it("is JSON within the limit, with the beginning of each text", () => {
    const unit = fc.oneof(anyText(), fc.constantFrom("\u0001", '"', "€", "\ud800", "😀"));
    const text = fc.tuple(unit, fc.nat(30_000)).map(([part, times]) => part.repeat(times).slice(0, 150_000));
    fc.assert(
      fc.property(text, text, text, text, (detail, message, page, code) => {
        const whole = report({ detail, message, page, code });
        const json = formatReport(whole);
        expect(countBytes(json)).toBeLessThanOrEqual(REPORT_LIMIT_BYTES);
        const cut = read(json);
        for (const field of ["detail", "message", "page", "code"] as const) {
          expect(whole[field].startsWith(cut[field])).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});

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
