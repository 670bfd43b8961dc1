import type { Lookups } from "../lookups/lookups.ts";
import { SCOPES } from "../search/scopes.ts";
import type { SearchScope } from "../records/search-item.ts";
import { isEmptyQuery } from "../search/plan-search.ts";
import { parseSearchQuery } from "../search/read-query.ts";
import { toRequestParams } from "../search/format-query.ts";
import { matchRoute } from "../navigation/matching.ts";
import { ROUTES, type RouteDefinition, type RouteName } from "../navigation/routes.ts";

/** The requests of every page: the session and the installation's configuration. */
const ALWAYS = ["/api/session/", "/api/config/app/"];

/** Where a record's page has its record from. */
const RECORDS: Partial<Record<RouteName, string>> = {
  Profile: "/api/profile/",
  ProfileKW: "/api/profileKnowWho/",
  Committee: "/api/committee/",
  Caucus: "/api/caucus/",
  Agency: "/api/agency/",
  State: "/api/state/",
  District: "/api/district/",
};

/** The route a page loaded at this path below the base path opens on, redirects followed. */
export function findFirstRoute(path: string): { name: RouteName; id?: number } {
  const match = matchRoute(path);
  return "redirect" in match ? { name: match.redirect } : match;
}

/**
 * The calls a page loaded at this path will make before it can show anything, with their queries, so that they can be
 * under way before its code has come. With the lookups they are the ones the page will make; without, a value no list
 * has may be among them, and then the page asks again without it.
 */
export function planEarlyCalls(path: string, lookups: Lookups | null): string[] {
  const { name, id } = findFirstRoute(path);
  const { scope }: RouteDefinition = ROUTES[name];
  if (name === "Home") return [...ALWAYS, "/api/config/homepage/"];
  if (scope) return [...ALWAYS, ...listSearchCalls(scope, path, lookups)];
  const record = RECORDS[name];
  return record && id !== undefined ? [...ALWAYS, `${record}${id}`] : ALWAYS;
}

function listSearchCalls(scope: SearchScope, path: string, lookups: Lookups | null): string[] {
  const search = path.replace(/^[^?#]*/, "").replace(/#.*/s, "");
  const query = parseSearchQuery(scope, search, lookups);
  return isEmptyQuery(query) ? [] : [`/${SCOPES[scope].endpoint}?${toRequestParams(scope, query)}`];
}
