import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { createDefaultQuery, type SearchField, type SearchQuery } from "./search-query.ts";
import { writeParam } from "./param-values.ts";
import { isEmptyQuery } from "./plan-search.ts";
import { removeChip } from "./search-chips.ts";
import type { SearchScope } from "../records/search-item.ts";
import { listParams } from "./search-params.ts";

interface SearchForm {
  draft: SearchQuery;
  /** Whether the filter panels are shown; hidden ones keep their values. */
  isOpen: boolean;
}

/** Creates the form for a search, collapsed in narrow windows so that results stay visible (SRCH-11). */
export function openSearchForm(query: SearchQuery, width: number): SearchForm {
  return { draft: query, isOpen: isEmptyQuery(query) || width >= BREAKPOINTS.lg };
}

/** Returns an open form without criteria, which also clears the agency tree (SRCH-14). */
export function clearSearchForm(): SearchForm {
  return { draft: createDefaultQuery(), isOpen: true };
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
