import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBlank, parseKeyword, typedWords } from "./keyword.ts";
import { keywordQuery, suggestionQuery } from "./keyword-query.ts";

describe("parseKeyword", () => {
  it("reads words, phrases and what is excluded", () => {
    expect(parseKeyword('Maria "foreign relations" -texas -"house rules"')).toEqual({
      words: ["maria"],
      phrases: [["foreign", "relations"]],
      excluded: [["texas"], ["house", "rules"]],
    });
    expect(parseKeyword("Ocasio-Cortez").words).toEqual(["ocasio", "cortez"]);
    expect(parseKeyword('"unfinished phrase').phrases).toEqual([["unfinished", "phrase"]]);
    expect(parseKeyword('"one"').words).toEqual(["one"]);
  });

  it("leaves initials out, unless there is nothing else", () => {
    expect(parseKeyword("robert e. latta").words).toEqual(["robert", "latta"]);
    expect(parseKeyword("district 5").words).toEqual(["district", "5"]);
    expect(parseKeyword("J D").words).toEqual(["j", "d"]);
  });

  it("reads any text into words of letters and digits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const keyword = parseKeyword(text);
        const words = [...keyword.words, ...keyword.phrases.flat(), ...keyword.excluded.flat()];
        expect(words.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true);
        expect(words.length).toBeLessThanOrEqual(32);
        expect(isBlank(keyword)).toBe(words.length === 0);
      }),
    );
  });
});

describe("typedWords", () => {
  it("has the words in the order they are typed, initials and unclosed quotation marks included", () => {
    expect(typedWords('elena "márquez r')).toEqual(["elena", "marquez", "r"]);
    expect(typedWords("o’brien -texas e")).toEqual(["obrien", "e"]);
  });

  it("has eight at most", () => {
    expect(typedWords("quab ".repeat(99))).toEqual(Array.from({ length: 8 }, () => "quab"));
  });
});

describe("keywordQuery", () => {
  const stems = new Map([
    ["department", "depart"],
    ["of", ""],
    ["defense", "defens"],
    ["will", ""],
  ]);

  it("looks for stop words in names only, and for nothing else where there is nothing else", () => {
    expect(keywordQuery({ words: ["department", "of"], phrases: [], excluded: [] }, stems).anywhere).toBe(
      "('depart' | 'nmdepartment')",
    );
    expect(keywordQuery({ words: ["will"], phrases: [], excluded: [] }, stems).anywhere).toContain("'nmwilliam'");
  });

  it("keeps the places of stop words in a phrase", () => {
    const { anywhere, name } = keywordQuery(
      { words: [], phrases: [["department", "of", "defense"]], excluded: [] },
      stems,
    );
    expect(anywhere).toBe("(('nmdepartment' <-> 'nmof' <-> 'nmdefense') | ('depart' <2> 'defens'))");
    expect(name).toBe("('department' <-> 'of' <-> 'defense')");
  });
});

it("suggests by the last word as it is being typed", () => {
  expect(suggestionQuery(["zed", "la"])).toBe("('zed') & ('la':*)");
  expect(suggestionQuery(["zed", "e", "la"])).toBe("('zed') & ('la':*)");
});
