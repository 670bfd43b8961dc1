import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopedQueries } from "../../testing/arbitraries.ts";
import { aSearchQuery, someLookups } from "../../testing/builders.ts";
import { aSavedSearch } from "../../testing/saved-searches.ts";
import { cleanSearchText, parseSearchQuery } from "../search/read-query.ts";
import {
  buildSavedHref,
  formatSavedText,
  isSavedChanged,
  keepSavedSearch,
  listLostFilters,
  parseOpenedSearch,
} from "./saved-address.ts";

const lookups = someLookups();

describe("the address of a saved search", () => {
  it("is the address of its results with its id", () => {
    expect(buildSavedHref(aSavedSearch())).toBe("/rotunda/search/congressional?q=farm&saved=4");
    expect(buildSavedHref(aSavedSearch({ search: "" }))).toBe("/rotunda/search/congressional?saved=4");
    const marked = buildSavedHref(aSavedSearch(), { isMarkedOnly: true }).replace(/^.*\?/, "");
    expect(parseOpenedSearch(marked)).toEqual({ id: 4, isMarkedOnly: true });
    expect(parseOpenedSearch("saved=4&only=all")).toEqual({ id: 4, isMarkedOnly: false });
    expect(cleanSearchText("congressional", marked, lookups)).toBe("only=marked&q=farm&saved=4");
    expect(cleanSearchText("congressional", "q=farm&saved=x&only=all", lookups)).toBe("q=farm");
  });

  it("names none with an invalid id", () => {
    for (const search of ["", "q=farm", "saved=", "saved=0", "saved=-4", "saved=1.5", "saved=four"])
      expect(parseOpenedSearch(search)).toBeNull();
  });

  it("is kept on other pages of the results and with other filters", () => {
    expect(keepSavedSearch("/rotunda/search/federal?q=tax", "?q=farm&saved=4&only=marked")).toBe(
      "/rotunda/search/federal?q=tax&saved=4",
    );
    expect(keepSavedSearch("/rotunda/search/federal", "saved=4")).toBe("/rotunda/search/federal?saved=4");
    expect(keepSavedSearch("/rotunda/search/federal?q=tax", "q=farm")).toBe("/rotunda/search/federal?q=tax");
  });
});

describe("what is saved of a search", () => {
  it("has its filters and order, but no page", () => {
    const query = aSearchQuery({ keyword: "farm", order: "alphabetical_asc", page: 3, pageSize: 48, offset: "9" });
    expect(formatSavedText("universal", query)).toBe("order=alphabetical_asc&q=farm");
  });

  it("isn't a changed search when it is parsed, on any page and in any order", () => {
    fc.assert(
      fc.property(scopedQueries(), fc.integer({ min: 1, max: 9 }), ({ scope, query }, page) => {
        const saved = { id: 1, scope, search: formatSavedText(scope, query) };
        const shown = parseSearchQuery(scope, saved.search, lookups);
        expect(isSavedChanged(saved, { ...shown, page, order: "importance" }, lookups)).toBe(false);
        expect(isSavedChanged(saved, { ...shown, keyword: `${shown.keyword} zebra` }, lookups)).toBe(true);
      }),
    );
  });

  it("may have lost options, and names their filters once", () => {
    const search = "committees=9991&committees=9992&gender=none&q=farm";
    expect(listLostFilters({ id: 1, scope: "universal", search }, lookups)).toEqual(["Committees", "Gender"]);
    expect(listLostFilters({ id: 1, scope: "federal", search: "topagency=999&topagency2=999" }, lookups)).toEqual([
      "Department",
    ]);
    expect(listLostFilters(aSavedSearch(), lookups)).toEqual([]);
    expect(listLostFilters(aSavedSearch({ search: "hide_paywalled_profiles=x" }), lookups)).toEqual([]);
  });
});
