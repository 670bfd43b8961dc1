import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Term } from "./profile.ts";
import { formatTerms } from "./terms.ts";

const aTerm = (fields: Partial<Term> = {}): Term => ({
  office: "Representative",
  state: "Washington",
  district: "7",
  party: "Democrat",
  caucus: "",
  note: "",
  start: "2017-01-03",
  end: "2019-01-03",
  ...fields,
});

const years = (start: string, end: string) =>
  formatTerms([aTerm({ start, end })])[0]
    ?.split(", ")
    .at(-1);

describe("formatTerms", () => {
  it("lists each term, newest first", () => {
    const senate = aTerm({ office: "Senator", district: "", start: "2019-01-03", end: "2025-01-03" });
    expect(formatTerms([aTerm(), senate])).toEqual([
      "Senator, Washington, Democrat, 2019–2025",
      "Representative, Washington, District 7, Democrat, 2017–2019",
    ]);
  });

  it("adds how a term began", () => {
    expect(formatTerms([aTerm({ note: "by appointment" })])[0]).toMatch(/2017–2019, by appointment$/u);
  });

  it("names the caucus of an Independent", () => {
    expect(formatTerms([aTerm({ party: "Independent", caucus: "Democrat" })])).toEqual([
      "Representative, Washington, District 7, Independent (caucuses with the Democrats), 2017–2019",
    ]);
  });

  it("shows only known years", () => {
    expect(years("", "2019-01-03")).toBe("until 2019");
    expect(years("2017-01-03", "")).toBe("since 2017");
    expect(years("2017-01-03", "2017-12-31")).toBe("2017");
    expect(years("", "")).toBe("Democrat");
  });

  it("returns a line per term, newest first, and doesn't change the list", () => {
    const starts = fc.array(fc.integer({ min: 1900, max: 2026 }).map((year) => `${year}-01-03`));
    fc.assert(
      fc.property(starts, (dates) => {
        const terms = dates.map((start) => aTerm({ start, end: "" }));
        const shown = formatTerms(terms).map((line) => Number(line.slice(-4)));
        expect(shown).toEqual(dates.map((date) => Number(date.slice(0, 4))).toSorted((a, b) => b - a));
        expect(terms.map(({ start }) => start)).toEqual(dates);
      }),
    );
  });
});
