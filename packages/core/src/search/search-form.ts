import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import type { SearchField, SearchQuery } from "./search-query.ts";
import { writeParam } from "./param-values.ts";
import { isEmptyQuery } from "./plan-search.ts";
import { removeChip } from "./search-chips.ts";
import type { SearchScope } from "../records/search-item.ts";
import { listParams } from "./search-params.ts";

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
