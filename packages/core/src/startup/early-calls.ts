import type { Lookups } from "../lookups/lookups.port.ts";
import { SCOPES } from "../search/scopes.ts";
import type { SearchScope } from "../records/search-item.ts";
import { isEmptyQuery } from "../search/plan-search.ts";
import { parseSearchQuery } from "../search/read-query.ts";
import { toRequestParams } from "../search/format-query.ts";
import { buildDetailEndpoint, planDetail } from "../detail/detail.ts";
import { matchRoute } from "../navigation/matching.ts";
import { ROUTES, type RouteDefinition, type RouteName } from "../navigation/routes.ts";
import type { Access } from "../session/access.ts";

const ALWAYS = ["/api/session/", "/api/config/app/"];

/** Returns the first route of a path below the base path, following redirects. */
export function findFirstRoute(path: string): { name: RouteName; id?: number } {
  const match = matchRoute(path);
  return "redirect" in match ? { name: match.redirect } : match;
}

/**
 * Lists the requests a page makes before it can render, so that they start before its code has loaded. Without lookups
 * the list may include an invalid filter value; the page then repeats that request without it.
 */
export function planEarlyCalls(path: string, lookups: Lookups | null): string[] {
  const { name, id } = findFirstRoute(path);
  const { scope }: RouteDefinition = ROUTES[name];
  if (name === "Home") return [...ALWAYS, "/api/config/homepage/"];
  if (scope) return [...ALWAYS, ...listSearchCalls(scope, path, lookups)];
  const plan = planDetail(name, id);
  return plan.do === "show" ? [...ALWAYS, `/${buildDetailEndpoint(plan.target)}`] : ALWAYS;
}

function listSearchCalls(scope: SearchScope, path: string, lookups: Lookups | null): string[] {
  const search = path.replace(/^[^?#]*/, "").replace(/#.*/s, "");
  const query = parseSearchQuery(scope, search, lookups);
  return isEmptyQuery(query) ? [] : [`/${SCOPES[scope].endpoint}?${toRequestParams(scope, query)}`];
}

/** Returns the page after loading: the account for lapsed subscribers, else home (LOAD-03). */
export function findLandingRoute(access: Pick<Access, "hasLapsedSubscription"> | null): RouteName {
  return access !== null && access.hasLapsedSubscription ? "MyAccount" : "Home";
}

/** Loading time in ms before a message appears, and before a warning is logged (LOAD-04). */
export const LOADING_TEXT_MS = 2_000;
export const SLOW_LOAD_MS = 10_000;

/** Time in ms before the link to the login page is offered again. */
export const LOGIN_WAIT_MS = 10_000;
