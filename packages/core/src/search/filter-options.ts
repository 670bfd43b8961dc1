import type { Lookups, SelectItem, UnmatchedOptions } from "../lookups/lookups.ts";
import { toSelectItems } from "../lookups/select-items.ts";
import { offeredLookups } from "./offered-options.ts";
import type { SearchScope } from "../records/search-item.ts";
import { lookupsOf } from "./search-lookups.ts";
import type { LookupParam } from "./search-params.ts";

/** What a filter that takes lookups offers in a scope, each value as it travels in the address. */
export function filterOptions(
  param: LookupParam,
  scope: SearchScope,
  lookups: Lookups,
  unmatched: readonly UnmatchedOptions[] = [],
): SelectItem[] {
  return toSelectItems(offeredLookups(lookupsOf(param, scope, lookups), unmatched, { scope, param }), param.travelsAs);
}
