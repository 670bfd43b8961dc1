import {
  formatCriteria,
  parseSearchQuery,
  SEARCH_PARAMS,
  type Lookups,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import { useMemo } from "react";

/** The search an address asks for, and the part of it that decides which records are found, as text to compare. */
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
