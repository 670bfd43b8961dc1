import { buildHref } from "../navigation/links.ts";
import { writeParam } from "./param-values.ts";
import { SCOPES } from "./scopes.ts";
import type { SearchScope } from "../records/search-item.ts";
import { SUGGESTION_PAGE_SIZE } from "./search-limits.ts";
import { listParams, type SearchParam } from "./search-params.ts";
import type { SearchQuery } from "./search-query.ts";

type Pair = [parameter: string, value: string];

/** Formats a search as query string: sorted keys, no defaults, no empty values, no view (SRCH-18, QRY-19, QRY-20). */
export function formatSearchQuery(scope: SearchScope, query: SearchQuery): string {
  return toText(listPairs(listParams(scope), query));
}

/** Returns the URL of a search, including the base path. */
export const buildSearchHref = (scope: SearchScope, query: SearchQuery): string =>
  buildHref(SCOPES[scope].routeName, {}, formatSearchQuery(scope, query));

/** Formats a search for its request: 0-based page, with page size and order (SRCH-20). */
export function toRequestParams(scope: SearchScope, query: SearchQuery): string {
  const always = new Set(["page", "pageSize", "order", "autocomplete"]);
  const filters = listPairs(listParams(scope), query).filter(([parameter]) => !always.has(parameter));
  return toText([
    ...filters,
    ["page", String(query.page - 1)],
    ["pageSize", String(query.pageSize)],
    ["order", query.order],
  ]);
}

/** Formats the request of option counts: all that decides which records match, without order and paging (SRCH-40). */
export function toCountsParams(scope: SearchScope, query: SearchQuery): string {
  const params = listParams(scope).filter(({ kind, field }) => kind !== "display" && field !== "autoCompleteKeyword");
  return toText(listPairs(params, query));
}

/** Formats the request of keyword suggestions (SRCH-27). */
export function formatSuggestQuery(keyword: string, hidePayWalledProfiles: boolean): string {
  return toText([
    ["pageSize", String(SUGGESTION_PAGE_SIZE)],
    ["q", keyword.trim()],
    ["order", "relevance"],
    ["autocomplete", "true"],
    ...(hidePayWalledProfiles ? [["hide_paywalled_profiles", "true"] satisfies Pair] : []),
  ]);
}

/** Formats the request of job title suggestions (API-15). */
export function toJobTitleParams(scope: SearchScope, text: string): string {
  return toText([
    ["search", text.trim()],
    ["doctype", SCOPES[scope].docType],
  ]);
}

/** Formats the criteria without display settings; equal texts find the same records. */
export function formatCriteria(params: readonly SearchParam[], query: SearchQuery): string {
  return toText(
    listPairs(
      params.filter((param) => param.isCriterion !== false),
      query,
    ),
  );
}

function listPairs(params: readonly SearchParam[], query: SearchQuery): Pair[] {
  return params.flatMap((param) => writeParam(param, query).map((value): Pair => [param.parameter, value]));
}

function toText(pairs: readonly Pair[]): string {
  const params = new URLSearchParams([...pairs]);
  // Sorts by key only: repeated values keep their order.
  params.sort();
  return params.toString();
}
