import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  capitalize,
  capitalizeWords,
  cleanNumeric,
  decodePart,
  describeCount,
  formatCurrency,
  formatNumber,
  formatOrdinal,
  chooseNoun,
  joinWithAnd,
  joinWithOr,
  parseUrl,
  truncate,
  foldText,
  containsWords,
} from "./text.ts";

describe("numbers of things", () => {
  it.each([
    [0, "0 profiles"],
    [1, "1 profile"],
    [1961, "1,961 profiles"],
  ])("%i reads %j", (count, text) => {
    expect(describeCount(count, "profile")).toBe(text);
    expect(`${formatNumber(count)} ${chooseNoun(count, "profile")}`).toBe(text);
  });
});

it("formats numbers like Intl", () => {
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true })), (value) => {
      // Adding zero turns -0 into 0.
      expect(formatNumber(value)).toBe((value + 0).toLocaleString("en-US"));
    }),
  );
});

it.each([
  [0, "0th"],
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [10, "10th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [19, "19th"],
  [21, "21st"],
  [101, "101st"],
  [112, "112th"],
])("formats %i as %j", (value, text) => expect(formatOrdinal(value)).toBe(text));

it.each([
  [[], "", ""],
  [["Ada"], "Ada", "Ada"],
  [["Ada", "Ben"], "Ada and Ben", "Ada or Ben"],
  [["Ada", "Ben", "Cleo"], "Ada, Ben and Cleo", "Ada, Ben or Cleo"],
])("joins %j", (parts, all, any) => {
  expect([joinWithAnd(parts), joinWithOr(parts)]).toEqual([all, any]);
});

describe("formatCurrency", () => {
  it.each([
    [1234567, "$1,234,567"],
    ["1234567.89", "$1,234,567.89"],
    [1234.5, "$1,234.50"],
    [0, "$0"],
    [-0, "$0"],
    ["0", "$0"],
    [-250, "-$250"],
    [null, "(Unavailable)"],
    [undefined, "(Unavailable)"],
    ["", "(Unavailable)"],
    ["  ", "(Unavailable)"],
    ["n/a", "(Unavailable)"],
    [NaN, "(Unavailable)"],
    [Infinity, "(Unavailable)"],
  ])("writes %j as %s", (value, text) => {
    expect(formatCurrency(value)).toBe(text);
  });

  it("never shows an invalid number", () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.constant(null)), (value) => {
        expect(formatCurrency(value)).toMatch(/^(-?\$[\d,]+(\.\d\d)?|\(Unavailable\))$/);
      }),
    );
  });
});

it.each([
  ["vice-chair of ways – means", "Vice-chair of ways – means", "Vice-Chair Of Ways – Means"],
  ["été 2nd", "Été 2nd", "Été 2nd"],
  ["", "", ""],
])("capitalizes %j", (text, first, words) => {
  expect(capitalize(text)).toBe(first);
  expect(capitalizeWords(text)).toBe(words);
});

describe("cleanNumeric", () => {
  it.each([
    ["45%", 0, "45"],
    ["4550", 0, "46"],
    ["4550", 1, "45.5"],
    ["100", 0, "100"],
    ["$-3.5", 1, "-3.5"],
    ["about 62.25 percent", 2, "62.25"],
    ["-0.2", 0, "0"],
    ["n/a", 0, ""],
    ["", 0, ""],
    ["1.2.3", 0, ""],
    ["3-4", 0, ""],
  ])("cleans %j to %i decimals: %j", (text, decimals, cleaned) => {
    expect(cleanNumeric(text, decimals)).toBe(cleaned);
  });

  it("returns an empty text or a number with the given decimals", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), fc.integer({ min: 0, max: 4 }), (text, decimals) => {
        const cleaned = cleanNumeric(text, decimals);
        if (cleaned !== "") expect(cleaned.split(".")[1] ?? "").toHaveLength(decimals);
        expect(Number(cleaned)).not.toBeNaN();
      }),
    );
  });
});

it("parses addresses, and returns null for other texts", () => {
  expect(parseUrl("/faq", "https://main.example")?.href).toBe("https://main.example/faq");
  expect(parseUrl("/faq")).toBeNull();
});

describe("decodePart", () => {
  it.each([
    ["caf%C3%A9", "café"],
    ["plain-text", "plain-text"],
    ["a%2Fb", "a/b"],
    ["100%", "100%"],
    ["%C3", "%C3"],
  ])("decodes %j as %j", (text, decoded) => expect(decodePart(text)).toBe(decoded));
});

describe("truncate", () => {
  it.each([
    ["Committee on Agriculture", 30, "Committee on Agriculture"],
    ["Committee on Agriculture", 24, "Committee on Agriculture"],
    ["Committee on Agriculture", 13, "Committee on…"],
    ["Committee on Agriculture", 14, "Committee on…"],
    ["Committee", 1, "…"],
    ["Committee", 0, ""],
    ["👩‍🌾👩‍🌾", 6, "👩‍🌾👩‍🌾"],
  ])("shortens %j to %i characters: %j", (text, max, short) => {
    expect(truncate(text, max)).toBe(short);
  });

  it("fits the length and starts like the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat({ max: 20 }), (text, max) => {
        const short = truncate(text, max);
        expect(Array.from(short).length).toBeLessThanOrEqual(max);
        expect(text.startsWith(short.replace(/…$/, ""))).toBe(true);
        if (Array.from(text).length <= max) expect(short).toBe(text);
      }),
    );
  });
});

describe("foldText", () => {
  it("removes accents and lowercases", () => {
    expect(foldText("ÉCOLE Ångström")).toBe("ecole angstrom");
    expect(foldText("É")).toBe("e");
  });
});

describe("containsWords", () => {
  it("finds every word, in any order, ignoring case and accents", () => {
    expect(containsWords("Lucía de la Cruz", "CRUZ, lucia")).toBe(true);
    expect(containsWords("Lucía de la Cruz", "  lucía   cruz ")).toBe(true);
    expect(containsWords("Lucía de la Cruz", "lucia ibarra")).toBe(false);
    expect(containsWords("", "a")).toBe(false);
  });

  it("finds the text itself and an empty query", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(containsWords(text, text)).toBe(true);
        expect(containsWords(text, " , ")).toBe(true);
      }),
    );
  });
});
