import { describe, expect, it } from "vitest";
import { listAliases, listTermWords } from "./word-aliases.ts";

describe("listAliases", () => {
  it.each([
    ["sen", [["senator"]]],
    ["chair", [["chairman"], ["chairwoman"], ["chairperson"]]],
    ["presidente", [["chair"], ["president"]]],
    ["government", [["gobierno"], ["governmental"]]],
    ["nh", [["new", "hampshire"]]],
    ["calif", [["california"]]],
    ["ninth", [["9th"]]],
    ["9th", [["ninth"]]],
    ["two", [["2"]]],
    ["5", [["5th"]]],
    ["05", [["5th"], ["5"]]],
    ["113", [["113th"]]],
    ["0023", [["23rd"], ["23"]]],
    ["0", []],
    ["1789", []],
    ["5x", []],
    ["x5", []],
    ["05b", [["5b"]]],
    ["0012a", [["12a"]]],
    ["12a", []],
    ["x05b", []],
    ["05bc", []],
    // "Gov" can mean either; the whole words can't.
    ["gov", [["governor"], ["government"], ["governmental"]]],
    ["governor", []],
    ["natl", [["national"], ["natural"]]],
    ["national", []],
  ])("of %s", (word, aliases) => {
    expect(listAliases(word)).toEqual(aliases);
  });
});

describe("listTermWords", () => {
  it("lists each word of five or more letters once", () => {
    const words = listTermWords();
    expect(words).toEqual(expect.arrayContaining(["senator", "texas", "carolina", "majority", "representativo"]));
    expect(words.filter((word) => !/^[a-z]{5,}$/u.test(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });
});
