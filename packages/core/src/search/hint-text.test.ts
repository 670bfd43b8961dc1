import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shortenHint, findSearchHint } from "./hint-text.ts";

const HINT = "Search by name or office. Examples: Halvorsen, governor of Oregon, “water, soil and air”, Ways and Means";

describe("shortenHint", () => {
  it.each([
    [1, "Search by name or office. Examples: Halvorsen"],
    [2, "Search by name or office. Examples: Halvorsen, governor of Oregon"],
    [3, "Search by name or office. Examples: Halvorsen, governor of Oregon, “water, soil and air”"],
    [4, HINT],
    [9, HINT],
    [0, "Search by name or office."],
  ])("shows at most %i examples", (max, text) => {
    expect(shortenHint(HINT, max)).toBe(text);
  });

  it("doesn't change a hint without examples", () => {
    expect(shortenHint("A name, an office, a committee, a phrase", 2)).toBe("A name, an office, a committee, a phrase");
  });

  it("keeps commas inside quotation marks, straight or curved", () => {
    expect(shortenHint('Examples: "water, soil", tax, roads', 1)).toBe('Examples: "water, soil"');
    expect(shortenHint("Examples: “water, soil”, tax, roads", 1)).toBe("Examples: “water, soil”");
  });

  it("ignores blank examples", () => {
    expect(shortenHint("Examples: a, , b, c", 2)).toBe("Examples: a, b");
    expect(shortenHint("By name. Examples:", 0)).toBe("By name. Examples:");
  });

  it("doesn't change a hint that is short enough", () => {
    expect(shortenHint("Examples:  a,b", 2)).toBe("Examples:  a,b");
    expect(shortenHint("Examples:  a,b", 3)).toBe("Examples:  a,b");
  });

  it("shows at most the requested number of examples, in order", () => {
    const example = fc
      .string({ unit: fc.constantFrom("a", "b", "c", " "), minLength: 1 })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(fc.array(example, { minLength: 1 }), fc.integer({ min: 1, max: 6 }), (examples, max) => {
        const shown = shortenHint(`Examples: ${examples.join(", ")}`, max)
          .slice("Examples: ".length)
          .split(", ");
        expect(shown.map((text) => text.trim())).toEqual(examples.slice(0, max).map((text) => text.trim()));
      }),
    );
  });
});

describe("findSearchHint", () => {
  it("shows three examples of a scope's list", () => {
    expect(findSearchHint(["Examples: a name, an office, a committee, a phrase"])).toBe(
      "Examples: a name, an office, a committee",
    );
    expect(findSearchHint(["a name", "an office", "a committee", "a phrase"])).toBe(
      "Examples: a name, an office, a committee",
    );
  });

  it("keeps the sentences around the examples", () => {
    expect(findSearchHint(["Search people.", "Examples: a name, an office"], 1)).toBe(
      "Search people. Examples: a name",
    );
  });

  it("is empty for an empty list", () => {
    expect(findSearchHint([])).toBe("");
  });
});
