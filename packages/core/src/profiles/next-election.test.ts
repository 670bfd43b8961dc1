import fc from "fast-check";
import { expect, it } from "vitest";
import { computeGeneralElection } from "./next-election.ts";

it("returns the Tuesday after the first Monday of November before a term ends", () => {
  expect(computeGeneralElection("2027-01-03")).toBe("2026-11-03");
  expect(computeGeneralElection("2029-01-03")).toBe("2028-11-07");
  expect(computeGeneralElection("2031-01-03")).toBe("2030-11-05");
});

it("is a Tuesday from November 2 to 8 of an even year", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), (year) => {
      const day = computeGeneralElection(`${year}-01-03`);
      const date = new Date(day);
      expect(date.getUTCDay()).toBe(2);
      expect(date.getUTCDate()).toBeGreaterThanOrEqual(2);
      expect(date.getUTCDate()).toBeLessThanOrEqual(8);
      expect(date.getUTCFullYear() % 2).toBe(0);
    }),
  );
});
