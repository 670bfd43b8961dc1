import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeEditDistance } from "./edit-distance.ts";

const WORDS = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });

describe("computeEditDistance", () => {
  it.each([
    ["", "", 0],
    ["", "lee", 3],
    ["latta", "latta", 0],
    ["lata", "latta", 1],
    ["kantwell", "cantwell", 1],
    ["whitfeild", "whitfield", 1],
    ["ab", "ba", 1],
    ["abcd", "badc", 2],
    ["abc", "cab", 2],
    ["ca", "abc", 3],
    ["smith", "jones", 5],
    ["kitten", "sitting", 3],
  ])("counts changed, added, removed and swapped letters: %j and %j have %i", (one, other, distance) => {
    expect(computeEditDistance(one, other, 9)).toBe(distance);
    expect(computeEditDistance(other, one, distance)).toBe(distance);
  });

  it("is zero only for equal words, and at least the difference in length", () => {
    fc.assert(
      fc.property(WORDS, WORDS, (one, other) => {
        const distance = computeEditDistance(one, other, 9);
        expect(computeEditDistance(other, one, 9)).toBe(distance);
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });

  it("stops counting above the limit", () => {
    fc.assert(
      fc.property(WORDS, WORDS, fc.nat({ max: 7 }), (one, other, limit) => {
        const distance = computeEditDistance(one, other, 9);
        expect(computeEditDistance(one, other, limit)).toBe(Math.min(distance, limit + 1));
      }),
    );
  });
});
