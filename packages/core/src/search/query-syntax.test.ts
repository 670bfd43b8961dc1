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

const lookups = someLookups({
  committeesFlat: [
    "House Committee on Ways and Means",
    "Senate Committee on Finance",
    "Nebraska Legislature Committee on Finance",
  ].map((name, index) => ({ id: String(index + 1), name })),
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
    ["city:“Sioux City”", ["Home City: Sioux City"]],
    ["committee:“ways and means”", ["Committees: House Committee on Ways and Means"]],
    ["born:<1950 age:>60", ["Birth Year: before 1950", "Age: over 60"]],
    ["former:yes", ["Include Former: Yes"]],
    ['city:"Sioux ""City"""', ['Home City: Sioux "City"']],
    ["state:#NE", ["State: Nebraska"]],
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
  ])("keeps %s as words", (keyword) => {
    expect(chips(keyword)).toEqual([`Keyword: ${keyword}`]);
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
    for (const typed of ["colour:red", "-party:r"])
      expect(problems(typed)).toEqual([{ typed, label: null, suggestion: null }]);
  });

  it("names the filter of an unknown value", () => {
    expect(problems("state:zz")).toEqual([{ typed: "state:zz", label: "State", suggestion: null }]);
  });

  it("ignores other colons", () => {
    expect(problems('at 10:30 https://example.org "sate:ne"')).toEqual([]);
  });
});
