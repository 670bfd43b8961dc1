import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText, holdsWords } from "./fold-text.ts";

describe("foldText", () => {
  it("removes accents and lowercases", () => {
    expect(foldText("ÉCOLE Ångström")).toBe("ecole angstrom");
  });
});

describe("holdsWords", () => {
  it("finds every word, in any order, ignoring case and accents", () => {
    expect(holdsWords("Lucía de la Cruz", "CRUZ, lucia")).toBe(true);
    expect(holdsWords("Lucía de la Cruz", "  lucía   cruz ")).toBe(true);
    expect(holdsWords("Lucía de la Cruz", "lucia ibarra")).toBe(false);
    expect(holdsWords("", "a")).toBe(false);
  });

  it("finds the text itself and an empty query", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(holdsWords(text, text)).toBe(true);
        expect(holdsWords(text, " , ")).toBe(true);
      }),
    );
  });
});
