import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { createDefaultQuery } from "./default-query.ts";
import { writeParam } from "./param-values.ts";
import { isEmptyQuery } from "./plan-search.ts";
import { removeChip } from "./search-chips.ts";
import type { SearchScope } from "../records/search-item.ts";
import { listParams } from "./search-params.ts";
import type { SearchField, SearchQuery } from "./search-query.ts";

/** The search form before it is submitted. */
interface SearchForm {
  draft: SearchQuery;
  /** Whether the filter panels are shown; what is set in them stays when they are not. */
  isOpen: boolean;
}

/** The form beside a search: hidden where it would push the results out of a narrow window (SRCH-11). */
export function openSearchForm(query: SearchQuery, width: number): SearchForm {
  return { draft: query, isOpen: isEmptyQuery(query) || width >= BREAKPOINTS.lg };
}

/**
 * The form after Clear Search: shown, and asking for nothing, the agency tree's selection included, which is read from
 * the draft (SRCH-14).
 */
export function clearSearchForm(): SearchForm {
  return { draft: createDefaultQuery(), isOpen: true };
}

/** Decides what removing a chip does: runs the search without it, or clears the form if it was the last (CHIP-03). */
export function planChipRemoval(
  query: SearchQuery,
  field: SearchField,
): { do: "run"; query: SearchQuery } | { do: "clear" } {
  const without = removeChip(query, field);
  return isEmptyQuery(without) ? { do: "clear" } : { do: "run", query: without };
}

/** How many of a panel's filters are set in a scope. */
export function countSetFilters(scope: SearchScope, query: SearchQuery, fields: readonly SearchField[]): number {
  return listParams(scope).filter(
    (param) => param.chip !== null && fields.includes(param.field) && writeParam(param, query).length > 0,
  ).length;
}
