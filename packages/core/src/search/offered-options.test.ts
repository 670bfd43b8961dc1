import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someLookups } from "../../testing/builders.ts";
import type { SearchOrder, SearchScope } from "../records/search-item.ts";
import {
  filterOptions,
  isOffered,
  filterLookups,
  listOfferedLookups,
  listSortOptions,
  offerOptions,
} from "./offered-options.ts";
import { type LookupParam, SEARCH_PARAMS } from "./search-params.ts";

const lookups = someLookups();
const found = new Set<string>();
const finding = (...facets: string[]) => {
  found.clear();
  for (const facet of facets) found.add(facet);
  return offerOptions(lookups, (scope, parameter, value) => found.has(`${scope} ${parameter}:${value}`));
};
const paramOf = (parameter: string): LookupParam =>
  SEARCH_PARAMS.find((param) => param.parameter === parameter) as LookupParam;

describe("offerOptions", () => {
  it("omits entries without results", () => {
    const { lists } = finding("universal gender:1", "state party:2");
    expect(lists.genders).toEqual(new Set(["1"]));
    expect(lists.politicalParties).toEqual(new Set(["2"]));
    expect(lists.religions).toEqual(new Set());
    expect(Object.keys(lookups)).toEqual(expect.arrayContaining(Object.keys(lists)));
  });

  it("lists what a directory doesn’t offer but another does", () => {
    const { unmatched } = finding("universal political_party:1", "universal political_party:2", "state party:2");
    expect(isOffered(unmatched, "universal", "political_party", "1")).toBe(true);
    expect(isOffered(unmatched, "state", "party", "1")).toBe(false);
    expect(isOffered(unmatched, "state", "party", "2")).toBe(true);
    expect(isOffered(unmatched, "congressional", "party", "2")).toBe(false);
  });

  it("lists only the values that a single directory lacks", () => {
    const missing = ["state party:3", "universal political_party:2", "universal religion:1"];
    const { unmatched, lists } = offerOptions(
      lookups,
      (scope, parameter, value) => !missing.includes(`${scope} ${parameter}:${value}`),
    );
    expect(unmatched).toEqual([
      { scope: "state", parameter: "party", values: ["3"] },
      { scope: "universal", parameter: "political_party", values: ["2"] },
    ]);
    expect(lists.religions).toEqual(new Set(["2", "3"]));
    expect(lists.secondaryProfileTypes).toEqual(lists.profileTypesFlat);
  });

  it("lists every filter and order of a directory without people", () => {
    const federal = finding().unmatched.filter(({ scope }) => scope === "federal");
    expect(federal.map(({ parameter, values }) => `${parameter}: ${values.join()}`)).toEqual([
      "order: state,district,seniority",
      "agencies: 1,2,3",
      "topagency: 1,2,3",
      "topagency2: 1,2,3",
      "agency: ",
      "jobtitle: ",
      "city: ",
      "state: 1,19,31,48",
      "note: ",
      "tag: ",
      "include_former: ",
      "only_kw: ",
    ]);
  });

  it("keeps states, districts, agencies and groups because they have pages, and offers those with results", () => {
    const { lists, unmatched } = finding("universal current_office_state_abbr:IA");
    expect(lists.states).toBeUndefined();
    const statesOf = (scope: SearchScope) =>
      filterOptions(paramOf("current_office_state_abbr"), scope, lookups, unmatched).map(({ value }) => value);
    expect(statesOf("universal")).toEqual(["IA"]);
    expect(statesOf("state")).toEqual([]);
  });

  it("offers only people's modules and profile types", () => {
    const { lists } = finding("federal subscription_modules:1", "universal profile_types:1");
    expect(lists.subscriptionModules).toEqual(new Set(["1"]));
    expect(lists.primaryProfileTypes).toEqual(new Set(["1"]));
  });

  it("offers text, age and flag filters only with results", () => {
    const { unmatched } = finding("universal school:", "universal include_former:");
    expect(isOffered(unmatched, "universal", "school", "")).toBe(true);
    expect(isOffered(unmatched, "universal", "city", "")).toBe(false);
    expect(isOffered(unmatched, "universal", "age", "")).toBe(false);
    expect(isOffered(unmatched, "universal", "include_former", "")).toBe(true);
    expect(isOffered(unmatched, "universal", "q", "")).toBe(true);
  });

  it("offers an order by a fact only with records that have it, and the current order always", () => {
    const { unmatched } = finding("universal order:state", "state order:seniority");
    const orders = (scope: SearchScope, current: SearchOrder = "relevance") =>
      listSortOptions(scope, unmatched, current).map(({ value }) => value);
    expect(orders("universal")).toEqual(["relevance", "importance", "alphabetical_asc", "alphabetical_desc", "state"]);
    expect(orders("state").at(-1)).toBe("seniority");
    expect(orders("federal")).toHaveLength(4);
    expect(orders("federal", "district")).toEqual([...orders("federal"), "district"]);
  });

  it("lists the kinds of content that there are", () => {
    expect(finding().content).toEqual(["universal", "groups"]);
    const withoutGroups = someLookups({ committees: [], caucuses: [] });
    expect(offerOptions(withoutGroups, () => false).content).toEqual(["universal"]);
    for (const groups of ["committees", "caucuses"] as const)
      expect(offerOptions({ ...lookups, [groups]: [] }, () => false).content).toEqual(["universal", "groups"]);
    for (const staff of ["congressional type:9", "congressional type:14", "state type:12"])
      expect(finding(staff).content).toEqual(["universal", "groups", "staff"]);
    expect(finding("state people:", "state type:12", "universal narrative:").content).toEqual([
      "state",
      "universal",
      "groups",
      "staff",
      "narratives",
    ]);
  });

  it("offers know-who types, staffer types and rated groups only with results", () => {
    const { unmatched, lists } = finding(
      "congressional type:9",
      "congressional majmin:MAJ",
      "universal sig_expression:1",
    );
    expect(filterOptions(paramOf("type"), "congressional", lookups, unmatched).map(({ value }) => value)).toEqual([
      "9",
    ]);
    expect(isOffered(unmatched, "congressional", "majmin", "MAJ")).toBe(true);
    expect(isOffered(unmatched, "congressional", "majmin", "OTH")).toBe(false);
    expect(lists.specialInterestGroupsFlat).toEqual(new Set(["1"]));
  });

  it("offers exactly the values with results, for any data", () => {
    const params = SEARCH_PARAMS.filter(
      (param): param is LookupParam => param.kind === "named" || param.kind === "named-list",
    );
    fc.assert(
      fc.property(fc.func(fc.boolean()), (finds) => {
        const { unmatched, lists } = offerOptions(lookups, finds);
        for (const param of params) {
          for (const scope of param.scopes) {
            const list = typeof param.list === "string" ? param.list : param.list[scope];
            const listed = list && list !== "knowWhoTypes" ? lists[list] : undefined;
            const offered = filterOptions(param, scope, lookups, unmatched)
              .map(({ value }) => value)
              .filter((value) => !listed || listed.has(value));
            const all = filterOptions(param, scope, lookups).map(({ value }) => value);
            expect(offered).toEqual(all.filter((value) => finds(scope, param.parameter, value)));
          }
        }
      }),
    );
  });
});

describe("a nested list", () => {
  const tree = [
    { id: "1", name: "Energy", children: [{ id: "2", name: "Coal" }] },
    { id: "3", name: "Trade" },
  ];

  it("keeps the ancestors of a kept entry, and no empty branch", () => {
    expect(filterLookups(tree, ({ id }) => id === "2")).toEqual([tree[0]]);
    expect(filterLookups(tree, ({ id }) => id === "1")).toEqual([{ id: "1", name: "Energy" }]);
  });

  it("is unchanged if every entry has results", () => {
    const param = { parameter: "industry" };
    expect(listOfferedLookups(tree, [], { scope: "universal", param })).toBe(tree);
    const unmatched = [{ scope: "universal" as const, parameter: "industry", values: ["3"] }];
    expect(listOfferedLookups(tree, unmatched, { scope: "universal", param })).toEqual([tree[0]]);
    expect(listOfferedLookups(tree, unmatched, { scope: "federal", param })).toBe(tree);
  });
});

const typesIn = (scope: SearchScope) => filterOptions(paramOf("type"), scope, someLookups()).map(({ value }) => value);

describe("filterOptions", () => {
  it("offers values as in requests: states by postal code, others by id", () => {
    expect(filterOptions(paramOf("current_office_state_abbr"), "universal", someLookups())[1]).toEqual({
      text: "Iowa",
      value: "IA",
      code: "IA",
    });
    expect(filterOptions(paramOf("state"), "universal", someLookups())[1]).toEqual({
      text: "Iowa",
      value: "19",
      code: "IA",
    });
  });

  it("offers the know-who types of the directory", () => {
    expect(typesIn("congressional")).toEqual(["8", "9", "13", "14"]);
    expect(typesIn("state")).toEqual(["10", "12"]);
  });

  it("offers the job categories of the scope", () => {
    const texts = (["congressional", "federal", "state"] as const).map(
      (scope) => filterOptions(paramOf("jobtitle2"), scope, someLookups())[1]?.text,
    );
    expect(texts).toEqual(["Legislative Director", "General Counsel", "Legislative Aide"]);
    expect(filterOptions(paramOf("jobtitle2"), "universal", someLookups())).toEqual([]);
  });
});
