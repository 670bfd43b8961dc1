import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AGE_OPERATORS,
  AGE_OPTIONS,
  BIRTH_YEAR_OPERATORS,
  BIRTH_YEAR_OPTIONS,
  JOB_CATEGORY_OPTIONS,
  listPageSizes,
  SIG_OPERATORS,
  SIG_RATING_OPTIONS,
  SORT_OPTIONS,
  STAFFER_TYPES,
} from "./search-options.ts";

const written = (options: readonly { text: string; value: string }[]) =>
  options.map(({ text, value }) => `${value}: ${text}`);

describe("options of the search form", () => {
  it("sorts by relevance, importance, name or a fact", () => {
    expect(written(SORT_OPTIONS)).toEqual([
      "relevance: Relevance",
      "importance: Importance",
      "alphabetical_asc: Name A-Z",
      "alphabetical_desc: Name Z-A",
      "state: State",
      "district: District",
      "seniority: Seniority",
    ]);
  });

  it("offers birth years from 2020 down to 1920", () => {
    expect(BIRTH_YEAR_OPTIONS).toHaveLength(101);
    expect(BIRTH_YEAR_OPTIONS[0]).toEqual({ text: "2020", value: "2020" });
    expect(BIRTH_YEAR_OPTIONS[1]).toEqual({ text: "2019", value: "2019" });
    expect(BIRTH_YEAR_OPTIONS.at(-1)).toEqual({ text: "1920", value: "1920" });
    expect(written(BIRTH_YEAR_OPERATORS)).toEqual(["exact: Born On", "lt: Born Before", "gte: Born After"]);
  });

  it("offers ages from 18 to 99", () => {
    expect(AGE_OPTIONS).toHaveLength(82);
    expect(AGE_OPTIONS[0]?.value).toBe("18");
    expect(AGE_OPTIONS.at(-1)?.value).toBe("99");
    expect(written(AGE_OPERATORS)).toEqual(["exact: Exact", "lt: Younger Than", "gte: Older Than"]);
  });

  it("offers ratings from 0% to 90% in steps of ten, without an exact comparison", () => {
    expect(written(SIG_RATING_OPTIONS)).toEqual([
      "0: 0%",
      "10: 10%",
      "20: 20%",
      "30: 30%",
      "40: 40%",
      "50: 50%",
      "60: 60%",
      "70: 70%",
      "80: 80%",
      "90: 90%",
    ]);
    expect(written(SIG_OPERATORS)).toEqual(["lte: Less Than", "gte: Greater Than"]);
  });

  it("joins job categories by any or all", () => {
    expect(written(JOB_CATEGORY_OPTIONS)).toEqual(["any: Any of these", "all: All of these"]);
  });

  it("lists the staffer types", () => {
    expect(written(STAFFER_TYPES)).toEqual(["MAJ: Majority", "MIN: Minority", "OTH: Other"]);
  });
});

describe("listPageSizes", () => {
  it.each([
    [12, [12, 24, 48, 96]],
    [96, [12, 24, 48, 96]],
    [30, [12, 24, 30, 48, 96]],
    [100, [12, 24, 48, 96, 100]],
    [500, [12, 24, 48, 96]],
    [0, [12, 24, 48, 96]],
    [1.5, [12, 24, 48, 96]],
  ])("offers for %d per page: %j", (current, offered) => {
    expect(listPageSizes(current)).toEqual(offered);
  });

  it("always contains the current size and the four defaults, once each, in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (current) => {
        const offered = listPageSizes(current);
        expect(offered).toEqual(expect.arrayContaining([current, 12, 24, 48, 96]));
        expect(offered).toEqual([...new Set(offered)].toSorted((a, b) => a - b));
      }),
    );
  });
});
