import fc from "fast-check";
import type { Lookups } from "../src/lookups/lookups.port.ts";
import { createDefaultQuery, type Named, type SearchQuery } from "../src/search/search-query.ts";
import { writeParam } from "../src/search/param-values.ts";
import type { SearchScope } from "../src/records/search-item.ts";
import { listLookups } from "../src/search/search-lookups.ts";
import { AGE_OPTIONS, BIRTH_YEAR_OPTIONS, SIG_RATING_OPTIONS, SORT_OPTIONS } from "../src/search/search-options.ts";
import { type LookupParam, listParams, type SearchParam } from "../src/search/search-params.ts";
import { SEARCH_SCOPES } from "../src/search/scopes.ts";
import { someLookups } from "./builders.ts";

export const scopes = (): fc.Arbitrary<SearchScope> => fc.constantFrom(...SEARCH_SCOPES);

/** Text in any script, with characters special in URLs, without outer blanks. */
const typedText = (): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
      fc.constantFrom("a&b=c", "100%", "q+r", "O'Rourke #2", "“new deal”", "José", "?page=3", "<1950"),
    )
    .map((text) => text.replace(/\p{Cc}+/gu, " ").trim())
    .filter((text) => text !== "");

/** Names of people, groups and places, including names that are difficult to convert to slugs. */
export const names = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      "Maria Cantwell",
      "Beto O'Rourke",
      "J.D. Vance",
      "Nydia M. Velázquez",
      "John D. Rockefeller III",
      "Ilhan Omar, Jr.",
      "Zoë Ångström-Ødegård",
      "Jan Łukasiewicz",
      "周恩来",
      "Владимир",
      "4-H Caucus (117th)",
      "  ",
      "---",
      "District 12 (at large)",
    ),
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.string({ unit: "binary", maxLength: 12 }),
  );

/** Returns a search in a scope with any fields set, in normalized form. */
export const searchQueries = (scope: SearchScope, lookups: Lookups = someLookups()): fc.Arbitrary<SearchQuery> =>
  fc
    .subarray(listParams(scope))
    .chain((params) =>
      params
        .reduce<fc.Arbitrary<Partial<SearchQuery>>>(
          (fields, param) =>
            fc.tuple(fields, fieldsOf(param, scope, lookups)).map(([before, field]) => ({ ...before, ...field })),
          fc.constant({}),
        )
        .map((fields) => canonical({ ...createDefaultQuery(), ...fields })),
    );

export const scopedQueries = (
  lookups: Lookups = someLookups(),
): fc.Arbitrary<{ scope: SearchScope; query: SearchQuery }> =>
  scopes().chain((scope) => searchQueries(scope, lookups).map((query) => ({ scope, query })));

function fieldsOf(param: SearchParam, scope: SearchScope, lookups: Lookups): fc.Arbitrary<Partial<SearchQuery>> {
  const named = (): fc.Arbitrary<Named> => fc.constantFrom(...namesOf(param as LookupParam, scope, lookups));
  switch (param.kind) {
    case "text":
      if (param.field === "autoCompleteKeyword")
        return fc.constantFrom("", "true").map((text) => ({ [param.field]: text }));
      return typedText().map((text) => ({ [param.field]: text }));
    case "flag":
      return fc.boolean().map((flag) => ({ [param.field]: flag }));
    case "staffer-type":
      return fc.constantFrom("MAJ", "MIN", "OTH").map((majmin) => ({ majmin }));
    case "any-or-all":
      return fc.constantFrom("any", "all").map((jobtitle2Option) => ({ jobtitle2Option }));
    case "named":
      return named().map((value) => ({ [param.field]: value }));
    case "named-list":
      return fc.uniqueArray(named(), { minLength: 1, selector: (value) => value.id }).map((values) => ({
        [param.field]: values.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      }));
    case "birth":
      return fc
        .tuple(
          fc.constantFrom(...(param.field === "age" ? AGE_OPTIONS : BIRTH_YEAR_OPTIONS)),
          fc.constantFrom("exact", "lt", "gte"),
        )
        .map(([option, operator]) => ({ [param.field]: option.value, [param.operator]: operator }));
    case "sig":
      return fc.record({
        sig: fc.constantFrom(...lookups.specialInterestGroupsFlat.map(({ id, name }) => ({ id, name }))),
        sigOperator: fc.constantFrom("lte", "gte"),
        sigRating: fc.constantFrom(...SIG_RATING_OPTIONS.map((option) => Number(option.value))),
      });
    default:
      return fc.record({
        page: fc.integer({ min: 1, max: 5000 }),
        pageSize: fc.integer({ min: 1, max: 100 }),
        order: fc.constantFrom(...SORT_OPTIONS.map((option) => option.value)),
        offset: fc.oneof(fc.constant(""), fc.nat({ max: 1000 }).map(String)),
      });
  }
}

const namesOf = (param: LookupParam, scope: SearchScope, lookups: Lookups): Named[] =>
  listLookups(param, scope, lookups).map((item) => ({
    id: (param.travelsAs === "shortCode" ? item.shortCode : item.id) ?? "",
    name: item.name,
  }));

/** Fields that only qualify others are reset without them. */
function canonical(query: SearchQuery): SearchQuery {
  return query.jobtitle2.length === 0 ? { ...query, jobtitle2Option: "any" } : query;
}

/** Lists the parameters with values. */
export const usedParams = (scope: SearchScope, query: SearchQuery): SearchParam[] =>
  listParams(scope).filter((param) => writeParam(param, query).length > 0);
