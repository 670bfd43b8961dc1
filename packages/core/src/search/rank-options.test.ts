import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNamedOptions, rankOptions } from "./rank-options.ts";

const toOptions = (...texts: string[]) => texts.map((text) => ({ text, value: text }));
const states = [
  { text: "Arkansas", value: "4", code: "AR" },
  { text: "Kansas", value: "20", code: "KS" },
  { text: "New Mexico", value: "35", code: "NM" },
  { text: "Nebraska", value: "31", code: "NE" },
  { text: "Québec", value: "99" },
];
const committees = toOptions(
  "Arkansas Senate Committee on Finance",
  "House Committee on Ways and Means",
  "Senate Committee on Finance",
  "Subcommittee on Trade (House Ways and Means)",
  "Texas House Committee on Ways and Means",
);
const districts = [
  { text: "Texas, 1st District", value: "1", code: "TX-1" },
  { text: "Texas, 7th District", value: "7", code: "TX-7" },
  { text: "Texas, 17th District", value: "17", code: "TX-17" },
];

describe("rankOptions", () => {
  it.each([
    [states, "  ", ["Arkansas", "Kansas", "New Mexico", "Nebraska", "Québec"]],
    [states, "kan", ["Kansas", "Arkansas"]],
    [states, "mex", ["New Mexico"]],
    [states, "QUEBEC", ["Québec"]],
    [toOptions("Møller Łódź"), "moller lodz", ["Møller Łódź"]],
    [states, "ne", ["Nebraska", "New Mexico"]],
    [states, "zz", []],
    [
      committees,
      "ways and means",
      [
        "House Committee on Ways and Means",
        "Subcommittee on Trade (House Ways and Means)",
        "Texas House Committee on Ways and Means",
      ],
    ],
    [committees, "senate finance", ["Senate Committee on Finance", "Arkansas Senate Committee on Finance"]],
    [committees, "tx ways", ["Texas House Committee on Ways and Means"]],
    [districts, "tx-07", ["Texas, 7th District"]],
    [districts, "TX7", ["Texas, 7th District"]],
    [districts, "texas 7", ["Texas, 7th District"]],
    [districts.toReversed(), "texas 1", ["Texas, 1st District", "Texas, 17th District"]],
    [districts, "tx17", ["Texas, 17th District"]],
    [districts, "texas 07", ["Texas, 7th District"]],
    [toOptions("112th Congress", "11th Congress"), "congress 11", ["11th Congress", "112th Congress"]],
    [[...toOptions("Ne"), { text: "Nebraska", value: "31", code: "NE" }], "ne", ["Nebraska", "Ne"]],
    [toOptions("Means Ways", "Ways Means"), "ways means", ["Ways Means", "Means Ways"]],
    [toOptions("Finances", "House Finance Committee"), "finance", ["House Finance Committee", "Finances"]],
    [toOptions("Texas Waystations", "Texas House Ways"), "tx ways", ["Texas House Ways", "Texas Waystations"]],
    [toOptions("Amexica", "New Mexico"), "mex", ["New Mexico", "Amexica"]],
    [toOptions("Old Kansas River", "Arkansas"), "ansa", ["Old Kansas River", "Arkansas"]],
    [toOptions("Area 07"), "area 7", []],
    [toOptions("TX07 Office"), "tx 7", []],
  ])("finds the best matches first", (options, typed, expected) => {
    expect(rankOptions(options, typed).map(({ text }) => text)).toEqual(expected);
  });

  it("returns options of the list, each once", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (names, typed) => {
        const given = names.map((text, index) => ({ text, value: String(index) }));
        const found = rankOptions(given, typed);
        expect(new Set(found).size).toBe(found.length);
        expect(given).toEqual(expect.arrayContaining(found));
      }),
    );
  });
});

describe("findNamedOptions", () => {
  it("finds options that match equally well", () => {
    const texts = (typed: string) => findNamedOptions(committees, typed).map(({ text }) => text);
    expect(texts("senate finance")).toEqual(["Senate Committee on Finance"]);
    expect(texts("ways means house")).toEqual(["House Committee on Ways and Means"]);
    expect(findNamedOptions(states, "n").map(({ text }) => text)).toEqual(["Nebraska"]);
    expect(findNamedOptions(districts, "texas").length).toBe(3);
    expect(texts("unknown")).toEqual([]);
    expect(findNamedOptions(states, "braska")).toEqual([]);
    expect(findNamedOptions(states, " – ")).toEqual([]);
    expect(findNamedOptions(toOptions("Finances Board", "House Finance"), "finance")).toEqual(
      toOptions("House Finance"),
    );
  });

  it("finds the first option with a code", () => {
    const modules = ["Federal Influencers", "State Influencers"].map((text) => ({ text, value: text, code: "INF" }));
    expect(findNamedOptions(modules, "inf")).toEqual([modules[0]]);
  });
});
