import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitMatches } from "./matched-text.tsx";

const marked = (name: string, typed: string) =>
  splitMatches(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

describe("the matching parts of a name", () => {
  it.each([
    ["Ruth Halvorsen", "hal", "Ruth [Hal]vorsen"],
    ["Ruth Halvorsen", "hal ru", "[Ru]th [Hal]vorsen"],
    ["María Peña", "PENA", "María [Peña]"],
    ["Marshall Hall", "hall", "Marshall [Hall]"],
    ["Marshall", "hall", "Mars[hall]"],
    ["Ruth Halvorsen", "senator", "Ruth Halvorsen"],
    ["Ruth Halvorsen", '"ruth', "[Ruth] Halvorsen"],
    ["Ruth Halvorsen", "", "Ruth Halvorsen"],
  ])("of %s for %s: %s", (name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected);
  });

  it("join to the whole name, and alternate", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (name, typed) => {
        const parts = splitMatches(name, typed);
        expect(parts.map(({ text }) => text).join("")).toBe(name);
        expect(parts.every((part, index) => parts[index + 1]?.isMatch !== part.isMatch)).toBe(true);
      }),
    );
  });
});
