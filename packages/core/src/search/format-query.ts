import { writeParam } from "./param-values.ts";
import { SCOPES } from "./scopes.ts";
import type { SearchScope } from "../records/search-item.ts";
import { SUGGESTION_PAGE_SIZE } from "./search-limits.ts";
import { listParams, type SearchParam } from "./search-params.ts";
import type { SearchQuery } from "./search-query.ts";

type Pair = [parameter: string, value: string];

/**
 * A search as an address's query string: sorted keys, no defaults, no empty values, no view (SRCH-18, QRY-19, QRY-20).
 */
export function formatSearchQuery(scope: SearchScope, query: SearchQuery): string {
  return toText(listPairs(listParams(scope), query));
}

/** A search as its request wants it: page from 0, with page size and order (SRCH-20). */
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

/** A keyword's suggestions as their request wants it (SRCH-27). */
export function toSuggestParams(keyword: string, hidePayWalledProfiles: boolean): string {
  return toText([
    ["pageSize", String(SUGGESTION_PAGE_SIZE)],
    ["q", keyword.trim()],
    ["order", "relevance"],
    ["autocomplete", "true"],
    ...(hidePayWalledProfiles ? [["hide_paywalled_profiles", "true"] satisfies Pair] : []),
  ]);
}

/** A job title's suggestions as their request wants it (API-15). */
export function toJobTitleParams(scope: SearchScope, text: string): string {
  return toText([
    ["search", text.trim()],
    ["doctype", SCOPES[scope].docType],
  ]);
}

/** Writes the criteria of a search without its display settings; equal texts find the same records. */
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
  // By key alone: the values of a repeated one keep their order.
  params.sort();
  return params.toString();
}
