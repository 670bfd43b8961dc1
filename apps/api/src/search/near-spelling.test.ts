import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeEditDistance } from "@rotunda/core";
import { findNearSpellings, respell, computeSpellingLimit, SOUND_LIMIT } from "./near-spelling.ts";
import { listOtherNames } from "./keyword-terms.ts";

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

  it("finds names that sound the same, even with one more wrong letter, but not single short names", () => {
    const similar = [
      "hawley",
      "stefanik",
      "stephanie",
      "jeffrey",
      "jeffries",
      "krishnamoorthi",
      "jacqui",
      "burrows",
    ].map((word) => ({ word, uses: 1 }));
    expect(findNearSpellings("stephanik", similar, 1)).toEqual(["stefanik"]);
    expect(findNearSpellings("jeffreys", similar, 2)).toEqual(["jeffries", "jeffrey"]);
    expect(findNearSpellings("krishnamurti", similar, 1)).toEqual(["krishnamoorthi"]);
    expect(findNearSpellings("burroughs", similar, 1)).toEqual(["burrows"]);
    expect(findNearSpellings("holly", similar, 1)).toEqual([]);
    // Beside another word, one more wrong letter is allowed.
    expect(findNearSpellings("holly", similar, 1, 2)).toEqual(["hawley"]);
    expect(findNearSpellings("jacky", similar, 1, 2)).toEqual(["jacqui"]);
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
        expect(found).toEqual(expect.arrayContaining(near));
        const heard = found.filter((other) => !near.includes(other));
        expect(heard.every((other) => computeEditDistance(word, other, SOUND_LIMIT) <= SOUND_LIMIT)).toBe(true);
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

it("maps nicknames to formal names and formal names to nicknames, but not to other nicknames", () => {
  expect(listOtherNames("bob")).toEqual(["robert"]);
  expect(listOtherNames("robert")).toContain("bob");
  expect(listOtherNames("elizabeth")).toContain("liz");
  expect(listOtherNames("jacqueline")).toContain("jacqui");
  expect(listOtherNames("zed")).toEqual([]);
});
