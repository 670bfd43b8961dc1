import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopedQueries } from "../../testing/arbitraries.ts";
import { aSearchQuery } from "../../testing/builders.ts";
import type { SearchScope } from "../records/search-item.ts";
import { formatSearchQuery } from "./format-query.ts";
import { isEmptyQuery } from "./plan-search.ts";
import { countSetFilters, listSearchChips, opensFilters, planChipRemoval, removeChip } from "./search-chips.ts";
import { listParams } from "./search-params.ts";
import type { SearchField, SearchQuery } from "./search-query.ts";

const written = (scope: SearchScope, fields: Partial<SearchQuery>) =>
  listSearchChips(scope, aSearchQuery(fields)).map((chip) => `${chip.label}: ${chip.value}`);

const named = (id: string, name: string) => ({ id, name });

describe("listSearchChips", () => {
  it("shows one chip per filter", () => {
    expect(
      written("universal", {
        keyword: "water",
        religion: named("1", "Lutheran"),
        includeFormer: true,
        politicalParty: [named("2", "Democrat")],
        currentOfficeStates: [named("NE", "Nebraska")],
      }),
    ).toEqual(["Keyword: water", "State: Nebraska", "Party: Democrat", "Religion: Lutheran", "Include Former: Yes"]);
  });

  it("shows the first of several values and how many more there are", () => {
    const currentOfficeStates = [named("AL", "Alabama"), named("IA", "Iowa"), named("TX", "Texas")];
    expect(listSearchChips("universal", aSearchQuery({ currentOfficeStates }))).toEqual([
      { field: "currentOfficeStates", label: "State", value: "Alabama + 2 more", fullValue: "Alabama, Iowa, Texas" },
    ]);
  });

  it.each([
    ["lt", "under 40"],
    ["gte", "over 40"],
    ["exact", "is 40"],
  ] as const)("words the age operator %s as %j", (ageOperator, value) => {
    expect(written("universal", { age: "40", ageOperator })).toEqual([`Age: ${value}`]);
  });

  it.each([
    ["lt", "before 1950"],
    ["gte", "1950 or later"],
    ["exact", "1950"],
  ] as const)("words the birth-year operator %s as %j", (birthYearOperator, value) => {
    expect(written("universal", { birthYear: "1950", birthYearOperator })).toEqual([`Birth Year: ${value}`]);
  });

  it("shows a rating with its group and operator in one chip", () => {
    const sig = named("1", "American Farm Bureau Federation");
    expect(written("universal", { sig, sigOperator: "gte", sigRating: 50 })).toEqual([
      "Special Interest Group Rating: American Farm Bureau Federation, greater than 50%",
    ]);
    expect(written("universal", { sig, sigOperator: "lte", sigRating: 0 })).toEqual([
      "Special Interest Group Rating: American Farm Bureau Federation, less than 0%",
    ]);
  });

  it("labels the filters of staff and agencies", () => {
    expect(
      written("federal", {
        jobtitle: "counsel",
        agency: "forest",
        agencies: [named("2", "Forest Service")],
        appointment: [named("1", "Presidential appointment")],
        appointment2: named("2", "Career"),
      }),
    ).toEqual([
      "Federal Agencies: Forest Service",
      "Organization: forest",
      "Appointment: Presidential appointment",
      "Appointment: Career",
      "Job Title: counsel",
    ]);
    expect((["MAJ", "MIN", "OTH"] as const).flatMap((majmin) => written("congressional", { majmin }))).toEqual([
      "Staffer Type: Majority",
      "Staffer Type: Minority",
      "Staffer Type: Other",
    ]);
  });

  it("labels a person's state Home State and an office's State", () => {
    const state = named("31", "Nebraska");
    expect(written("universal", { state, city: "Omaha" })).toEqual(["Home City: Omaha", "Home State: Nebraska"]);
    expect(written("federal", { state, city: "Omaha" })).toEqual(["City: Omaha", "State: Nebraska"]);
  });

  it("falls back to the id of a value without a known name", () => {
    expect(written("universal", { religion: named("7", "") })).toEqual(["Religion: 7"]);
  });

  it("shows no chip for a value without an id", () => {
    const blank = named("", "Lutheran");
    expect(
      written("universal", { religion: blank, sig: blank, committees: [blank, named("3", "Appropriations")] }),
    ).toEqual(["Committees: Appropriations"]);
  });

  it("shows no chip for operators, display settings, the paywall flag, or filters of another scope", () => {
    expect(
      written("federal", {
        birthYearOperator: "lt",
        ageOperator: "lt",
        sigOperator: "lte",
        sigRating: 80,
        hidePayWalledProfiles: true,
        autoCompleteKeyword: "true",
        jobtitle2Option: "all",
        offset: "24",
        order: "alphabetical_asc",
        page: 3,
        pageSize: 48,
        view: "card",
        religion: named("1", "Lutheran"),
      }),
    ).toEqual([]);
  });

  it("never shows a hidden field, and never an empty chip", () => {
    const hidden = new Set<string>([
      "ageOperator",
      "birthYearOperator",
      "hidePayWalledProfiles",
      "jobtitle2Option",
      "offset",
      "order",
      "page",
      "pageSize",
      "sigOperator",
      "sigRating",
      "view",
    ]);
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const chips = listSearchChips(scope, query);
        expect(chips.filter((chip) => hidden.has(chip.field))).toEqual([]);
        expect(chips.filter((chip) => chip.label === "" || chip.value === "")).toEqual([]);
        expect(chips.length === 0).toBe(isEmptyQuery(query));
      }),
    );
  });
});

describe("removeChip", () => {
  it("removes the filter and goes back to page 1", () => {
    const query = aSearchQuery({
      keyword: "water",
      religion: named("1", "Lutheran"),
      page: 3,
      offset: "24",
      pageSize: 24,
    });
    expect(removeChip(query, "religion")).toEqual(aSearchQuery({ keyword: "water", pageSize: 24 }));
  });

  it("removes fields that only qualified the filter", () => {
    expect(removeChip(aSearchQuery({ sig: named("1", "X"), sigOperator: "lte", sigRating: 90 }), "sig")).toEqual(
      aSearchQuery(),
    );
    expect(removeChip(aSearchQuery({ jobtitle2: [named("1", "X")], jobtitle2Option: "all" }), "jobtitle2")).toEqual(
      aSearchQuery(),
    );
    expect(removeChip(aSearchQuery({ birthYear: "1950", birthYearOperator: "lt" }), "birthYear")).toEqual(
      aSearchQuery(),
    );
  });

  it("removes birth year and age independently, with their operators", () => {
    const both = aSearchQuery({ birthYear: "1950", birthYearOperator: "gte", age: "60", ageOperator: "lt" });
    expect(removeChip(both, "birthYear")).toEqual(aSearchQuery({ age: "60", ageOperator: "lt" }));
    expect(removeChip(both, "age")).toEqual(aSearchQuery({ birthYear: "1950", birthYearOperator: "gte" }));
  });

  it("removes exactly one chip and keeps the others", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const chips = listSearchChips(scope, query);
        for (const chip of chips) {
          const without = removeChip(query, chip.field);
          expect(listSearchChips(scope, without)).toEqual(chips.filter((other) => other !== chip));
          expect(without.page).toBe(1);
        }
      }),
    );
  });

  it("leaves an empty search after the last chip", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const bare = listSearchChips(scope, query).reduce((left, chip) => removeChip(left, chip.field), query);
        expect(isEmptyQuery(bare)).toBe(true);
        expect(formatSearchQuery(scope, { ...bare, pageSize: 12, order: "relevance" })).toMatch(
          /^(autocomplete=[^&]*)?&?(hide_paywalled_profiles=true)?(&?offset=\d+)?(&?page=\d+)?$/,
        );
      }),
    );
  });
});

describe("opensFilters", () => {
  it("shows the panels before a search, and next to results in a wide window", () => {
    const query = aSearchQuery({ keyword: "water" });
    expect(opensFilters(aSearchQuery(), 320)).toBe(true);
    expect(opensFilters(query, 1280)).toBe(true);
    expect(opensFilters(query, 1279)).toBe(false);
  });
});

describe("planChipRemoval", () => {
  it("runs the search without the chip from page 1", () => {
    const query = aSearchQuery({ keyword: "water", religion: { id: "1", name: "Lutheran" }, page: 3 });
    expect(planChipRemoval(query, "religion")).toEqual({ do: "run", query: aSearchQuery({ keyword: "water" }) });
  });

  it("clears the search after the last chip, for any display settings", () => {
    const query = aSearchQuery({ keyword: "water", page: 3, pageSize: 48, hidePayWalledProfiles: true });
    expect(planChipRemoval(query, "keyword")).toEqual({ do: "clear" });
  });

  it("never runs an empty search", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const chips = listSearchChips(scope, query);
        for (const { field } of chips) {
          const plan = planChipRemoval(query, field);
          expect(plan).toEqual(chips.length === 1 ? { do: "clear" } : { do: "run", query: removeChip(query, field) });
          if (plan.do === "run") expect(isEmptyQuery(plan.query)).toBe(false);
        }
      }),
    );
  });
});

describe("countSetFilters", () => {
  const fields: SearchField[] = ["politicalParty", "party", "majmin", "birthYearOperator", "page"];

  it("counts each set filter of a panel once", () => {
    const query = aSearchQuery({
      party: { id: "1", name: "Republican" },
      majmin: "MAJ",
      keyword: "water",
      page: 4,
      birthYearOperator: "lt",
    });
    expect(countSetFilters("congressional", query, fields)).toBe(2);
    expect(countSetFilters("congressional", query, ["majmin"])).toBe(1);
    expect(countSetFilters("congressional", aSearchQuery(), fields)).toBe(0);
    const both = aSearchQuery({ politicalParty: ["1", "2"].map((id) => ({ id, name: id })) });
    expect(countSetFilters("universal", both, fields)).toBe(1);
  });

  it("ignores filters that the scope doesn't offer", () => {
    expect(countSetFilters("federal", aSearchQuery({ majmin: "MAJ" }), fields)).toBe(0);
  });

  it("counts as many filters in all panels as there are chips", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const all = listParams(scope).map((param) => param.field);
        expect(countSetFilters(scope, query, all)).toBe(listSearchChips(scope, query).length);
        const counts = all.map((field) => countSetFilters(scope, query, [field]));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(listSearchChips(scope, query).length);
      }),
    );
  });
});
