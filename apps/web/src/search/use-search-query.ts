import {
  formatSearchQuery,
  PAGE_SIZE_DEFAULT,
  parseSearchQuery,
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
    const criteria = formatSearchQuery(scope, {
      ...query,
      page: 1,
      pageSize: PAGE_SIZE_DEFAULT,
      order: "relevance",
      offset: "",
    });
    return { query, criteria };
  }, [scope, search, lookups]);
}
