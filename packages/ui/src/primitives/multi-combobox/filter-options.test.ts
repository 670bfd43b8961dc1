import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterOptions } from "./filter-options.ts";

const options = ["Arkansas", "Kansas", "New Mexico", "Nebraska", "Québec"].map((text) => ({ text, value: text }));
const texts = (typed: string) => filterOptions(options, typed).map(({ text }) => text);

describe("options that match what was typed", () => {
  it("are all of them when nothing was typed", () => {
    expect(texts("  ")).toHaveLength(options.length);
  });

  it("come first when one of their words begins with it", () => {
    expect(texts("kan")).toEqual(["Kansas", "Arkansas"]);
    expect(texts("mex")).toEqual(["New Mexico"]);
  });

  it("are found without their accents and in any case", () => {
    expect(texts("QUEBEC")).toEqual(["Québec"]);
  });

  it("are always a part of the options, each once", () => {
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
