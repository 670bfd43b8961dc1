import { describe, expect, it } from "vitest";
import { expandKeyword, readPost } from "./keyword-terms.ts";

describe("expandKeyword", () => {
  const stems = new Map([
    ["department", "depart"],
    ["of", ""],
    ["defense", "defens"],
    ["will", ""],
  ]);

  it("searches stop words only in names, and only if there are no other words", () => {
    const { wanted, name } = expandKeyword(
      { words: ["department", "of"], phrases: [], either: [], excluded: [] },
      stems,
    );
    expect(wanted).toEqual([
      { anywhere: ["'depart'"], head: ["'h:depart'"], card: ["'h:depart'"], names: ["department", "x0department"] },
    ]);
    expect(name?.typed.map(({ names }) => names)).toEqual([
      ["department", "x0department"],
      ["of", "x0of"],
    ]);
    const [only] = expandKeyword({ words: ["will"], phrases: [], either: [], excluded: [] }, stems).wanted;
    expect(only).toMatchObject({ anywhere: [], names: ["will", "william", "x0will"] });
  });

  it("keeps gaps for stop words in a phrase", () => {
    const { wanted, name } = expandKeyword(
      { words: [], phrases: [["department", "of", "defense"]], either: [], excluded: [] },
      stems,
    );
    const shown = "'n:department' <-> 'n:of' <-> 'n:defense'";
    const names = [shown, shown.replaceAll("n:", "k:")];
    const position = "'h:depart' <2> 'h:defens'";
    expect(wanted).toEqual([
      {
        anywhere: [...names, "'depart' <2> 'defens'"],
        head: [...names, position],
        card: [shown, position],
        names: [],
      },
    ]);
    expect(name?.typed).toEqual([{ anywhere: names, head: names, card: [shown], names: [] }]);
  });

  it("keeps single letters in titles", () => {
    const { title } = expandKeyword(
      {
        words: ["hacienda", "presupuesto"],
        typed: ["hacienda", "y", "presupuesto"],
        phrases: [],
        either: [],
        excluded: [],
      },
      stems,
    );
    expect(title?.card).toEqual(["'n:hacienda' <-> 'n:y' <-> 'n:presupuesto'"]);
  });

  it("doesn’t exclude nicknames of an excluded word", () => {
    const { unwanted } = expandKeyword({ words: [], phrases: [], either: [], excluded: [["will"]] }, stems);
    expect(unwanted).toEqual([{ anywhere: [], head: [], card: [], names: ["will"] }]);
  });

  const words = (typed: string) =>
    expandKeyword(
      { words: typed.split(" "), phrases: [], either: [], excluded: [] },
      new Map(
        [...typed.split(" "), "georgia", "6th", "appropriations", "joint", "committee", "taxation"].map((word) => [
          word,
          word === "of" ? "" : word,
        ]),
      ),
    );

  it.each<[typed: string, post: string, committee: string, among?: string[]]>([
    ["ranking member senate finance", "ranking", "senate finance"],
    ["senate finance rm", "ranking", "senate finance"],
    ["ranking democrat on finance", "ranking", "finance"],
    ["co-chair of ways and means", "chair", "ways and means"],
    ["finance vice chair", "vice", "finance"],
    ["presidenta comision salud", "chair", "comision salud"],
    ["women on judiciary", "member", "judiciary", ["women"]],
  ])("reads a post in a committee: %s", (typed, post, committee, among = []) => {
    expect(readPost(typed.split(/[ -]/u))).toEqual({ post, committee: committee.split(" "), among });
  });

  it.each(["finance", "chair", "majority leader", "report on judiciary"])(
    "reads no post in a committee: %s",
    (typed) => {
      expect(readPost(typed.split(" "))).toBeNull();
    },
  );

  it("separates the subject, even with abbreviations written out", () => {
    expect(words("house approps cmte").named.map(({ names }) => names)).toEqual([["approps", "appropriations"]]);
    expect(words("allen ga").named.map(({ names }) => names)).toEqual([["allen"]]);
    expect(words("rick allen").named).toEqual([]);
    expect(words("jct").named).toMatchObject([
      { names: ["jct"], card: ["'n:joint' <-> 'n:committee' <-> 'n:on' <-> 'n:taxation'"] },
    ]);
  });
});
