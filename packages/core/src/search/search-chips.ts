import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import type { SearchScope } from "../records/search-item.ts";
import { writeParam } from "./param-values.ts";
import { isEmptyQuery } from "./plan-search.ts";
import { STAFFER_TYPES } from "./search-options.ts";
import { listParams, pickForScope, type SearchParam } from "./search-params.ts";
import {
  type BirthDateOperator,
  createDefaultQuery,
  type Named,
  type SearchField,
  type SearchQuery,
  type SigOperator,
} from "./search-query.ts";

export interface SearchChip {
  field: SearchField;
  label: string;
  /** Displayed: "Alabama + 2 more". */
  value: string;
  /** All values, for tooltip and accessible name. */
  fullValue: string;
}

export function listSearchChips(scope: SearchScope, query: SearchQuery): SearchChip[] {
  return listParams(scope).flatMap((param) => {
    const label = param.chip === null ? null : pickForScope(param.chip, scope);
    const [first, ...more] = listValueTexts(param, query);
    if (label === null || first === undefined) return [];
    const value = more.length === 0 ? first : `${first} + ${more.length} more`;
    return [{ field: param.field, label, value, fullValue: [first, ...more].join(", ") }];
  });
}

/** Removes a chip's filter and returns to page 1 (CHIP-02). */
export function removeChip(query: SearchQuery, field: SearchField): SearchQuery {
  const defaults = createDefaultQuery();
  const without: SearchQuery = { ...query, [field]: defaults[field], page: 1, offset: "" };
  // Reset fields that only qualify the removed one.
  if (field === "sig") return { ...without, sigOperator: defaults.sigOperator, sigRating: defaults.sigRating };
  if (field === "jobtitle2") return { ...without, jobtitle2Option: defaults.jobtitle2Option };
  if (field === "birthYear") return { ...without, birthYearOperator: defaults.birthYearOperator };
  if (field === "age") return { ...without, ageOperator: defaults.ageOperator };
  return without;
}

const AGE_WORDS: Record<BirthDateOperator, string> = { lt: "under", gte: "over", exact: "is" };

const SIG_WORDS: Record<SigOperator, string> = { lte: "less than", gte: "greater than" };

function listValueTexts(param: SearchParam, query: SearchQuery): string[] {
  switch (param.kind) {
    case "named":
      return listNames([query[param.field]]);
    case "named-list":
      return listNames(query[param.field]);
    case "flag":
      return query[param.field] ? ["Yes"] : [];
    case "staffer-type":
      return STAFFER_TYPES.filter((option) => option.value === query.majmin).map((option) => option.text);
    case "birth":
      if (query[param.field] === "") return [];
      return [
        param.field === "age"
          ? `${AGE_WORDS[query.ageOperator]} ${query.age}`
          : formatBirthYear(query.birthYearOperator, query.birthYear),
      ];
    case "sig":
      return listNames([query.sig]).map((name) => `${name}, ${SIG_WORDS[query.sigOperator]} ${query.sigRating}%`);
    default:
      return writeParam(param, query);
  }
}

function formatBirthYear(operator: BirthDateOperator, year: string): string {
  if (operator === "lt") return `before ${year}`;
  return operator === "gte" ? `${year} or later` : year;
}

/** Until lookups are loaded only the id is known. */
const listNames = (values: readonly (Named | null)[]): string[] =>
  values.flatMap((named) => (named === null || named.id === "" ? [] : [named.name || named.id]));

/** Returns whether the filter panels are shown: not beside results in narrow windows, where these stay visible (SRCH-11). */
export function opensFilters(query: SearchQuery, width: number): boolean {
  return isEmptyQuery(query) || width >= BREAKPOINTS.lg;
}

/** Decides what removing a chip does: run the remaining search, or clear the form after the last one (CHIP-03). */
export function planChipRemoval(
  query: SearchQuery,
  field: SearchField,
): { do: "run"; query: SearchQuery } | { do: "clear" } {
  const without = removeChip(query, field);
  return isEmptyQuery(without) ? { do: "clear" } : { do: "run", query: without };
}

export function countSetFilters(scope: SearchScope, query: SearchQuery, fields: readonly SearchField[]): number {
  return listParams(scope).filter(
    (param) => param.chip !== null && fields.includes(param.field) && writeParam(param, query).length > 0,
  ).length;
}
