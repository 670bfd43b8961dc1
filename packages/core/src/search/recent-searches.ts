import type { Lookups } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import { formatCriteria } from "./format-query.ts";
import { isEmptyQuery } from "./plan-search.ts";
import { formatSyntax } from "./query-syntax.ts";
import { parseSearchQuery } from "./read-query.ts";
import { SCOPES, SEARCH_SCOPES } from "./scopes.ts";
import { RECENT_SEARCHES_MAX } from "./search-limits.ts";
import { listParams } from "./search-params.ts";
import type { SearchQuery } from "./search-query.ts";

/** A search that was run; `criteria` is a query string without display settings. */
export interface RecentSearch {
  scope: SearchScope;
  criteria: string;
}

export interface RecentSearchLine extends RecentSearch {
  query: SearchQuery;
  directory: string;
  /** The search as it can be typed: "party:d budget". */
  text: string;
}

export const toRecentSearch = (scope: SearchScope, query: SearchQuery): RecentSearch => ({
  scope,
  criteria: formatCriteria(listParams(scope), query),
});

/** Adds a search as the newest; an equal one moves and the oldest is dropped (SRCH-45). */
export function addRecentSearch(searches: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  return [search, ...removeRecentSearch(searches, search)].slice(0, RECENT_SEARCHES_MAX);
}

export function removeRecentSearch(searches: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  return searches.filter(({ scope, criteria }) => scope !== search.scope || criteria !== search.criteria);
}

export const formatRecentSearches = (readerId: number, searches: readonly RecentSearch[]): string =>
  JSON.stringify({ readerId, searches });

/** Parses a reader's stored searches, newest first. Returns none for another reader's or an invalid text (SRCH-46). */
export function parseRecentSearches(text: string | null, readerId: number | null): RecentSearch[] {
  try {
    const stored = JSON.parse(text ?? "null") as { readerId?: unknown; searches?: unknown } | null;
    if (stored?.readerId !== readerId || !Array.isArray(stored.searches)) return [];
    return stored.searches
      .filter(isRecentSearch)
      .reduceRight<RecentSearch[]>((newer, { scope, criteria }) => addRecentSearch(newer, { scope, criteria }), []);
  } catch {
    return [];
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const { scope, criteria } = (value ?? {}) as Partial<RecentSearch>;
  return SEARCH_SCOPES.some((known) => known === scope) && typeof criteria === "string";
}

/** Lists searches as they can be typed, without searches that have only values that no longer exist (SRCH-47). */
export function listRecentSearches(searches: readonly RecentSearch[], lookups: Lookups): RecentSearchLine[] {
  return searches.flatMap(({ scope, criteria }) => {
    const query = parseSearchQuery(scope, criteria, lookups);
    const text = formatSyntax(query, { scope, lookups });
    return isEmptyQuery(query) ? [] : [{ scope, criteria, query, text, directory: SCOPES[scope].label }];
  });
}
