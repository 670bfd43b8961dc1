import {
  formatCriteria,
  parseSearchQuery,
  SEARCH_PARAMS,
  type Lookups,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import { useMemo } from "react";

/** Returns the search of a URL, and its criteria (without paging and sorting) as comparable text. */
export function useSearchQuery(
  scope: SearchScope,
  search: string,
  lookups: Lookups,
): { query: SearchQuery; criteria: string } {
  return useMemo(() => {
    const query = parseSearchQuery(scope, search, lookups);
    return { query, criteria: formatCriteria(SEARCH_PARAMS, query) };
  }, [scope, search, lookups]);
}
