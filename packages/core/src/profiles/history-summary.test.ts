import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HISTORY_LINES_SHOWN, summarizeHistory } from "./history-summary.ts";

const yearsOf = (...years: number[]) => years.map((year) => ({ start: String(year), end: String(year) }));

describe("summarizeHistory", () => {
  it("shows the first and last year and the count of a long history", () => {
    expect(summarizeHistory(yearsOf(2026, 2000, 2012, 2008, 2016), "election")).toBe("2000–2026, 5 elections");
  });

  it("is null for a history that is short enough to show", () => {
    expect(summarizeHistory(yearsOf(2026, 2000, 2012, 2008), "election")).toBeUndefined();
    expect(summarizeHistory([], "election")).toBeUndefined();
  });

  it('says "since" if an entry has no end', () => {
    const terms = [
      { start: "2025-01-03", end: "" },
      ...[2017, 2019, 2021, 2023].map((year) => ({ start: `${year}-01-03`, end: `${year + 2}-01-03` })),
    ];
    expect(summarizeHistory(terms, "term")).toBe("since 2017, 5 terms");
  });

  it("shows only the count without a known year", () => {
    const unknown = Array.from({ length: 6 }, () => ({ start: "", end: "" }));
    expect(summarizeHistory(unknown, "election")).toBe("6 elections");
    expect(summarizeHistory([...unknown, ...yearsOf(2020)], "election")).toBe("2020, 7 elections");
  });

  it("shows years and count of every history above the limit", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1789, max: 2100 })), (years) => {
        const summary = summarizeHistory(yearsOf(...years), "election");
        expect(summary !== undefined).toBe(years.length > HISTORY_LINES_SHOWN);
        if (summary === undefined) return;
        expect(summary).toContain(`${years.length} elections`);
        for (const year of [Math.min(...years), Math.max(...years)]) expect(summary).toContain(String(year));
      }),
    );
  });
});
