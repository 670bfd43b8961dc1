import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { buildHref } from "../navigation/links.ts";
import { matchRoute } from "../navigation/matching.ts";
import { ROUTES, type RouteDefinition, type RouteName } from "../navigation/routes.ts";
import { createDefaultQuery } from "./default-query.ts";
import { formatSearchQuery } from "./format-query.ts";
import { planKeyword } from "./plan-search.ts";
import { SCOPES } from "./scopes.ts";
import type { SearchScope } from "../records/search-item.ts";

type KeywordBoxPlan =
  | { do: "refuse"; because: "empty"; message: string }
  /** The search for the keyword; base path included. */
  | { do: "go"; href: string }
  /** A page that has to do with searching and runs none of its own. */
  | { do: "stay" };

/**
 * Plans what Enter and the search button do with a box on the page at `path`, which is below the base path (SRCH-15, VAL-03).
 */
export function planKeywordBox(keyword: string, path: string): KeywordBoxPlan {
  const plan = planKeyword(keyword);
  if (plan.do === "refuse") return plan;
  const route = findKeywordRoute(path);
  if (route === null) return { do: "stay" };
  const query = { ...createDefaultQuery(), keyword: plan.keyword };
  return { do: "go", href: buildHref(route, {}, formatSearchQuery(findSuggestionScope(path), query)) };
}

/**
 * Where a keyword is searched for (SRCH-15): on a search route by itself, on any other page in the congressional
 * directory, and nowhere on a page without a search whose path contains "search".
 */
export function findKeywordRoute(path: string): RouteName | null {
  const scope = findScopeAt(path);
  if (scope) return SCOPES[scope].routeName;
  return /^[^?#]*search/.test(path) ? null : "SearchCongressional";
}

/** The directory whose suggestions a box lists: that of the search route, else all of it (SRCH-28). */
export function findSuggestionScope(path: string): SearchScope {
  return findScopeAt(path) ?? "universal";
}

/** Whether the box takes the focus when its screen opens: medium and wider windows, no query parameter (SRCH-12). */
export function isKeywordAutofocused({ width, search }: { width: number; search: string }): boolean {
  return width >= BREAKPOINTS.md && new URLSearchParams(search).toString() === "";
}

function findScopeAt(path: string): SearchScope | null {
  const match = matchRoute(path);
  if ("redirect" in match) return null;
  const { scope }: RouteDefinition = ROUTES[match.name];
  return scope ?? null;
}
