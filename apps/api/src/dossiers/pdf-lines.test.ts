import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Look } from "./page-style.ts";
import { breakLines, isRightToLeft, placeRuns, addTrailingBlank } from "./pdf-lines.ts";

const LOOK: Look = { family: "serif", size: 10, leading: 14, color: "#000000" };
const textsOf = (text: string, width: number) =>
  breakLines([{ text }], LOOK, width).map(({ runs }) => runs.map((run) => run.text).join(""));

describe("breakLines", () => {
  it("breaks between words and after hyphens, but not inside a word with two formats", () => {
    expect(textsOf("the quick brown fox", 60)).toEqual(["the quick", "brown fox"]);
    expect(textsOf("well-known fact", 35)).toEqual(["well-", "known", "fact"]);
    const lines = breakLines([{ text: "a con" }, { text: "stitution", isStrong: true }], LOOK, 64);
    expect(lines.map(({ runs }) => runs.map((run) => run.text))).toEqual([["a"], ["con", "stitution"]]);
  });

  it("keeps a non-breaking space", () => {
    expect(textsOf("ab cd\u00a0ef", 25)).toEqual(["ab", "cd\u00a0ef"]);
  });

  it("breaks a word wider than the line, after punctuation of an address if possible", () => {
    const address = textsOf("someone@long.example.org", 70);
    expect(address.join("")).toBe("someone@long.example.org");
    expect(address.slice(0, -1).every((line) => /[@.]$/u.test(line))).toBe(true);
    expect(textsOf("a".repeat(40), 50).join("")).toBe("a".repeat(40));
  });

  it.each([
    "Nguyễn Thị Ánh",
    "Θεόδωρος Ώτας",
    "Łukasz Żółć Šťastný",
    "Владимир Щёголев",
    "José Núñez",
    "Ōta Ğül",
    "N\u0303un\u0303ez",
  ])("has a glyph for all of %s in every face", (name) => {
    for (const family of ["serif", "sans"] as const) {
      for (const isStrong of [false, true]) {
        for (const isItalic of [false, true]) {
          const [line] = breakLines([{ text: name }], { ...LOOK, family, isStrong, isItalic }, 900);
          expect(line?.runs.map(({ actual }) => actual)).toEqual([null]);
        }
      }
    }
  });

  it.each([
    ["周恩来 Zhou", ["周恩来", " Zhou"]],
    ["安倍晋三", ["安倍晋三"]],
    ["김대중", ["김대중"]],
    ["नरेन्द्र", ["नरेन्द्र"]],
    ["สมชาย", ["สมชาย"]],
    ["Հայաստան", ["Հայաստան"]],
    ["শেখ", ["শেখ"]],
    ["አበበ", ["አበበ"]],
    ["გიორგი", ["გიორგი"]],
    ["મોદી", ["મોદી"]],
    ["ਸਿੰਘ", ["ਸਿੰਘ"]],
    ["ਗੁਰਮੁਖੀ", ["ਗੁਰਮੁਖੀ"]],
    ["ಕನ್ನಡ", ["ಕನ್ನಡ"]],
    ["ភាសាខ្មែរ", ["ភាសាខ្មែរ"]],
    ["ລາວ", ["ລາວ"]],
    ["മലയാളം", ["മലയാളം"]],
    ["မြန်မာ", ["မြန်မာ"]],
    ["සිංහල", ["සිංහල"]],
    ["தமிழ்", ["தமிழ்"]],
    ["తెలుగు", ["తెలుగు"]],
    ["Ann 😀", ["Ann ", "😀"]],
  ])("has a face for the script of %s, with its ActualText", (name, texts) => {
    const runs = breakLines([{ text: name }], LOOK, 900)[0]?.runs ?? [];
    expect(runs.map(({ text }) => text)).toEqual(texts);
    for (const { face, text, actual } of runs) if (face !== "serif") expect(actual).toBe(text);
  });

  it("replaces characters that no face has, and keeps them as ActualText", () => {
    const [line] = breakLines([{ text: "ᏣᎳᎩ Ann" }], LOOK, 900);
    expect(line?.runs.map(({ text, actual }) => [text, actual])).toEqual([
      ["\ufffd\ufffd\ufffd", "ᏣᎳᎩ"],
      [" Ann", null],
    ]);
  });

  /** The texts of a line's runs from left to right. */
  const fromTheLeft = (text: string) =>
    placeRuns(breakLines([{ text }], LOOK, 900)[0]?.runs ?? [])
      .toSorted((one, other) => one.x - other.x)
      .map(({ run }) => run.text);

  it("sets Arabic and Hebrew from right to left, with numbers and Latin words in their own direction", () => {
    expect(fromTheLeft("محمد الأمين")).toEqual(["الأمين", " ", "محمد"]);
    expect(fromTheLeft("בנימין נתניהו")).toEqual(["נתניהו", " ", "בנימין"]);
    expect(fromTheLeft("محمد الأمين (2026) Smith")).toEqual(["Smith", " ", "(", "2026", ")", " ", "الأمين", " ", "محمد"]);
  });

  it("keeps the direction of a sentence around a right-to-left name", () => {
    expect(fromTheLeft("محمد met Ann.")).toEqual(["محمد", " met Ann."]);
    expect(fromTheLeft("Ann met محمد in 2026.").at(-1)).toBe(" in 2026.");
    expect(isRightToLeft("محمد met Ann.")).toBe(false);
    expect(isRightToLeft("محمد (Ann)")).toBe(true);
  });

  it("places runs of any direction side by side", () => {
    const word = fc.oneof(
      fc.constantFrom("محمد", "נתניהו", "(2026)", "周恩来", "Ann", "😀"),
      fc.stringMatching(/^[a-z]{1,5}$/u),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const [line] = breakLines([{ text: words.join(" ") }], LOOK, 5000);
        let x = 0;
        for (const placed of placeRuns(line?.runs ?? []).toSorted((one, other) => one.x - other.x)) {
          expect(placed.x).toBeCloseTo(x, 6);
          x += placed.run.width;
        }
        expect(x).toBeCloseTo(line?.width ?? 0, 6);
      }),
    );
  });

  it("adds a space at a line end between words, and none inside a word", () => {
    const read = (text: string, width: number) =>
      breakLines([{ text }], LOOK, width)
        .flatMap(addTrailingBlank)
        .map((run) => run.text)
        .join("")
        .trimEnd();
    const word = fc.stringMatching(/^[a-zA-Zé@.,-]{1,14}$/u);
    fc.assert(
      fc.property(fc.array(word), fc.integer({ min: 20, max: 300 }), (words, width) => {
        expect(read(words.join(" "), width)).toBe(words.join(" "));
      }),
    );
    const [line = { runs: [], width: 0 }] = breakLines([{ text: "周恩来" }], LOOK, 900);
    expect(addTrailingBlank(line)).toMatchObject([{ actual: "周恩来 " }]);
  });

  it("keeps every word in order, within the width", () => {
    const word = fc.stringMatching(/^[a-zA-Zé.,-]{1,14}$/u);
    const inline = fc.record({
      text: fc.array(word).map((words) => words.join(" ")),
      isStrong: fc.boolean(),
      isEmphasis: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(inline, { maxLength: 5 }), fc.integer({ min: 20, max: 300 }), (content, width) => {
        const lines = breakLines(content, LOOK, width);
        const squeezed = (text: string) => text.replaceAll(/\s/gu, "");
        expect(squeezed(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(""))).toBe(
          squeezed(content.map(({ text }) => text).join("")),
        );
        for (const line of lines) {
          expect(line.width).toBeLessThanOrEqual(width + 0.02);
          expect(line.runs.reduce((sum, run) => sum + run.width, 0)).toBeCloseTo(line.width, 6);
        }
      }),
    );
  });
});
