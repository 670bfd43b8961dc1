import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aTerm } from "../../testing/profile-parts.ts";
import { aProfile } from "../../testing/profiles.ts";
import type { PersonProfile } from "./profile.ts";
import { listKeyFacts } from "./key-facts.ts";

const TODAY = "2026-11-20";
const YEAR_MS = 365.25 * 86_400_000;
const senate = aTerm({ start: "2023-01-03", end: "2029-01-03" });
const house = aTerm({ office: "Representative", start: "2009-01-06", end: "2017-01-03" });
const inOffice = (start: string, end: string, office = "Senator") => aTerm({ office, start, end });
const facts = (fields: Partial<PersonProfile>) =>
  listKeyFacts(aProfile(fields), TODAY).map(({ label, value, detail }) => [label, value, detail]);

describe("listKeyFacts", () => {
  it("lists term, next election, seniority and years in each office", () => {
    const terms = [senate, aTerm({ start: "2017-01-03", end: "2023-01-03" }), house];
    expect(
      facts({ terms, nextElectionDate: "2028-11-07", stateRank: "senior", seniority: { place: 41, of: 100 } }),
    ).toEqual([
      ["Current term", "2023–2029", "January 3, 2023 to January 3, 2029"],
      ["Next election", "November 7, 2028", ""],
      ["Seniority", "Senior senator", "41st of 100 by date of first entry"],
      ["In office since", "2009", "Representative 8 years, Senator 9 years"],
    ]);
  });

  it("counts from the last return to office; moving to another office within months is no return", () => {
    const terms = [
      aTerm({ start: "2001-01-03", end: "2029-01-03" }),
      aTerm({ office: "Representative", start: "1993-01-05", end: "1995-01-03" }),
    ];
    expect(facts({ terms }).at(-1)).toEqual(["In office since", "2001", "Representative 2 years, Senator 25 years"]);
    const [senator, representative] = terms;
    const moved = [{ ...senator, start: "1995-03-01" }, representative] as typeof terms;
    expect(facts({ terms: moved }).at(-1)?.[1]).toBe("1993");
    const overlapping = [...moved, aTerm({ office: "Mayor", start: "1990-01-01", end: "2001-01-01" })];
    expect(facts({ terms: overlapping }).at(-1)?.[1]).toBe("1990");
    expect(
      facts({
        isFormer: true,
        terms: [aTerm({ start: "1893-03-04", end: "1897-03-04" }), aTerm({ start: "1885-03-04", end: "1889-03-04" })],
      }).at(-1),
    ).toEqual(["In office", "1885–1889, 1893–1897", "Senator 8 years"]);
  });

  it("says that an earlier term began at an unknown date, and counts no years in its office", () => {
    const terms = [senate, aTerm({ start: "", end: "2023-01-02" }), house];
    expect(facts({ terms }).at(-1)).toEqual(["In office since", "before 2023", "Representative 8 years"]);
    expect(facts({ isFormer: true, terms: [{ ...senate, end: "2026-11-01" }, ...terms.slice(1)] })).toEqual([
      ["In office", "2009–2017, until 2026", "Representative 8 years"],
    ]);
  });

  it("counts years that two terms in an office share only once", () => {
    const terms = [
      aTerm({ office: "Representative", district: "Grafton 10", start: "2022-12-07", end: "2024-12-03" }),
      aTerm({ office: "Representative", district: "Grafton 18", start: "2022-12-07", end: "2024-12-04" }),
      aTerm({ office: "Representative", start: "2008-12-03", end: "2020-12-02" }),
      aTerm({ office: "Representative", start: "2010-12-01", end: "2012-12-05" }),
    ];
    expect(facts({ isFormer: true, terms })).toEqual([
      ["In office", "2008–2020, 2022–2024", "Representative 14 years"],
    ]);
    const days = fc
      .date({ min: new Date("1950-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const anyTerms = fc.array(
      fc
        .tuple(days, fc.oneof(days, fc.constant("")))
        .map(([start, end]) => aTerm({ office: "Senator", start, end: end > start ? end : "" })),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(anyTerms, fc.boolean(), (some, isFormer) => {
        const first = some.map(({ start }) => start).toSorted()[0] ?? "";
        const years = Number(/Senator (\d+) year/.exec(facts({ isFormer, terms: some }).at(-1)?.[2] ?? "")?.[1] ?? 0);
        expect(years).toBeLessThanOrEqual(Math.max(0, (Date.parse(TODAY) - Date.parse(first)) / YEAR_MS + 0.1));
      }),
    );
  });

  it.each([
    ["begins today", "2026-11-20", "2027-01-03", "2026–2027", "November 20, 2026 to January 3, 2027", "2026"],
    ["begins tomorrow", "2026-11-21", "2027-01-03", undefined, undefined, undefined],
    ["ends tomorrow", "2025-01-03", "2026-11-21", "2025–2026", "January 3, 2025 to November 21, 2026", "2025"],
    ["ends today", "2025-01-03", "2026-11-20", undefined, undefined, "2025"],
    ["has no known end", "2025-01-03", "", "since 2025", "", "2025"],
    ["ended 92 days ago", "2025-01-03", "2026-08-20", undefined, undefined, "2025"],
    ["ended 93 days ago", "2025-01-03", "2026-08-19", undefined, undefined, undefined],
  ])("shows of a term that %s what is true today", (_, start, end, years, days, since) => {
    const shown = new Map(facts({ terms: [inOffice(start, end)] }).map(([label, ...rest]) => [label, rest]));
    expect(shown.get("Current term")).toEqual(years === undefined ? undefined : [years, days]);
    expect(shown.get("In office since")?.[0]).toBe(since);
  });

  it("doesn't say since when a present term of unknown dates lasts", () => {
    const terms = [house, inOffice("", "")];
    expect(facts({ terms })).toEqual([]);
    expect(facts({ isFormer: true, terms: [...terms, inOffice("2009-01-06", "2017-01-03")] })).toEqual([
      ["In office", "2009–2017", "Representative 8 years"],
    ]);
  });

  it.each([
    [
      "92 days apart are one period",
      [inOffice("2001-01-03", "2003-01-03"), inOffice("2003-04-05", "2005-01-03")],
      "2001–2005",
    ],
    [
      "93 days apart are two periods",
      [inOffice("2001-01-03", "2003-01-03"), inOffice("2003-04-06", "2005-01-03")],
      "2001–2003, 2003–2005",
    ],
    ["with an open end go on", [inOffice("2001-01-03", "2003-01-03"), inOffice("2003-01-03", "")], "from 2001"],
    [
      "after one with an open end don't close it",
      [inOffice("2001-01-03", ""), inOffice("2005-01-03", "2007-01-03"), inOffice("2015-01-03", "2017-01-03")],
      "from 2001",
    ],
    ["after 92 days began earlier", [inOffice("", "2002-10-03"), inOffice("2003-01-03", "2005-01-03")], "until 2005"],
    ["after 93 days began then", [inOffice("", "2002-10-02"), inOffice("2003-01-03", "2005-01-03")], "2003–2005"],
  ])("joins periods of former people: terms %s", (_, terms, value) => {
    expect(facts({ isFormer: true, terms }).at(-1)?.[1]).toBe(value);
  });

  it.each([
    ["a year", [inOffice("2025-11-20", "2027-01-03")], "Senator 1 year"],
    ["a year that lacks six days", [inOffice("2025-11-26", "2027-01-03")], "Senator 1 year"],
    ["no year that lacks more", [inOffice("2025-11-27", "2027-01-03")], ""],
    ["years until today of an open end", [inOffice("2023-01-03", "")], "Senator 3 years"],
    ["no years in an office held at unknown times too", [senate, inOffice("", "")], ""],
    [
      "each office by itself",
      [inOffice("2015-01-03", "2027-01-03"), inOffice("2017-01-03", "2027-01-03", "Mayor")],
      "Senator 11 years, Mayor 9 years",
    ],
  ])("counts %s", (_, terms, detail) => {
    const [, , counted] = facts({ terms }).at(-1) ?? [];
    expect(counted ?? "").toBe(detail);
  });

  it("leaves out unknown facts", () => {
    expect(facts({})).toEqual([]);
    expect(facts({ terms: [aTerm({ start: "", end: "2027-01-01" })] })).toEqual([["Current term", "until 2027", ""]]);
    expect(facts({ seniority: { place: 212, of: 435 } })).toEqual([
      ["Seniority", "212th of 435", "by date of first entry"],
    ]);
    expect(facts({ stateRank: "junior" })).toEqual([["Seniority", "Junior senator", ""]]);
  });

  it("shows no current term or election of former people, or past elections", () => {
    expect(facts({ isFormer: true, terms: [house], nextElectionDate: "2028-11-07" })).toEqual([
      ["In office", "2009–2017", "Representative 8 years"],
    ]);
    expect(facts({ isFormer: true, stateRank: "senior" })).toEqual([]);
    expect(facts({ isFormer: true, terms: [aTerm({ start: "2020-01-03", end: "" })] })).toEqual([
      ["In office", "from 2020", ""],
    ]);
    expect(facts({ nextElectionDate: "2026-11-19" })).toEqual([]);
    expect(facts({ nextElectionDate: TODAY })).toEqual([["Next election", "November 20, 2026", ""]]);
    expect(facts({ terms: [aTerm({ start: "2027-01-03", end: "" })] })).toEqual([]);
  });
});
