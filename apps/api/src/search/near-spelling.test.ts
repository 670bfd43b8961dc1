import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { nearSpellings, respell, spellingLimit } from "./near-spelling.ts";
import { otherNames } from "./nicknames.ts";

describe("editDistance", () => {
  it("counts letters changed, added, dropped and swapped", () => {
    expect(editDistance("latta", "latta", 2)).toBe(0);
    expect(editDistance("lata", "latta", 2)).toBe(1);
    expect(editDistance("kantwell", "cantwell", 2)).toBe(1);
    expect(editDistance("whitfeild", "whitfield", 2)).toBe(1);
    expect(editDistance("smith", "jones", 2)).toBe(3);
  });

  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  it("is symmetric, nought only between equals, and at least the difference in length", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other, 9);
        expect(editDistance(other, one, 9)).toBe(distance);
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(editDistance(one, other, 2)).toBe(Math.min(distance, 3));
      }),
    );
  });
});

describe("nearSpellings", () => {
  const names = ["cantwell", "cantrell", "bell", "lee", "banks"].map((word, index) => ({ word, uses: index }));

  it("puts fewer slips first, then the same first letter, then the commoner name", () => {
    expect(nearSpellings("kantwell", names, 3)).toEqual(["cantwell", "cantrell"]);
    expect(nearSpellings("cantvell", names, 3)).toEqual(["cantrell", "cantwell"]);
  });

  it("finds every name within the limit, however its letters differ", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "1", "z"), minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(letters, fc.uniqueArray(letters, { maxLength: 30 }), (word, others) => {
        const limit = spellingLimit(word);
        const near = others.filter((other) => other !== word && editDistance(word, other, limit) <= limit);
        const found = nearSpellings(
          word,
          others.map((other) => ({ word: other, uses: 1 })),
          30,
        );
        expect(found.toSorted()).toEqual(near.toSorted());
      }),
    );
  });

  it("leaves short words alone, for they are too easily others", () => {
    expect(nearSpellings("le", names, 3)).toEqual([]);
    expect(nearSpellings("bill", names, 3)).toEqual(["bell"]);
  });
});

it("respells the words it is told to and nothing else", () => {
  expect(respell('Bob  Lattimer "x y"', new Map([["Lattimer", "latimer"]]))).toBe('Bob  latimer "x y"');
});

it("knows nicknames both ways, and no nickname by another", () => {
  expect(otherNames("bob")).toEqual(["robert"]);
  expect(otherNames("robert")).toContain("bob");
  expect(otherNames("elizabeth")).toContain("liz");
  expect(otherNames("zed")).toEqual([]);
});
