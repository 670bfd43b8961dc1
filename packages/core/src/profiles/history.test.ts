import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aProfile } from "../../testing/profiles.ts";
import { formatTerms, HISTORY_LINES_SHOWN, listHistoryRows, summarizeHistory } from "./history.ts";
import type { Term } from "./profile.ts";

const TERM = {
  office: "Representative",
  state: "Washington",
  district: "7",
  party: "Democrat",
  caucus: "",
  note: "",
  start: "2017-01-03",
  end: "",
};

describe("listHistoryRows", () => {
  it("lists terms, changes and sources, in that order", () => {
    const profile = aProfile({
      terms: [TERM],
      leadershipHistory: [{ title: "Caucus Vice Chair", chamber: "house", start: "2019-01-03", end: "2021-01-03" }],
      substantiveUpdatedDate: "2026-03-04",
      updatedDate: "2026-06-01",
      sources: ["The clerk’s roll", "The office’s own page"],
    });
    expect(listHistoryRows(profile)).toEqual([
      { label: "Terms in office", lines: ["Representative, Washington, District 7, Democrat, since 2017"] },
      { label: "Leadership posts", lines: ["Caucus Vice Chair, 2019–2021"] },
      { label: "Last substantive update", lines: ["March 4, 2026"] },
      { label: "Last updated", lines: ["June 1, 2026"] },
      { label: "Sources", lines: ["The clerk’s roll", "The office’s own page"] },
    ]);
  });

  it("summarizes terms above the limit", () => {
    const terms = [2017, 2019, 2021, 2023].map((year) => ({
      ...TERM,
      start: `${year}-01-03`,
      end: `${year + 2}-01-03`,
    }));
    expect(listHistoryRows({ updatedDate: null, terms })[0]).not.toHaveProperty("summary");
    const [row] = listHistoryRows({ updatedDate: null, terms: [...terms, { ...TERM, start: "2025-01-03" }] });
    expect(row).toMatchObject({ summary: "since 2017, 5 terms" });
    expect(row?.lines).toHaveLength(5);
  });

  it("doesn’t say that terms and posts of a former person go on", () => {
    const leadershipHistory = [{ title: "Whip", chamber: "house", start: "2019-01-03", end: "" }];
    const rows = listHistoryRows({ updatedDate: null, terms: [TERM], leadershipHistory, isFormer: true });
    expect(rows.flatMap(({ lines }) => lines)).toEqual([
      "Representative, Washington, District 7, Democrat, from 2017",
      "Whip, from 2019",
    ]);
    const terms = Array.from({ length: HISTORY_LINES_SHOWN + 1 }, () => TERM);
    expect(listHistoryRows({ updatedDate: null, terms, isFormer: true })[0]?.summary).toBe("from 2017, 5 terms");
  });

  it("uses the singular for one source", () => {
    expect(listHistoryRows({ updatedDate: null, sources: ["The clerk’s roll"] })).toEqual([
      { label: "Source", lines: ["The clerk’s roll"] },
    ]);
  });

  it("omits unknown facts", () => {
    expect(listHistoryRows({ updatedDate: null })).toEqual([]);
    expect(listHistoryRows({ updatedDate: "2026-06-01" })).toEqual([
      { label: "Last updated", lines: ["June 1, 2026"] },
    ]);
  });
});

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
