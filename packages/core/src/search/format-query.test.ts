import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopedQueries } from "../../testing/arbitraries.ts";
import { aSearchQuery } from "../../testing/builders.ts";
import {
  formatSearchQuery,
  toCountsParams,
  toJobTitleParams,
  toRequestParams,
  formatSuggestQuery,
} from "./format-query.ts";

/** Returns a query string's filters. */
const filtersIn = (text: string) =>
  [...new URLSearchParams(text)].filter(([key]) => !["page", "pageSize", "order", "autocomplete"].includes(key));

describe("formatSearchQuery", () => {
  it("returns an empty query for an empty search", () => {
    expect(formatSearchQuery("universal", aSearchQuery())).toBe("");
  });

  it("sorts keys and values, repeats parameters, and omits the view", () => {
    const query = aSearchQuery({
      keyword: "water & soil",
      view: "card",
      page: 3,
      currentOfficeStates: [
        { id: "TX", name: "Texas" },
        { id: "AL", name: "Alabama" },
      ],
      birthYear: "1950",
      birthYearOperator: "lt",
    });
    expect(formatSearchQuery("universal", query)).toBe(
      "birth_year=%3C1950&current_office_state_abbr=AL&current_office_state_abbr=TX&page=3&q=water+%26+soil",
    );
  });

  it("joins group, operator and rating into one parameter", () => {
    const query = aSearchQuery({ sig: { id: "12", name: "Sierra Club" }, sigOperator: "gte", sigRating: 70 });
    expect(formatSearchQuery("universal", query)).toBe("sig_expression=12gte70");
  });

  it("omits a value without an id", () => {
    const blank = { id: "", name: "Democrat" };
    expect(formatSearchQuery("universal", aSearchQuery({ politicalParty: [blank], religion: blank }))).toBe("");
  });

  it("omits duplicate values", () => {
    const democrat = { id: "2", name: "Democrat" };
    expect(formatSearchQuery("universal", aSearchQuery({ politicalParty: [democrat, democrat] }))).toBe(
      "political_party=2",
    );
  });

  it("omits fields that only qualify an absent one", () => {
    const query = aSearchQuery({ sigRating: 80, birthYearOperator: "gte", ageOperator: "lt", jobtitle2Option: "all" });
    expect(formatSearchQuery("universal", query)).toBe("");
    expect(formatSearchQuery("federal", query)).toBe("");
  });

  it("includes any-or-all with the categories it joins", () => {
    const query = aSearchQuery({ jobtitle2: [{ id: "1", name: "Secretary" }], jobtitle2Option: "all" });
    expect(formatSearchQuery("federal", query)).toBe("jobtitle2=1&jobtitle2_option=all");
  });

  it("omits blank text and filters that the scope doesn't offer", () => {
    const query = aSearchQuery({ keyword: "  ", religion: { id: "1", name: "Lutheran" } });
    expect(formatSearchQuery("federal", query)).toBe("");
  });

  it("has sorted keys, no empty values, no defaults and no view for any search", () => {
    fc.assert(
      fc.property(scopedQueries(), fc.constantFrom("list", "card"), ({ scope, query }, view) => {
        const pairs = [...new URLSearchParams(formatSearchQuery(scope, { ...query, view }))];
        const keys = pairs.map(([key]) => key);
        expect(keys).toEqual(keys.toSorted());
        expect(keys).not.toContain("view");
        expect(pairs.map(([, value]) => value)).not.toContain("");
        expect(pairs).not.toContainEqual(["page", "1"]);
        expect(pairs).not.toContainEqual(["pageSize", "12"]);
        expect(pairs).not.toContainEqual(["order", "relevance"]);
        expect(pairs).not.toContainEqual(["include_former", "false"]);
        for (const key of keys) {
          const values = pairs.filter(([other]) => other === key).map(([, value]) => value);
          expect(values).toEqual([...new Set(values)].toSorted());
        }
      }),
    );
  });

  it("returns the same query for any order of values", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const reversed = {
          ...query,
          politicalParty: query.politicalParty.toReversed(),
          committee: query.committee.toReversed(),
        };
        expect(formatSearchQuery(scope, reversed)).toBe(formatSearchQuery(scope, query));
      }),
    );
  });
});

describe("toRequestParams", () => {
  it("always includes page, page size and order, with 0-based pages", () => {
    expect(toRequestParams("federal", aSearchQuery())).toBe("order=relevance&page=0&pageSize=12");
    expect(
      toRequestParams("federal", aSearchQuery({ page: 2, pageSize: 24, order: "alphabetical_asc", keyword: "x" })),
    ).toBe("order=alphabetical_asc&page=1&pageSize=24&q=x");
  });

  it("includes no suggestion flag and no view", () => {
    expect(toRequestParams("federal", aSearchQuery({ autoCompleteKeyword: "true", view: "card" }))).toBe(
      "order=relevance&page=0&pageSize=12",
    );
  });

  it("includes set flags", () => {
    const query = aSearchQuery({ hidePayWalledProfiles: true, onlyKw: true });
    expect(toRequestParams("universal", query)).toBe(
      "hide_paywalled_profiles=true&only_kw=true&order=relevance&page=0&pageSize=12",
    );
  });

  it("matches the address's query string except for page numbers", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const request = toRequestParams(scope, query);
        expect(filtersIn(request)).toEqual(filtersIn(formatSearchQuery(scope, query)));
        expect(new URLSearchParams(request).get("page")).toBe(String(query.page - 1));
      }),
    );
  });
});

describe("toCountsParams", () => {
  it("includes all that decides which records match, without order and paging", () => {
    const query = aSearchQuery({
      keyword: "x",
      page: 2,
      pageSize: 24,
      order: "state",
      view: "card",
      offset: "24",
      autoCompleteKeyword: "true",
      hidePayWalledProfiles: true,
      includeFormer: true,
    });
    expect(toCountsParams("federal", query)).toBe("hide_paywalled_profiles=true&include_former=true&q=x");
  });
});

describe("formatSuggestQuery", () => {
  it("requests five suggestions by relevance", () => {
    expect(formatSuggestQuery(" halv ", false)).toBe("autocomplete=true&order=relevance&pageSize=5&q=halv");
  });

  it("hides paywalled profiles only with the preference", () => {
    expect(formatSuggestQuery("halv", true)).toBe(
      "autocomplete=true&hide_paywalled_profiles=true&order=relevance&pageSize=5&q=halv",
    );
  });
});

describe("toJobTitleParams", () => {
  it("contains the text and the kind of search", () => {
    expect(toJobTitleParams("congressional", " chief & ")).toBe("doctype=congressional-search&search=chief+%26");
    expect(toJobTitleParams("state", "aide")).toBe("doctype=state-search&search=aide");
  });
});
