import {
  BIRTH_YEAR_OPERATORS,
  BIRTH_YEAR_OPTIONS,
  createDefaultQuery,
  type RecentSearchLine,
  SIG_OPERATORS,
  SIG_RATING_OPTIONS,
} from "@rotunda/core";
import type { FilterDescriptor, FilterSection } from "../search/filter-descriptors.ts";
import { fn } from "storybook/test";
import type { KeywordSuggestions } from "../search/search-bar.tsx";
import * as people from "./people.ts";

const options = (...names: string[]) => names.map((text) => ({ text, value: text }));

const section = (id: string, title: string, ...filters: FilterDescriptor[]): FilterSection => ({
  id,
  title,
  setCount: 0,
  filters,
});

/** A form with all common kinds of filters, for stories. */
export const sections: FilterSection[] = [
  {
    ...section("type", "Profile Type", {
      kind: "checks",
      field: "profileTypes",
      label: "Profile Type",
      options: options("Federal Policymakers", "State Policymakers", "Federal Influencers", "State Influencers"),
      value: ["Federal Policymakers", "State Policymakers"],
    }),
    setCount: 1,
  },
  {
    ...section(
      "office",
      "Office and Location",
      {
        kind: "multi",
        field: "currentOfficeStates",
        label: "State of current office",
        placeholder: "Add a state",
        options: options("Alabama", "Iowa", "Kansas", "Nebraska", "Texas"),
        value: ["Iowa", "Kansas", "Nebraska"],
      },
      { kind: "select", field: "office", label: "Office", options: options("Senate", "House"), value: "" },
      { kind: "text", field: "officeLocation", label: "Office Location", value: "" },
    ),
    setCount: 1,
  },
  section("party", "Party and Leadership", {
    kind: "multi",
    field: "politicalParty",
    label: "Party",
    options: options("Republican", "Democrat", "Independent"),
    value: [],
  }),
  section("committees", "Committees and Caucuses", {
    kind: "multi",
    field: "committees",
    label: "Committees",
    options: options("Agriculture, Nutrition, and Forestry", "Appropriations"),
    value: [],
  }),
  section("job", "Job Title", {
    kind: "radio",
    field: "jobtitle2Option",
    label: "Match",
    options: [
      { text: "Any of these", value: "any" },
      { text: "All of these", value: "all" },
    ],
    value: "any",
  }),
];

export const former: FilterDescriptor = {
  kind: "check",
  field: "includeFormer",
  label: "Include former officeholders",
  value: true,
};

/** Rarer kinds of filters, all set. */
export const rareKinds: FilterSection[] = [
  {
    id: "rare",
    title: "Background",
    setCount: 5,
    filters: [
      {
        kind: "tree",
        field: "agencies",
        label: "Federal Agencies",
        findLabel: "Find an agency",
        items: [{ id: "1", name: "Department of Agriculture", children: [{ id: "2", name: "Forest Service" }] }],
        value: ["2"],
      },
      {
        kind: "find",
        field: "currentOfficeCongressionalDistrict",
        label: "Congressional District",
        options: options("Nebraska, 1st District", "Nebraska, 2nd District"),
        value: "Nebraska, 2nd District",
      },
      { kind: "suggest", field: "jobtitle", label: "Job Title", value: "Chief of Staff" },
      {
        kind: "operator",
        field: "birthYear",
        label: "Birth Year",
        operators: BIRTH_YEAR_OPERATORS,
        numberLabel: "year",
        numbers: BIRTH_YEAR_OPTIONS,
        value: { operator: "lt", number: "1950" },
      },
      {
        kind: "rating",
        field: "sig",
        label: "Special Interest Group Rating",
        groups: options("Plains Water Alliance", "Free Trade Forum"),
        operators: SIG_OPERATORS,
        ratings: SIG_RATING_OPTIONS,
        value: { id: "Plains Water Alliance", operator: "gte", rating: "50" },
      },
    ],
  },
];

/** Suggestions below the keyword box: people, a former member, a group, and long names. */
export const suggestions: KeywordSuggestions = {
  items: [people.senator, people.former, people.committee, people.longName, people.rightToLeft],
  isLoading: false,
  onActiveChange: fn(),
  onChoose: fn(),
};

export const noSuggestions: KeywordSuggestions = { ...suggestions, items: [] };

const aRecentSearch = (
  scope: RecentSearchLine["scope"],
  directory: string,
  [criteria, text]: [criteria: string, text: string],
): RecentSearchLine => ({ scope, directory, criteria, text, query: createDefaultQuery() });

/** Recent searches: a keyword with a filter, a long one, and one with right-to-left text. */
export const recentSearches: RecentSearchLine[] = [
  aRecentSearch("congressional", "Congressional & Gubernatorial", ["party=1&q=tx", "party:Democrat tx"]),
  aRecentSearch("federal", "Federal", [
    "agencies=1",
    "Federal Agency: Department of Agriculture + 2 more · Job Category: Legislative and Intergovernmental Affairs",
  ]),
  aRecentSearch("universal", "Universal Search", ["q=ليلى", "ليلى الحداد"]),
];
