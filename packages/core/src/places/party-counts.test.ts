import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countParties } from "./party-counts.ts";

const people = (...parties: string[]) => parties.map((politicalParty) => ({ politicalParty }));

describe("countParties", () => {
  it("sorts parties by size, then by name, with vacant seats last", () => {
    expect(countParties(people("Democrat", "Republican", "Republican", "Independent"), 5)).toEqual([
      { party: "Republican", count: 2 },
      { party: "Democrat", count: 1 },
      { party: "Independent", count: 1 },
      { party: null, count: 5 },
    ]);
  });

  it("counts members without a party, and omits vacant seats if there are none", () => {
    expect(countParties(people("", " ", "Democrat"))).toEqual([
      { party: "No party", count: 2 },
      { party: "Democrat", count: 1 },
    ]);
    expect(countParties([])).toEqual([]);
    expect(countParties([], -1)).toEqual([]);
  });

  it("counts every member and vacant seat once", () => {
    const party = fc.constantFrom("Republican", "Democrat", "Independent", "");
    fc.assert(
      fc.property(fc.array(party), fc.nat({ max: 20 }), (parties, vacant) => {
        const counts = countParties(people(...parties), vacant);
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(parties.length + vacant);
        expect(new Set(counts.map((one) => one.party)).size).toBe(counts.length);
      }),
    );
  });
});
