import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeEditDistance } from "@rotunda/core";
import { findNearSpellings, respell, computeSpellingLimit } from "./near-spelling.ts";
import { listOtherNames } from "./keyword-terms.ts";

describe("computeEditDistance", () => {
  it("counts changed, added, removed and swapped letters", () => {
    expect(computeEditDistance("latta", "latta", 2)).toBe(0);
    expect(computeEditDistance("lata", "latta", 2)).toBe(1);
    expect(computeEditDistance("kantwell", "cantwell", 2)).toBe(1);
    expect(computeEditDistance("whitfeild", "whitfield", 2)).toBe(1);
    expect(computeEditDistance("smith", "jones", 2)).toBe(3);
  });

  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  it("is symmetric, zero only for equal words, and at least the difference in length", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = computeEditDistance(one, other, 9);
        expect(computeEditDistance(other, one, 9)).toBe(distance);
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(computeEditDistance(one, other, 2)).toBe(Math.min(distance, 3));
      }),
    );
  });
});

describe("findNearSpellings", () => {
  const names = ["cantwell", "cantrell", "bell", "lee", "banks"].map((word, index) => ({ word, uses: index }));

  it("sorts by number of edits, then by same first letter, then by frequency", () => {
    expect(findNearSpellings("kantwell", names, 3)).toEqual(["cantwell", "cantrell"]);
    expect(findNearSpellings("cantvell", names, 3)).toEqual(["cantrell", "cantwell"]);
  });

  it("prefers names that differ only in doubled letters", () => {
    const similar = ["brett", "barrett", "garett"].map((word) => ({ word, uses: 1 }));
    expect(findNearSpellings("barett", similar, 3)).toEqual(["barrett", "brett", "garett"]);
  });

  it("finds every name within the limit", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "1", "z"), minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(letters, fc.uniqueArray(letters, { maxLength: 30 }), (word, others) => {
        const limit = computeSpellingLimit(word);
        const near = others.filter((other) => other !== word && computeEditDistance(word, other, limit) <= limit);
        const found = findNearSpellings(
          word,
          others.map((other) => ({ word: other, uses: 1 })),
          30,
        );
        expect(found.toSorted()).toEqual(near.toSorted());
      }),
    );
  });

  it("finds nothing for short words", () => {
    expect(findNearSpellings("le", names, 3)).toEqual([]);
    expect(findNearSpellings("bill", names, 3)).toEqual(["bell"]);
  });
});

it("replaces only the given words", () => {
  expect(respell('Bob  Lattimer "x y"', new Map([["Lattimer", "latimer"]]))).toBe('Bob  latimer "x y"');
});

it("maps nicknames to formal names and the reverse, but not to other nicknames", () => {
  expect(listOtherNames("bob")).toEqual(["robert"]);
  expect(listOtherNames("robert")).toContain("bob");
  expect(listOtherNames("elizabeth")).toContain("liz");
  expect(listOtherNames("zed")).toEqual([]);
});
