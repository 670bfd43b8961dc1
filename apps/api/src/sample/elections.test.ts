import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inventElections, findNextElection, drawShares } from "./elections.ts";
import type { SamplePerson } from "./sample-person.ts";

const aSenator = (differs: Partial<SamplePerson> = {}): SamplePerson => ({
  key: "sen-OH-1",
  seat: { type: "sen", state: "OH", district: "" },
  senateClass: 1,
  party: 1,
  caucusParty: 1,
  gender: "F",
  name: { first: "Ada", middle: "", last: "Barlow", suffix: "", nickname: "", ethnicity: "White" },
  displayName: "Ada Barlow",
  birthDate: "1960-01-02",
  terms: [
    { type: "rep", state: "OH", district: "3", senateClass: null, start: "2017-01-03", end: "2019-01-03" },
    { type: "sen", state: "OH", district: "", senateClass: 1, start: "2019-01-03", end: "2025-01-03" },
  ],
  departure: "",
  leadershipRole: "",
  ...differs,
});

describe("elections", () => {
  it("come before each term, newest first, and before the next one", () => {
    const elections = inventElections(aSenator());
    expect(elections.map(({ year, raceName }) => [year, raceName])).toEqual([
      [2018, "U.S. Senate, Ohio"],
      [2016, "U.S. House, Ohio, 3rd District"],
    ]);
    for (const { percent } of elections) expect(percent).toBeGreaterThan(50);
    expect(findNextElection(aSenator())).toBe("2024-11-05");
  });

  it("end with a defeat for those who were defeated, and go on for nobody who left", () => {
    const defeated = aSenator({ departure: "lost re-election" });
    const [last] = inventElections(defeated);
    expect(last).toMatchObject({ year: 2024, raceName: "U.S. Senate, Ohio" });
    expect(last?.status).toMatch(/^Lost, /u);
    expect(last?.percent).toBeLessThan(50);
    expect(findNextElection(defeated)).toBeNull();
  });
});

describe("drawShares", () => {
  it("adds up to 100 percent, best first, with every winner ahead of every loser", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 10 }), (name, seats) => {
        const shares = drawShares(name, 2024, seats);
        expect(shares.length).toBeGreaterThan(seats);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
        expect(shares.every((share) => share > 0)).toBe(true);
        expect(Number(shares.reduce((sum, share) => sum + share, 0).toFixed(6))).toBe(100);
        expect(shares[seats - 1]).toBeGreaterThan(shares[seats] ?? 0);
        if (seats === 1) expect(shares[0]).toBeGreaterThan(50);
      }),
    );
  });

  it("returns the same shares for the same race", () => {
    const inYear = (year: number) => drawShares("U.S. House, Ohio, 3rd District", year, 1);
    expect(inYear(2024)).toEqual(inYear(2024));
    expect(inYear(2024)).not.toEqual(inYear(2022));
  });
});
