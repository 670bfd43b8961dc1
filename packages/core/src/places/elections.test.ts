import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCandidate, anElectionResult } from "../../testing/places.ts";
import {
  findGeneralElectionBefore,
  describeElection,
  describeLead,
  listElectionRows,
  findGeneralElectionDay,
  sortElections,
} from "./elections.ts";

const RUTH = aCandidate();
const LUIS = aCandidate({ name: "Luis Ortega", party: "Democrat", votes: 79_600, percent: 39.8, isWinner: false });
const rows = (...candidates: (typeof RUTH)[]) => listElectionRows({ candidates });

describe("findGeneralElectionDay", () => {
  it("returns the Tuesday after the first Monday of November", () => {
    expect([2022, 2024, 2026, 2027, 2028, 2032].map(findGeneralElectionDay)).toEqual([
      "2022-11-08",
      "2024-11-05",
      "2026-11-03",
      "2027-11-02",
      "2028-11-07",
      "2032-11-02",
    ]);
  });
});

describe("sortElections", () => {
  it("sorts newest first and keeps the order within a year", () => {
    const results = [2020, 2024, 2022, 2024].map((year, at) => anElectionResult({ year, office: String(at) }));
    expect(sortElections(results).map(({ office }) => office)).toEqual(["1", "3", "2", "0"]);
    expect(results[0]?.year).toBe(2020);
  });
});

describe("listElectionRows", () => {
  it("lists the winner first, with formatted votes and share", () => {
    expect(rows(LUIS, RUTH)).toEqual([
      { ...RUTH, votesText: "120,400", percentText: "60.2%" },
      { ...LUIS, votesText: "79,600", percentText: "39.8%" },
    ]);
  });

  it("computes a missing share if all votes are known", () => {
    const [first, second] = rows({ ...RUTH, percent: null, votes: 3 }, { ...LUIS, percent: null, votes: 1 });
    expect([first?.percent, first?.percentText, second?.percent]).toEqual([75, "75%", 25]);
    const [known, unknown] = rows({ ...RUTH, percent: null, votes: 3 }, { ...LUIS, percent: null, votes: null });
    expect([known?.percent, known?.percentText]).toEqual([null, ""]);
    expect([unknown?.votesText, unknown?.percentText]).toEqual(["", ""]);
    expect(rows({ ...RUTH, percent: null, votes: 0 })[0]?.percent).toBeNull();
  });

  it("sorts losers by share or votes", () => {
    const names = (...candidates: (typeof RUTH)[]) => rows(...candidates).map(({ name }) => name);
    const loser = (name: string, percent: number | null, votes: number | null) => ({ ...LUIS, name, percent, votes });
    expect(names(loser("A", 10, 5), loser("B", 20, 4), RUTH)).toEqual(["Ruth Halvorsen", "B", "A"]);
    expect(names(loser("A", null, 5), loser("C", null, null), loser("B", null, 9))).toEqual(["B", "A", "C"]);
    expect(names(loser("C", null, null), loser("A", null, 0))).toEqual(["A", "C"]);
    expect(names({ ...loser("A", 90, 9) }, { ...RUTH, percent: 10 })).toEqual(["Ruth Halvorsen", "A"]);
  });

  it("keeps every candidate, and shares add up to 100 percent", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1e6 }), { minLength: 1, maxLength: 6 }), (votes) => {
        const found = rows(...votes.map((count, at) => ({ ...LUIS, name: String(at), votes: count, percent: null })));
        expect(found.map(({ name }) => Number(name)).toSorted((a, b) => a - b)).toEqual(votes.map((_, at) => at));
        const shares = found.flatMap(({ percent }) => percent ?? []);
        const sum = shares.reduce((total, share) => total + share, 0);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
        expect(Math.round(sum)).toBe(votes.some((count) => count > 0) ? 100 : 0);
      }),
    );
  });
});

describe("describeElection", () => {
  const describeCandidates = (...candidates: (typeof RUTH)[]) => describeElection(anElectionResult({ candidates }));

  it("names the winner and the lead", () => {
    expect(describeCandidates(LUIS, RUTH)).toBe("2024 U.S. House: Ruth Halvorsen (Republican) won by 20.4 points.");
    expect(describeCandidates({ ...RUTH, percent: 50 }, { ...LUIS, percent: 49 })).toMatch(/ won by 1 point\.$/);
    expect(describeCandidates({ ...RUTH, party: "" })).toBe("2024 U.S. House: Ruth Halvorsen won unopposed.");
  });

  it("names all winners of several seats, none of them as a loser", () => {
    const ada = { ...RUTH, name: "Ada Barlow", percent: 27 };
    const ben = { ...LUIS, name: "Ben Orr", percent: 24, isWinner: true };
    const cleo = { ...LUIS, name: "Cleo Hart", percent: 20.5 };
    expect(describeCandidates(cleo, ben, ada)).toBe(
      "2024 U.S. House: Ada Barlow (Republican) and Ben Orr (Democrat) won, 3.5 points or more ahead of the others.",
    );
    expect(describeCandidates(ada, ben)).toBe(
      "2024 U.S. House: Ada Barlow (Republican) and Ben Orr (Democrat) won unopposed.",
    );
    expect(describeCandidates(ada, ben, { ...cleo, percent: null, votes: null })).toBe(
      "2024 U.S. House: Ada Barlow (Republican) and Ben Orr (Democrat) won.",
    );
    expect(describeLead({ candidates: [ada, ben, cleo] })).toBe("");
  });

  it("computes the lead over losers only, for any number of winners", () => {
    const candidates = fc.array(fc.record({ percent: fc.integer({ min: 1, max: 100 }), isWinner: fc.boolean() }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(candidates, (drawn) => {
        const all = drawn.map((one, at) => ({ ...RUTH, ...one, name: `Person ${at}`, party: "" }));
        const text = describeCandidates(...all);
        const winners = all.filter(({ isWinner }) => isWinner);
        for (const { name, isWinner } of all) expect(text.includes(name)).toBe(isWinner);
        const losers = all.filter(({ isWinner }) => !isWinner).map(({ percent }) => percent);
        const lead = Math.min(...winners.map(({ percent }) => percent)) - Math.max(...losers);
        const hasLead = winners.length > 0 && losers.length > 0 && lead > 0;
        expect(/ (\d+) points?\b/.exec(text)?.[1]).toBe(hasLead ? String(lead) : undefined);
      }),
    );
  });

  it("omits unknown facts", () => {
    expect(describeCandidates({ ...RUTH, percent: null, votes: null }, LUIS)).toBe(
      "2024 U.S. House: Ruth Halvorsen (Republican) won.",
    );
    expect(describeCandidates(RUTH, { ...LUIS, percent: null, votes: null })).toBe(
      "2024 U.S. House: Ruth Halvorsen (Republican) won.",
    );
    expect(describeCandidates({ ...RUTH, percent: 30 }, LUIS)).toBe(
      "2024 U.S. House: Ruth Halvorsen (Republican) won.",
    );
    expect(describeCandidates({ ...RUTH, percent: 39.8 }, LUIS)).toBe(
      "2024 U.S. House: Ruth Halvorsen (Republican) won.",
    );
    expect(describeCandidates({ ...RUTH, percent: 39.84 }, LUIS)).toBe(
      "2024 U.S. House: Ruth Halvorsen (Republican) won.",
    );
    expect(describeCandidates(LUIS)).toBe("2024 U.S. House.");
    expect(describeCandidates()).toBe("2024 U.S. House.");
  });
});

describe("describeLead", () => {
  const lead = (...candidates: (typeof RUTH)[]) => describeLead({ candidates });

  it("shows the winner's party letter and the lead in points", () => {
    expect(lead(LUIS, RUTH)).toBe("R +20.4");
    expect(lead({ ...RUTH, percent: 51 }, { ...LUIS, percent: 49 })).toBe("R +2.0");
    expect(lead({ ...RUTH, party: "" }, LUIS)).toBe("+20.4");
  });

  it("is empty without elections", () => {
    expect(lead(LUIS)).toBe("");
    expect(lead(RUTH)).toBe("");
    expect(lead()).toBe("");
    expect(lead({ ...RUTH, percent: null, votes: null }, LUIS)).toBe("");
    expect(lead({ ...RUTH, percent: 40 }, { ...LUIS, percent: 40 })).toBe("");
  });
});

describe("findGeneralElectionBefore", () => {
  it("returns the Tuesday after the first Monday of November before a term ends", () => {
    expect(findGeneralElectionBefore("2027-01-03")).toBe("2026-11-03");
    expect(findGeneralElectionBefore("2029-01-03")).toBe("2028-11-07");
    expect(findGeneralElectionBefore("2031-01-03")).toBe("2030-11-05");
  });

  it("is a Tuesday from November 2 to 8 of an even year", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), (year) => {
        const day = findGeneralElectionBefore(`${year}-01-03`);
        const date = new Date(day);
        expect(date.getUTCDay()).toBe(2);
        expect(date.getUTCDate()).toBeGreaterThanOrEqual(2);
        expect(date.getUTCDate()).toBeLessThanOrEqual(8);
        expect(date.getUTCFullYear() % 2).toBe(0);
      }),
    );
  });
});
