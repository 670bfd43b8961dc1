import { type Lookups, readRequestParams, SEARCH_TEXT_MAX, type SearchQuery, type SearchScope } from "@rotunda/core";
import type { Caller } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import { toReader } from "./search-items.sql.ts";
import type { SearchContext } from "./find-documents.ts";

export const readQueryString = ({ url }: { url: string }): string => url.replace(/^[^?]*\??/u, "");

export function readSearch(scope: SearchScope, url: string, caller: Caller, lookups: Lookups): SearchQuery {
  const text = readQueryString({ url });
  for (const [parameter, value] of new URLSearchParams(text)) {
    if (value.length > SEARCH_TEXT_MAX) throw createParameterError(parameter);
  }
  const { query, problems } = readRequestParams(scope, text, lookups);
  const [problem] = problems;
  if (problem) throw createParameterError(problem.parameter);
  const hides = query.hidePayWalledProfiles || caller.session.hidePayWalledProfilesPreference;
  return { ...query, hidePayWalledProfiles: hides };
}

export const createContext = (
  caller: Caller,
  now: Date,
  { generation }: Pick<SearchContext, "generation"> = {},
): SearchContext => ({
  reader: toReader(caller),
  today: now.toISOString().slice(0, 10),
  ...(generation !== undefined && { generation }),
});

const createParameterError = (parameter: string): ApiError =>
  new ApiError(400, "BAD_PARAMETER", `The search can’t use the value of “${parameter}”.`, parameter);
