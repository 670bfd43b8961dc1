import type { Lookups } from "../lookups/lookups.port.ts";
import { createDefaultQuery, type SearchQuery } from "./search-query.ts";
import { formatSearchQuery } from "./format-query.ts";
import { readParam } from "./param-values.ts";
import type { SearchScope } from "../records/search-item.ts";
import { PAGE_MAX } from "./search-limits.ts";
import { SEARCH_VIEWS, SORT_OPTIONS } from "./search-options.ts";
import { applySyntax } from "./query-syntax.ts";
import { listParams } from "./search-params.ts";

/** An unknown or invalid value; the server's refusal names the parameter. */
interface ParamProblem {
  parameter: string;
  value: string;
}

/** Parses a search's query string with filters in its keyword, and reports unknown parts (CHIP-10). Pages are 1-based. */
export function readSearchParams(
  scope: SearchScope,
  search: string,
  lookups: Lookups | null,
): { query: SearchQuery; problems: ParamProblem[] } {
  const given = new URLSearchParams(search);
  let query = createDefaultQuery();
  const problems: ParamProblem[] = [];
  for (const param of listParams(scope)) {
    const read = readParam(param, given.getAll(param.parameter), query, { scope, lookups });
    query = read.query;
    problems.push(...read.problems.map((value) => ({ parameter: param.parameter, value })));
  }
  if (lookups) query = applySyntax(query, { scope, lookups });
  // "All of these" has no meaning without categories.
  return { query: query.jobtitle2.length === 0 ? { ...query, jobtitle2Option: "any" } : query, problems };
}

/** Parses an address's query string, ignoring unknown parts; never throws (QRY-09, SRCH-18). */
export function parseSearchQuery(scope: SearchScope, search: string, lookups: Lookups | null): SearchQuery {
  return readSearchParams(scope, search, lookups).query;
}

/** Kept besides the search: the view of external links, and the saved search that was opened. */
const OTHER_PARAMETERS = {
  view: new RegExp(`^(${SEARCH_VIEWS.join("|")})$`),
  saved: /^[1-9]\d{0,8}$/,
  only: /^marked$/,
};

/** Normalizes a query string like `formatSearchQuery`, but keeps the view and the saved search. */
export function cleanSearchText(scope: SearchScope, search: string, lookups: Lookups | null): string {
  const clean = new URLSearchParams(formatSearchQuery(scope, parseSearchQuery(scope, search, lookups)));
  const asked = new URLSearchParams(search);
  for (const [parameter, form] of Object.entries(OTHER_PARAMETERS)) {
    const value = asked.get(parameter);
    if (value !== null && form.test(value)) clean.append(parameter, value);
  }
  clean.sort();
  return clean.toString();
}

/** Parses a request's query string like `readSearchParams`, with 0-based pages (SRCH-20). */
export function readRequestParams(
  scope: SearchScope,
  search: string,
  lookups: Lookups | null,
): { query: SearchQuery; problems: ParamProblem[] } {
  const read = readSearchParams(scope, search, lookups);
  const given = new URLSearchParams(search);
  const problems = [...read.problems, ...listUnknownChoices(given)];
  const page = String(given.get("page"));
  const zeroBased = /^\d+$/.test(page) ? Number(page) : 0;
  return { problems, query: { ...read.query, page: Math.min(zeroBased + 1, PAGE_MAX) } };
}

/** Display parameters with fixed values; requests are also refused for invalid ones. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  order: SORT_OPTIONS.map(({ value }) => value),
  view: SEARCH_VIEWS,
};

function listUnknownChoices(given: URLSearchParams): ParamProblem[] {
  return Object.entries(CHOICES).flatMap(([parameter, choices]) => {
    const values = given.getAll(parameter).filter((value) => value !== "");
    const value = values.find((one) => !choices.includes(one));
    return value === undefined ? [] : [{ parameter, value }];
  });
}
