import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someLookups } from "../../testing/builders.ts";
import { scopedQueries } from "../../testing/arbitraries.ts";
import type { SearchScope } from "../records/search-item.ts";
import { formatSearchQuery } from "./format-query.ts";
import { applySyntax, formatSyntax, listSyntaxProblems } from "./query-syntax.ts";
import { parseSearchQuery } from "./read-query.ts";
import { listSearchChips } from "./search-chips.ts";
import { listParams, pickForScope } from "./search-params.ts";
import { createDefaultQuery } from "./search-query.ts";
import { SEARCH_SCOPES } from "./scopes.ts";

const toItems = (...names: string[]) => names.map((name, index) => ({ id: String(index + 1), name }));
const lookups = someLookups({
  committeesFlat: toItems(
    "House Committee on Ways and Means",
    "Senate Committee on Finance",
    "Nebraska Legislature Committee on Finance",
  ),
  caucusesFlat: toItems("Water Caucus", "Nebraska Water Caucus"),
  industriesFlat: toItems(
    "Corn Farms",
    "Fish Farms",
    "Hog Farms",
    "Wheat Farms",
    "Corn Trade",
    "Hog Trade",
    "Wheat Trade",
  ),
});
const chips = (keyword: string, scope: SearchScope = "universal") =>
  listSearchChips(scope, applySyntax({ ...createDefaultQuery(), keyword }, { scope, lookups })).map(
    ({ label, fullValue }) => `${label}: ${fullValue}`,
  );

describe("applySyntax", () => {
  it.each<[string, string[]]>([
    ["state:ne budget", ["Keyword: budget", "State: Nebraska"]],
    ["State:Nebraska,ia", ["State: Iowa, Nebraska"]],
    ['committee:"ways and means"', ["Committees: House Committee on Ways and Means"]],
    ['tax committee:"senate finance" reform', ["Keyword: tax reform", "Committees: Senate Committee on Finance"]],
    ["committee:finance", ["Committees: Senate Committee on Finance"]],
    ["committee:finance state:ne", ["State: Nebraska", "Committees: Nebraska Legislature Committee on Finance"]],
    ["state:ne caucus:water", ["State: Nebraska", "Caucuses: Water Caucus"]],
    ["industry:trade", ["Industry: Corn Trade, Hog Trade, Wheat Trade"]],
    ["born:soon state:ne", ["Keyword: born:soon", "State: Nebraska"]],
    ["city:“Sioux City”", ["Home City: Sioux City"]],
    ["committee:“ways and means”", ["Committees: House Committee on Ways and Means"]],
    ["born:<1950 age:>60", ["Birth Year: before 1950", "Age: over 60"]],
    ["former:yes", ["Include Former: Yes"]],
    ['city:"Sioux ""City"""', ['Home City: Sioux "City"']],
    ["state:#NE", ["State: Nebraska"]],
    ['rating:"sierra club>70"', ["Special Interest Group Rating: Sierra Club, greater than 70%"]],
    ['rating:"sierra club<0"', ["Special Interest Group Rating: Sierra Club, less than 0%"]],
    ['home:ia  Tax  "state:ne"  former:TRUE', ['Keyword: Tax "state:ne"', "Home State: Iowa", "Include Former: Yes"]],
  ])("reads %s as filters", (keyword, expected) => {
    expect(chips(keyword)).toEqual(expected);
  });

  it.each([
    "state:zz",
    "sate:ne",
    "state:",
    "-state:ne",
    '"state:ne"',
    "born:soon",
    "former:perhaps",
    "10:30",
    "https://example.org",
    "gender:male,female",
    "gender:male,male",
    "state:ne,zz",
    "industry:farms",
    "former:ayes",
    "former:yesterday",
    'rating:"sierra club"',
    'rating:"sierra club>70%"',
    "rating:>70",
    "two  blanks",
  ])("keeps %s as words", (keyword) => {
    expect(chips(keyword)).toEqual([`Keyword: ${keyword}`]);
  });

  it.each<[string, string[]]>([
    ["staff:Majority", ["Staffer Type: Majority"]],
    ["staff:min", ["Staffer Type: Minority"]],
    ["staff:m", ["Keyword: staff:m"]],
  ])("reads %s as the type of staffers", (keyword, expected) => {
    expect(chips(keyword, "congressional")).toEqual(expected);
  });

  it("replaces a single value and adds to a list", () => {
    const query = parseSearchQuery("universal", "current_office_state_abbr=IA&gender=1&q=state:ne gender:#2", lookups);
    expect(query.currentOfficeStates.map(({ id }) => id)).toEqual(["IA", "NE"]);
    expect(query.gender?.id).toBe("2");
    expect(query.keyword).toBe("");
  });

  it("has a different name for each filter of a directory", () => {
    for (const scope of SEARCH_SCOPES) {
      const names = listParams(scope).map(({ syntax, parameter }) => pickForScope(syntax ?? parameter, scope));
      expect(new Set(names).size, scope).toBe(names.length);
    }
  });
});

describe("formatSyntax", () => {
  it.each<[SearchScope, string, string]>([
    ["universal", "q=tax&current_office_state_abbr=IA&current_office_state_abbr=NE", "state:ia state:ne tax"],
    [
      "universal",
      "sig_expression=1lte30&include_former=true",
      'rating:"American Farm Bureau Federation<30" former:yes',
    ],
    ["universal", "sig_expression=2gte70", 'rating:"Sierra Club>70"'],
    ["universal", "committees=3", 'committee:"Nebraska Legislature Committee on Finance"'],
    ["universal", "birth_year=<1950&age=>60", "born:<1950 age:>60"],
    ["universal", "state=31&city=Omaha", "city:Omaha home:ne"],
    ["universal", 'city=Sioux "City"', 'city:"Sioux ""City"""'],
    [
      "universal",
      'city=a/b&school=“c&education=/d&note=f,g&tag=h"&q=e',
      'school:"“c" education:"/d" city:a/b note:"f,g" tag:"h""" e',
    ],
    ["congressional", "majmin=MIN&type=9", 'type:"Congressional Staffer" staff:minority'],
    ["federal", "jobtitle2=1&jobtitle2=2&jobtitle2_option=all", 'job:Secretary job:"General Counsel" jobs:all'],
  ])("writes a search of %s as it can be typed: %s", (scope, search, text) => {
    expect(formatSyntax(parseSearchQuery(scope, search, lookups), { scope, lookups })).toBe(text);
  });

  it.each([
    ["religion=2", { religions: ["Lutheran", "Lutheran"] }, "religion:#2"],
    ["religion=1", { religions: ["Lutheran", "Lutheran"] }, "religion:#1"],
    ["religion=1", { religions: ["—"] }, "religion:#1"],
    ["religion=2", { religions: ["Lutheran", "Old Lutheran"] }, 'religion:"Old Lutheran"'],
    [
      "committees=1&current_office_state_abbr=NE",
      { committeesFlat: ["Committee on Finance", "Nebraska Committee on Finance"] },
      "state:ne committee:#1",
    ],
  ])("writes the number of an option whose name may mean another: %s", (search, names, text) => {
    const others = someLookups(Object.fromEntries(Object.entries(names).map(([list, all]) => [list, toItems(...all)])));
    const query = parseSearchQuery("universal", search, others);
    expect(formatSyntax(query, { scope: "universal", lookups: others })).toBe(text);
  });

  it("is parsed into the same chips and the same address", () => {
    fc.assert(
      fc.property(scopedQueries(lookups), ({ scope, query: drawn }) => {
        // Written with single spaces.
        const query = { ...drawn, keyword: drawn.keyword.replace(/\s+/gu, " ") };
        const written = { ...query, keyword: formatSyntax(query, { scope, lookups }) };
        const typed = applySyntax({ ...createDefaultQuery(), keyword: written.keyword }, { scope, lookups });
        const read = { ...query, ...pickCriteria(scope, typed) };
        expect(listSearchChips(scope, read)).toEqual(listSearchChips(scope, query));
        expect(formatSearchQuery(scope, read)).toBe(formatSearchQuery(scope, query));
        expect(parseSearchQuery(scope, formatSearchQuery(scope, read), lookups)).toEqual(
          parseSearchQuery(scope, formatSearchQuery(scope, query), lookups),
        );
      }),
    );
  });
});

/** The criteria of a query, without display settings, which aren't written in a keyword. */
const pickCriteria = (scope: SearchScope, query: ReturnType<typeof createDefaultQuery>) => {
  const shown = new Set<string>(
    listParams(scope).flatMap((param) => (param.isCriterion === false ? [param.field] : [])),
  );
  return Object.fromEntries(Object.entries(query).filter(([field]) => !shown.has(field)));
};

describe("listSyntaxProblems", () => {
  const problems = (keyword: string) => listSyntaxProblems(keyword, { scope: "universal", lookups });

  it("suggests a similar filter", () => {
    expect(problems("sate:ne tax")).toEqual([
      { typed: "sate:ne", label: null, suggestion: { typed: "state:ne", keyword: "state:ne tax" } },
    ]);
    expect(problems("tax Gendr:2 reform")).toEqual([
      {
        typed: "Gendr:2",
        label: null,
        suggestion: { typed: "gender:2", keyword: "tax gender:2 reform" },
      },
    ]);
    expect(problems("comitte:$&")[0]?.suggestion).toEqual({ typed: "committee:$&", keyword: "committee:$&" });
    for (const typed of ["colour:red", "comite:rules", "-party:r"])
      expect(problems(typed)).toEqual([{ typed, label: null, suggestion: null }]);
  });

  it("names the filter of an unknown value", () => {
    expect(problems("state:zz")).toEqual([{ typed: "state:zz", label: "State", suggestion: null }]);
    expect(listSyntaxProblems("jobs:most", { scope: "federal", lookups })).toEqual([
      { typed: "jobs:most", label: "jobs", suggestion: null },
    ]);
  });

  it("ignores other colons", () => {
    expect(problems('at 10:30 https://example.org "sate:ne"')).toEqual([]);
  });
});
