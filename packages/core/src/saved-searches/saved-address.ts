import { joinNonEmpty } from "../kernel/text.ts";
import type { Lookups } from "../lookups/lookups.port.ts";
import { buildHref } from "../navigation/links.ts";
import type { SearchScope } from "../records/search-item.ts";
import { formatSearchQuery } from "../search/format-query.ts";
import { isSameSearch } from "../search/plan-search.ts";
import { parseSearchQuery, readSearchParams } from "../search/read-query.ts";
import { SCOPES } from "../search/scopes.ts";
import { listParams, pickForScope } from "../search/search-params.ts";
import { createDefaultQuery, type SearchQuery } from "../search/search-query.ts";
import type { SavedSearch } from "./saved-searches.port.ts";

type Place = Pick<SavedSearch, "id" | "scope" | "search">;

/** Returns the saved part of a search: filters and order, but no page. */
export function formatSavedText(scope: SearchScope, query: SearchQuery): string {
  const { page, pageSize, offset, autoCompleteKeyword } = createDefaultQuery();
  return formatSearchQuery(scope, { ...query, page, pageSize, offset, autoCompleteKeyword });
}

export function buildSavedHref({ id, scope, search }: Place, { isMarkedOnly = false } = {}): string {
  const params = joinNonEmpty([search, `saved=${id}`, isMarkedOnly ? "only=marked" : ""], "&");
  return buildHref(SCOPES[scope].routeName, {}, params);
}

/** Returns whether results have other filters than the saved search; order and page don't count. */
export const isSavedChanged = ({ scope, search }: Place, query: SearchQuery, lookups: Lookups): boolean =>
  !isSameSearch(parseSearchQuery(scope, search, lookups), query);

/** Lists the filters that have lost an option since the search was saved, by their labels. */
export function listLostFilters({ scope, search }: Place, lookups: Lookups): string[] {
  const lost = readSearchParams(scope, search, lookups).problems.map(({ parameter }) => parameter);
  const labels = listParams(scope)
    .filter(({ parameter }) => lost.includes(parameter))
    .flatMap(({ chip }) => (chip && pickForScope(chip, scope)) ?? []);
  return [...new Set(labels)];
}

/**
 * Parses the id of the saved search in an address of results, and whether only new or left results are shown; null
 * without one.
 */
export function parseOpenedSearch(search: string) {
  const params = new URLSearchParams(search);
  const id = Number(params.get("saved") ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? { id, isMarkedOnly: params.get("only") === "marked" } : null;
}

/** Adds the saved search of the present address to another one of the same directory. */
export function keepSavedSearch(href: string, search: string): string {
  const opened = parseOpenedSearch(search);
  return opened === null ? href : `${href}${href.includes("?") ? "&" : "?"}saved=${opened.id}`;
}
