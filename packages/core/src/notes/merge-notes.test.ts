import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareTexts, mergeTexts } from "./merge-notes.ts";

const words = fc.constantFrom("line", "markup", "slips", "to", "December", "9", "ask", "brief", "é", "日本");
const sentences = fc
  .array(words, { minLength: 1, maxLength: 5 })
  .chain((some) => fc.constantFrom(". ", "!\n", "\n\n- ", "? ", "", "\n").map((end) => some.join(" ") + end));
const texts = fc.oneof(
  fc.array(sentences, { maxLength: 6 }).map((some) => some.join("")),
  fc.string({ unit: "grapheme" }),
);
/** An edited text: some sentences removed, replaced or added. */
const edited = (base: string) =>
  fc.array(fc.record({ at: fc.nat(), drop: fc.nat(12), add: texts }), { maxLength: 3 }).map((edits) =>
    edits.reduce((text, { at, drop, add }) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + add + text.slice(start + drop);
    }, base),
  );
const threeTexts = texts.chain((base) => fc.tuple(fc.constant(base), edited(base), edited(base)));

const join = (parts: ReturnType<typeof compareTexts>, without: string) =>
  parts.map(({ kind, text }) => (kind === without ? "" : text)).join("");

describe("compareTexts", () => {
  it("marks added and removed words", () => {
    expect(compareTexts("He will hold the line.", "He will hold the line, and said so.")).toEqual([
      { kind: "same", text: "He will hold the " },
      { kind: "removed", text: "line." },
      { kind: "added", text: "line, and said so." },
    ]);
    expect(compareTexts("", "New")).toEqual([{ kind: "added", text: "New" }]);
    expect(compareTexts("Old", "Old")).toEqual([{ kind: "same", text: "Old" }]);
    expect(compareTexts("   Old", "  Old")).toEqual([
      { kind: "removed", text: "   " },
      { kind: "added", text: "  " },
      { kind: "same", text: "Old" },
    ]);
  });

  it("contains both texts completely", () => {
    fc.assert(
      fc.property(threeTexts, ([base, after]) => {
        const parts = compareTexts(base, after);
        expect(join(parts, "removed")).toBe(after);
        expect(join(parts, "added")).toBe(base);
      }),
    );
  });
});

describe("mergeTexts", () => {
  const base = "He will hold the line. Ask before December 9.\n\n- Bring the data";

  it("takes both changes if they are in different sentences", () => {
    expect(
      mergeTexts(
        base,
        "He will hold the line. Ask before December 16.\n\n- Bring the data",
        "He will hold the line, and has told the chair. Ask before December 9.\n\n- Bring the data\n- And maps",
      ),
    ).toBe("He will hold the line, and has told the chair. Ask before December 16.\n\n- Bring the data\n- And maps");
  });

  it("keeps both versions of a sentence that both changed, one after the other", () => {
    expect(mergeTexts("Ask today. Bye.", "Ask on Monday. Bye.", "Ask never. Bye.")).toBe(
      "Ask never. Ask on Monday. Bye.",
    );
  });

  it.each([
    ["two lines after the same one", "Ask.", "Ask.\nMine.", "Ask.\nTheirs.", "Ask.\nTheirs.\nMine."],
    ["two points of a list", "A.\n\n- B", "A.\n\n- B\n- Mine", "A.\n\n- B\n- Theirs", "A.\n\n- B\n- Theirs\n- Mine"],
    ["two insertions at one place", "A. B.", "A. Mine. B.", "A. Theirs. B.", "A. Theirs. Mine. B."],
    ["two first texts", "", "Mine", "Theirs", "Theirs\nMine"],
    ["changes of neighbors", "A. B.", "A. Mine.", "Theirs. B.", "Theirs. Mine."],
    ["an insertion before a change", "A. B.", "A. Mine.", "Theirs. A. B.", "Theirs. A. Mine."],
    ["a removal and a change of one sentence", "A. B. C.", "A. C.", "A. Theirs. C.", "A. Theirs. C."],
    ["a removal and an addition elsewhere", "A. B.\nC.", "C.", "A. B.\nC.\nTheirs.", "C.\nTheirs."],
    ["changes that share a sentence", "A. B. C. D.", "M. M. C. D.", "A. T. T. D.", "M. M. T. T. D."],
    ["changes without a space at their end", "A. B.", "Mine", "A. Theirs", "Mine\nTheirs"],
    ["the same removal", "A. B.", "B.", "B.", "B."],
    ["a removed line break and a text before it", "Ask.\n\nB.", "B.", "Ask. Him\n\nB.", "Ask. Him\nB."],
    ["a removed space and a change after it", "A.  B.", "A. B.", "A.  C.", "A. C."],
    ["two changes of the same line breaks", "A.\n\nB.", "A.\nB.", "A.\n\n\nB.", "A.\n\n\n\nB."],
  ])("merges %s", (_, base, mine, theirs, merged) => expect(mergeTexts(base, mine, theirs)).toBe(merged));

  it("takes the change of one side, and takes a change that both made only once", () => {
    fc.assert(
      fc.property(threeTexts, ([old, mine, theirs]) => {
        expect(mergeTexts(old, old, theirs)).toBe(theirs);
        expect(mergeTexts(old, mine, old)).toBe(mine);
        expect(mergeTexts(old, mine, mine)).toBe(mine);
      }),
    );
  });

  it("contains every word that either added", () => {
    fc.assert(
      fc.property(threeTexts, ([old, mine, theirs]) => {
        const merged = mergeTexts(old, mine, theirs);
        const kept = new Set(merged.split(/\s+/u));
        const before = new Set(old.split(/\s+/u));
        for (const word of `${mine} ${theirs}`.split(/\s+/u)) {
          if (word !== "" && !before.has(word)) expect(kept).toContain(word);
        }
      }),
    );
  });
});
