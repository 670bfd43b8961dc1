import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { buildHref } from "../navigation/links.ts";
import { matchRoute } from "../navigation/matching.ts";
import { ROUTES, type RouteDefinition, type RouteName } from "../navigation/routes.ts";
import { createDefaultQuery } from "./search-query.ts";
import { formatSearchQuery } from "./format-query.ts";
import { planKeyword } from "./plan-search.ts";
import { SCOPES } from "./scopes.ts";
import type { SearchScope } from "../records/search-item.ts";

type KeywordBoxPlan =
  | { do: "refuse"; because: "empty"; message: string }
  | { do: "go"; href: string }
  /** The path contains "search", but no scope's route matches. */
  | { do: "stay" };

/** Decides what Enter and the search button do on the page at `path`, below the base path (SRCH-15, VAL-03). */
export function planKeywordBox(keyword: string, path: string): KeywordBoxPlan {
  const plan = planKeyword(keyword);
  if (plan.do === "refuse") return plan;
  const route = findKeywordRoute(path);
  if (route === null) return { do: "stay" };
  const query = { ...createDefaultQuery(), keyword: plan.keyword };
  return { do: "go", href: buildHref(route, {}, formatSearchQuery(findSuggestionScope(path), query)) };
}

/** Returns the route for a keyword (SRCH-15): the search route, universal on home, else congressional; or null. */
export function findKeywordRoute(path: string): RouteName | null {
  const scope = findScopeAt(path);
  if (scope) return SCOPES[scope].routeName;
  if (isHome(path)) return "SearchUniversal";
  return /^[^?#]*search/.test(path) ? null : "SearchCongressional";
}

/** Returns the scope of suggestions: the search route's, else universal (SRCH-28). */
export function findSuggestionScope(path: string): SearchScope {
  return findScopeAt(path) ?? "universal";
}

/** Returns whether the box gets focus on opening: wide windows without query parameters (SRCH-12). */
export function isKeywordAutofocused({ width, search }: { width: number; search: string }): boolean {
  return width >= BREAKPOINTS.md && new URLSearchParams(search).toString() === "";
}

function isHome(path: string): boolean {
  const match = matchRoute(path);
  return ("redirect" in match ? match.redirect : match.name) === "Home";
}

function findScopeAt(path: string): SearchScope | null {
  const match = matchRoute(path);
  if ("redirect" in match) return null;
  const { scope }: RouteDefinition = ROUTES[match.name];
  return scope ?? null;
}
