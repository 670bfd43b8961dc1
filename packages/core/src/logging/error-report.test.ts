import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, anyText } from "../../testing/session.ts";
import { CallFailed } from "../kernel/failure.ts";
import { REPORT_LIMIT_BYTES, countBytes, formatReport, toErrorReport, type ErrorReport } from "./error-report.ts";

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

describe("countBytes", () => {
  it.each([
    ["", 0],
    ["a\u007f", 2],
    ["\u0080é\u07ff", 6],
    ["\u0800€\uffff", 9],
    ["\u{10000}😀", 8],
  ])("of %j is %i", (text, bytes) => expect(countBytes(text)).toBe(bytes));

  it("returns the length in UTF-8", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.string({ unit: "grapheme" })), (text) => {
        expect(countBytes(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});

/** The parsed report. */
const read = (json: string) => JSON.parse(json) as ErrorReport & { isCut?: boolean };

describe("formatReport", () => {
  it("doesn't change a report that fits", () => {
    expect(REPORT_LIMIT_BYTES).toBe(102_400);
    expect(formatReport(report())).toBe(JSON.stringify(report()));
    const room = REPORT_LIMIT_BYTES - countBytes(JSON.stringify(report()));
    const full = report({ detail: "x".repeat(room) });
    expect(formatReport(full)).toBe(JSON.stringify(full));
    expect(read(formatReport(report({ detail: "x".repeat(room + 1) }))).isCut).toBe(true);
  });

  it("truncates only the detail, to exactly what fits", () => {
    const json = formatReport(report({ detail: "x".repeat(200_000) }));
    expect(countBytes(json)).toBe(102_400);
    const { detail, ...rest } = read(json);
    const { detail: _, ...others } = report();
    expect(rest).toEqual({ ...others, isCut: true });
    expect(detail).toMatch(/^x{102000,}$/);
  });

  it("truncates message, page and code if that isn't enough", () => {
    const long = report({
      detail: "d".repeat(500),
      message: "m".repeat(500),
      page: "p".repeat(500),
      code: "c".repeat(50),
    });
    const sizes = (limit: number) => {
      const { detail, message, page, code } = read(formatReport(long, limit));
      return [detail, message, page, code].map((text) => text.length);
    };
    const empty = countBytes(
      JSON.stringify({ ...report({ detail: "", message: "", page: "", code: "" }), isCut: true }),
    );
    expect(sizes(empty + 1060)).toEqual([10, 500, 500, 50]);
    expect(sizes(empty + 700)).toEqual([0, 150, 500, 50]);
    expect(sizes(empty + 60)).toEqual([0, 0, 10, 50]);
    expect(sizes(empty + 7)).toEqual([0, 0, 0, 7]);
  });

  it("truncates between characters and counts JSON escapes", () => {
    const limit = countBytes(JSON.stringify({ ...report(), isCut: true })) + 5;
    expect(read(formatReport(report({ detail: "😀😀".repeat(20) }), limit)).detail).toBe("😀");
    expect(read(formatReport(report({ detail: '"\\\n'.repeat(20) }), limit)).detail).toBe('"\\');
    expect(read(formatReport(report({ detail: "\u0001\u0001".repeat(20) }), limit)).detail).toBe("");
    expect(read(formatReport(report({ detail: "abcdefg".repeat(20) }), limit)).detail).toBe("abcde");
  });

  it("is JSON within the limit that truncates texts no more than needed", () => {
    const text = fc.oneof(anyText(), fc.string({ unit: "grapheme", maxLength: 60 }));
    const limits = fc.integer({ min: 130, max: 500 });
    fc.assert(
      fc.property(text, text, text, limits, (detail, message, page, limit) => {
        const whole = report({ detail, message, page, code: "" });
        const json = formatReport(whole, limit);
        expect(countBytes(json)).toBeLessThanOrEqual(limit);
        const cut = read(json);
        for (const field of ["detail", "message", "page"] as const) {
          expect(whole[field].startsWith(cut[field])).toBe(true);
        }
        if (countBytes(JSON.stringify(whole)) <= limit) expect(json).toBe(JSON.stringify(whole));
        else {
          const [next = ""] = whole.detail.slice(cut.detail.length);
          const more = JSON.stringify({ ...cut, detail: `${cut.detail}${next}` });
          if (cut.message === message && cut.page === page && next !== "")
            expect(countBytes(more)).toBeGreaterThan(limit);
        }
      }),
    );
  });
});
