import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { AppConfigWire, LookupItemWire, LookupsWire } from "./lookups.ts";
import { JobTitlesWire, SearchItemWire, SearchPageWire, SuggestionsWire } from "./search.ts";

const CARD = {
  id: 5,
  briefcase_item_id: "5-profile",
  is_former: false,
  position_summary: "United States Senator, Nebraska",
  preferred_name_display: "Ruth Halvorsen",
  sort_name: "halvorsen ruth",
  title: "Senator",
  political_party: "Republican",
  quick_summary: "<p>…</p>",
  headshot: "",
  subscription_modules: [1],
  record_type: "profile",
  added_to_briefcase: false,
  leadership_role: "",
  is_paywalled: false,
};

const PAGE = {
  results: [CARD],
  reasons: [""],
  pagination: { page_size: 12, page: 0, total_pages: 1, total_hits: 1, order: "relevance" },
  showing_results_for: "",
  meanings: [{ typed: "tx", label: "State", value: "Texas", plain_keyword: '"tx"' }],
  plain_keyword: '"tx"',
  elsewhere: [],
};

const without = (object: object, key: string) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

describe("a search item on the wire", () => {
  it("has all fields, all required", () => {
    expect(Check(SearchItemWire, CARD)).toBe(true);
    expect(Object.keys(SearchItemWire.properties)).toEqual(Object.keys(CARD));
    for (const key of Object.keys(CARD)) expect(Check(SearchItemWire, without(CARD, key))).toBe(false);
  });

  it("is of a known type", () => {
    expect(Check(SearchItemWire, { ...CARD, record_type: "banana" })).toBe(false);
  });
});

describe("a page of results on the wire", () => {
  it("has page size, page, pages, hits and order", () => {
    expect(Check(SearchPageWire, PAGE)).toBe(true);
    for (const key of Object.keys(PAGE.pagination)) {
      expect(Check(SearchPageWire, { ...PAGE, pagination: without(PAGE.pagination, key) })).toBe(false);
    }
    expect(Check(SearchPageWire, { ...PAGE, pagination: { ...PAGE.pagination, order: "random" } })).toBe(false);
  });
});

describe("suggestions on the wire", () => {
  it("are cards with six fields", () => {
    expect(Object.keys(SuggestionsWire.properties.results.items.properties).toSorted()).toEqual([
      "headshot",
      "id",
      "is_former",
      "position_summary",
      "preferred_name_display",
      "record_type",
    ]);
  });

  it("of job titles are a plain list", () => {
    expect(Check(JobTitlesWire, [])).toBe(true);
    expect(Check(JobTitlesWire, ["Chief of Staff"])).toBe(true);
    expect(Check(JobTitlesWire, { results: ["Chief of Staff"] })).toBe(false);
    expect(Check(JobTitlesWire, [{ title: "Chief of Staff" }])).toBe(false);
  });
});

describe("the lookups on the wire", () => {
  it("contain flat and nested lists", () => {
    const lists =
      "appointments countries degrees districts editorial_groups ethnicities focus_areas genders industries job_categories job_categories_federal job_categories_state marital_statuses political_parties position_statuses primary_profile_types secondary_profile_types religions states subscription_modules agencies_flat caucuses_flat committees_flat key_policy_areas_flat profile_types_flat special_interest_groups_flat industries_flat profile_types key_policy_areas committees caucuses agencies special_interest_groups offices";
    expect(Object.keys(LookupsWire.properties).toSorted()).toEqual(lists.split(" ").toSorted());
    expect(Object.keys(AppConfigWire.properties)).toEqual([
      "lookups",
      "unmatched_options",
      "content",
      "unlocked_profiles",
      "search_suggestions",
      "constants",
    ]);
    expect(Object.keys(AppConfigWire.properties.search_suggestions.properties).toSorted()).toEqual([
      "congressional",
      "federal",
      "state",
      "universal",
    ]);
  });

  it("are items with id and name, and optional short code, abbreviation and children", () => {
    const office = { id: "3", name: "Region 6" };
    const department = {
      id: "1",
      name: "Agriculture",
      children: [{ id: "2", name: "Forest Service", children: [office] }],
    };
    expect(Check(LookupItemWire, department)).toBe(true);
    expect(Check(LookupItemWire, { id: "31", name: "Nebraska", short_code: "NE" })).toBe(true);
    expect(Check(LookupItemWire, { id: "1", name: "Federal Policymakers", abbreviation: "FED" })).toBe(true);
    expect(Check(LookupItemWire, { id: 31, name: "Nebraska" })).toBe(false);
    expect(Check(LookupItemWire, { id: "31" })).toBe(false);
    expect(Check(LookupItemWire, { ...department, children: [{ name: "without an id" }] })).toBe(false);
  });
});
