import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPrefixIndex, typePrefix, type MenuPrefix } from "./menu-prefix.ts";

/** Returns the prefix after keys at these times. */
const after = (...keys: [key: string, at: number][]) =>
  keys.reduce<MenuPrefix | null>((prefix, [key, at]) => typePrefix(prefix, key, at), null)?.text;

describe("typePrefix", () => {
  it("grows with keys within a second and restarts afterwards", () => {
    expect(after(["n", 5000])).toBe("n");
    expect(after(["n", 5000], ["e", 5999])).toBe("ne");
    expect(after(["n", 5000], ["e", 6000])).toBe("e");
    expect(after(["n", 0], ["e", 900], ["w", 1800])).toBe("new");
    expect(after(["n", 0], ["e", 100], ["a", 1200])).toBe("a");
  });

  it("measures the second from the last key", () => {
    expect(typePrefix({ text: "ne", at: 100 }, "b", 1050)).toEqual({ text: "neb", at: 1050 });
  });
});

const STATES = ["Alabama", "Alaska", "Nebraska", "Nevada", "New York", "Ñuble"];

describe("findPrefixIndex", () => {
  it.each([
    ["n", -1, 2],
    ["n", 2, 3],
    ["nn", 3, 4],
    ["n", 4, 5],
    ["n", 5, 2],
    ["ne", 2, 2],
    ["nev", 2, 3],
    ["NEW Y", 2, 4],
    ["a", 0, 1],
    ["a", 1, 0],
    ["al", 1, 1],
    ["ala", 5, 0],
    ["ñu", 0, 5],
    ["nu", 0, 5],
    ["x", 0, -1],
    ["", 3, -1],
  ])("of %j from item %i is %i", (text, current, index) => {
    expect(findPrefixIndex(STATES, text, current)).toBe(index);
  });

  it("starts at the first item without a current one", () => {
    expect(findPrefixIndex(["New York", "Ohio", "New Mexico"], "new", -1)).toBe(0);
    expect(findPrefixIndex(["Ohio", "New Mexico"], "new", -1)).toBe(1);
  });

  it("finds nothing in an empty menu", () => {
    expect(findPrefixIndex([], "a", -1)).toBe(-1);
  });

  it("finds an item with the prefix whenever there is one", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), word, fc.nat(), (texts, text, at) => {
        const index = findPrefixIndex(texts, text, at % texts.length);
        const isOneLetter = new Set(text).size === 1;
        const wanted = isOneLetter ? text.slice(0, 1) : text;
        if (index === -1) expect(texts.filter((item) => item.startsWith(wanted))).toEqual([]);
        else expect(texts[index]?.startsWith(wanted)).toBe(true);
      }),
    );
  });
});
