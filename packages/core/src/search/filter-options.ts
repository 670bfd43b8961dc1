import type { Lookups, SelectItem, UnmatchedOptions } from "../lookups/lookups.port.ts";
import { toSelectItems } from "../lookups/find-lookup.ts";
import { listOfferedLookups } from "./offered-options.ts";
import type { SearchScope } from "../records/search-item.ts";
import { listLookups } from "./search-lookups.ts";
import type { LookupParam } from "./search-params.ts";

/** Lists the options of a lookup filter in a scope, with the values used in addresses. */
export function filterOptions(
  param: LookupParam,
  scope: SearchScope,
  lookups: Lookups,
  unmatched: readonly UnmatchedOptions[] = [],
): readonly SelectItem[] {
  return toSelectItems(
    listOfferedLookups(listLookups(param, scope, lookups), unmatched, { scope, param }),
    param.travelsAs,
  );
}
