import { MESSAGES } from "../notices/messages.ts";
import { formatCriteria } from "./format-query.ts";
import { SEARCH_PARAMS } from "./search-params.ts";
import type { SearchQuery } from "./search-query.ts";

type SearchPlan =
  | { do: "refuse"; because: "empty" | "unchanged"; message: string }
  | { do: "retry" }
  | { do: "run"; query: SearchQuery };

/** Returns whether a search has no criteria; display settings and the paywall flag don't count (VAL-01). */
export function isEmptyQuery(query: SearchQuery): boolean {
  return formatCriteria(SEARCH_PARAMS, query) === "";
}

/** Returns whether two searches have the same criteria (VAL-02). */
export function isSameSearch(a: SearchQuery, b: SearchQuery): boolean {
  return formatCriteria(SEARCH_PARAMS, a) === formatCriteria(SEARCH_PARAMS, b);
}

/** Decides what Search does: refuse an empty or unchanged query, retry it, or run (VAL-01, VAL-02, SRCH-17). */
export function planSearch(query: SearchQuery, last: SearchQuery | null, hasFailed = false): SearchPlan {
  if (isEmptyQuery(query)) return { do: "refuse", because: "empty", message: MESSAGES.searchEmpty };
  if (last && isSameSearch(query, last)) {
    return hasFailed ? { do: "retry" } : { do: "refuse", because: "unchanged", message: MESSAGES.searchUnchanged };
  }
  return { do: "run", query: { ...query, page: 1, offset: "" } };
}
