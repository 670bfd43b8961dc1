import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCardReader, explainMatch, type MatchTexts } from "./explain-match.ts";
import { parseKeyword } from "./keyword.ts";
import { OPTIONAL_WORDS } from "./word-aliases.ts";

const STEMS: Readonly<Record<string, string>> = {
  policies: "polici",
  policy: "polici",
  of: "",
  fishing: "fish",
  skies: "sky",
};
const forms = {
  findStem: (word: string) => STEMS[word] ?? word,
  listVariants: (word: string) => (word === "bob" ? ["robert"] : []),
};
const CARD = "Robert Latimer Senator, Texas Republican";
const record: MatchTexts = {
  names: [
    { label: "Full name", text: "Robert Edward Latimer" },
    { label: "Also known as", text: "Duke Latimer" },
  ],
  texts: [
    "Chair, Senate Committee on Finance",
    "Senate Committee on Health, Education, Labor, and Pensions",
    "Before his election he worked for twelve years on the fisheries policy of the Gulf states and taught at Rice University in Houston.",
    '<p>She led a <a href="/x">charter school</a>.</p><p>Born in Waco. Her <em>harbor</em> office</p><ul><li>Ports of call</li></ul>',
  ],
};
const explain = (keyword: string) => explainMatch(createCardReader(parseKeyword(keyword), forms)(CARD), record);

describe("explainMatch", () => {
  it.each([
    ["latimer", ""],
    ["sen. latimer tx", ""],
    ["robert of latimer", ""],
    ["edward latimer", "Full name Robert Edward Latimer"],
    ["duke", "Also known as Duke Latimer"],
    ["bob latimer", "Nickname Bob"],
    ["latimer finance", "Chair, Senate Committee on Finance"],
    ["help", "Senate Committee on Health, Education, Labor, and Pensions"],
    ["finance ports", "Chair, Senate Committee on Finance"],
    ["labor health ports", "Senate Committee on Health, Education, Labor, and Pensions"],
    ["ri", ""],
    ["policies", "… twelve years on the fisheries policy of the Gulf states and taught at Rice …"],
    ["fishing -rice", "… for twelve years on the fisheries policy of the Gulf states and taught at …"],
    ['"rice university"', "… Gulf states and taught at Rice University in Houston."],
    ["harbor", "Born in Waco. Her harbor office"],
    ["ports", "Ports of call"],
    ['"office ports"', "Born in Waco. Her harbor office"],
    ["harbor district", "Born in Waco. Her harbor office"],
    ["senate house latimer", ""],
    ["house", ""],
    ["senate", ""],
    ["unknown", ""],
  ])("explains %s", (keyword, reason) => {
    expect(explain(keyword)).toBe(reason);
  });
});

describe("createCardReader", () => {
  it.each([
    ["policies", "Policy Committee", []],
    ["skies", "Open Skies Caucus", []],
    ["nd", "Senator, North Dakota", []],
    ["nd", "Senator, North Carolina", ["nd"]],
    ["oz", "Ozone Caucus", ["oz"]],
  ])("compares %s with the words of %s", (keyword, card, missing) => {
    expect(createCardReader(parseKeyword(keyword), forms)(card).map(({ word }) => word)).toEqual(missing);
  });

  it("lists no word of the card", () => {
    // Words such as "mr" needn't be on the card.
    const aWord = fc.stringMatching(/^[b-z]{2,8}$/).filter((word) => !OPTIONAL_WORDS.has(word));
    fc.assert(
      fc.property(fc.array(aWord, { minLength: 1, maxLength: 8 }), (words) => {
        const keyword = parseKeyword(words.join(" "));
        const listMissing = createCardReader(keyword, forms);
        expect(listMissing(keyword.words.toReversed().join(", "))).toEqual([]);
        expect(listMissing("").map(({ word }) => word)).toEqual(
          keyword.words.filter((word) => forms.findStem(word) !== ""),
        );
      }),
    );
  });
});
