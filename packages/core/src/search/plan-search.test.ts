import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopedQueries, usedParams } from "../../testing/arbitraries.ts";
import { aSearchQuery } from "../../testing/builders.ts";
import { createDefaultQuery } from "./search-query.ts";
import { isEmptyQuery, planSearch, isSameSearch } from "./plan-search.ts";

/** Parameters that aren't filters: display settings and the paywall preference. */
const shown = () =>
  fc.record({
    page: fc.integer({ min: 1, max: 9 }),
    pageSize: fc.constantFrom(12, 24, 100),
    order: fc.constantFrom("relevance", "alphabetical_asc", "alphabetical_desc"),
    view: fc.constantFrom("list", "card"),
    offset: fc.constantFrom("", "24"),
    hidePayWalledProfiles: fc.boolean(),
  });

describe("planSearch", () => {
  it("refuses an empty search", () => {
    expect(planSearch(aSearchQuery({ page: 3, pageSize: 48, order: "alphabetical_asc", view: "card" }), null)).toEqual({
      do: "refuse",
      because: "empty",
      message: "Please enter a search keyword or select your advanced search criteria.",
    });
    expect(planSearch(aSearchQuery({ keyword: "   " }), null)).toMatchObject({ because: "empty" });
  });

  it("refuses to repeat the last search", () => {
    const last = aSearchQuery({ keyword: "water", page: 4, order: "alphabetical_desc" });
    expect(planSearch(aSearchQuery({ keyword: "water " }), last)).toEqual({
      do: "refuse",
      because: "unchanged",
      message: "Please alter your search criteria.",
    });
  });

  it("repeats the last search if it failed", () => {
    const last = aSearchQuery({ keyword: "water" });
    expect(planSearch(last, last, true)).toEqual({ do: "retry" });
    expect(planSearch(aSearchQuery({ keyword: "soil" }), last, true)).toMatchObject({ do: "run" });
  });

  it("runs any other search from page 1", () => {
    const query = aSearchQuery({ keyword: "water", page: 4, offset: "36", pageSize: 48 });
    expect(planSearch(query, null)).toEqual({ do: "run", query: { ...query, page: 1, offset: "" } });
    expect(planSearch(query, aSearchQuery({ keyword: "soil" }))).toMatchObject({ do: "run" });
  });

  it("counts include-former as a filter", () => {
    expect(planSearch(aSearchQuery({ includeFormer: true }), null)).toMatchObject({ do: "run" });
    expect(
      planSearch(aSearchQuery({ keyword: "x", includeFormer: true }), aSearchQuery({ keyword: "x" })),
    ).toMatchObject({
      do: "run",
    });
  });

  it("ignores display settings", () => {
    fc.assert(
      fc.property(scopedQueries(), shown(), ({ query }, display) => {
        expect(planSearch({ ...query, ...display }, query).do).toBe("refuse");
        expect(isEmptyQuery({ ...query, ...display })).toBe(isEmptyQuery(query));
        expect(isSameSearch({ ...query, ...display }, query)).toBe(true);
      }),
    );
  });

  it("detects every set filter and every change", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const criteria = usedParams(scope, query).filter((param) => param.isCriterion !== false);
        expect(isEmptyQuery(query)).toBe(criteria.length === 0);
        for (const { field } of criteria) {
          expect(isSameSearch(query, { ...query, [field]: createDefaultQuery()[field] })).toBe(false);
        }
      }),
    );
  });
});
