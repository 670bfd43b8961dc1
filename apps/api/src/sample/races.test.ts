import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { raceShares } from "./races.ts";

describe("raceShares", () => {
  it("adds up to 100 percent, best first, with every winner ahead of every loser", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 10 }), (name, seats) => {
        const shares = raceShares({ name, year: 2024, seats });
        expect(shares.length).toBeGreaterThan(seats);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
        expect(shares.every((share) => share > 0)).toBe(true);
        expect(Number(shares.reduce((sum, share) => sum + share, 0).toFixed(6))).toBe(100);
        expect(shares[seats - 1]).toBeGreaterThan(shares[seats] ?? 0);
        if (seats === 1) expect(shares[0]).toBeGreaterThan(50);
      }),
    );
  });

  it("is the same for the same race", () => {
    const race = { name: "U.S. House, Ohio, 3rd District", year: 2024, seats: 1 };
    expect(raceShares(race)).toEqual(raceShares(race));
    expect(raceShares(race)).not.toEqual(raceShares({ ...race, year: 2022 }));
  });
});
