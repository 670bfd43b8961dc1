import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterOptions } from "./filter-options.ts";

const options = ["Arkansas", "Kansas", "New Mexico", "Nebraska", "Québec"].map((text) => ({ text, value: text }));
const texts = (typed: string) => filterOptions(options, typed).map(({ text }) => text);

describe("options that match a text", () => {
  it("are all options for an empty text", () => {
    expect(texts("  ")).toHaveLength(options.length);
  });

  it("come first if one of their words starts with it", () => {
    expect(texts("kan")).toEqual(["Kansas", "Arkansas"]);
    expect(texts("mex")).toEqual(["New Mexico"]);
  });

  it("ignore accents and case", () => {
    expect(texts("QUEBEC")).toEqual(["Québec"]);
  });

  it("are always a subset without duplicates", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (names, typed) => {
        const given = names.map((text, index) => ({ text, value: String(index) }));
        const found = filterOptions(given, typed);
        expect(new Set(found).size).toBe(found.length);
        expect(given).toEqual(expect.arrayContaining(found));
      }),
    );
  });
});
