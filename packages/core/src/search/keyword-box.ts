import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { buildHref } from "../navigation/links.ts";
import { matchRoute } from "../navigation/matching.ts";
import { type RouteDefinition, type RouteName, ROUTES } from "../navigation/routes.ts";
import { MESSAGES } from "../notices/messages.ts";
import type { SearchScope } from "../records/search-item.ts";
import { formatSearchQuery } from "./format-query.ts";
import { SCOPES } from "./scopes.ts";
import {
  HINT_EXAMPLES,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_DEBOUNCE_SHORT_MS,
  SUGGESTION_MIN,
} from "./search-limits.ts";
import { createDefaultQuery } from "./search-query.ts";

type KeywordBoxPlan =
  | { do: "refuse"; because: "empty"; message: string }
  | { do: "go"; href: string }
  /** The path contains "search", but no scope's route matches. */
  | { do: "stay" };

/** Decides what Enter and the search button do on the page at `path`, below the base path (SRCH-15, VAL-03). */
export function planKeywordBox(keyword: string, path: string): KeywordBoxPlan {
  const typed = keyword.trim();
  if (typed === "") return { do: "refuse", because: "empty", message: MESSAGES.keywordEmpty };
  const route = findKeywordRoute(path);
  if (route === null) return { do: "stay" };
  const query = { ...createDefaultQuery(), keyword: typed };
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

type SuggestionsPlan = { do: "clear" } | { do: "ask"; text: string; afterMs: number };

/** Decides when to request suggestions: for an active box, from three characters. */
export function planSuggestions(typed: string, isActive: boolean): SuggestionsPlan {
  const text = typed.trim();
  const length = Array.from(text).length;
  if (!isActive || length < SUGGESTION_MIN) return { do: "clear" };
  return {
    do: "ask",
    text,
    afterMs: length === SUGGESTION_MIN ? SUGGESTION_DEBOUNCE_SHORT_MS : SUGGESTION_DEBOUNCE_MS,
  };
}

const MARK = "Examples:";

/** Shortens a hint to `maxExamples` after "Examples:"; other hints are unchanged (ROUTE-07). */
export function shortenHint(hint: string, maxExamples: number): string {
  const at = hint.indexOf(MARK);
  if (at < 0) return hint;
  const examples = findExamples(hint.slice(at + MARK.length));
  if (examples.length <= maxExamples) return hint;
  const before = hint.slice(0, at);
  return maxExamples < 1 ? before.trimEnd() : `${before}${MARK} ${examples.slice(0, maxExamples).join(", ")}`;
}

/** Builds the hint of a scope's search field from the configured list (ROUTE-07). */
export function findSearchHint(suggestions: readonly string[], maxExamples: number = HINT_EXAMPLES): string {
  const text = suggestions.join(suggestions.some((line) => line.includes(MARK)) ? " " : ", ");
  return text === "" ? "" : shortenHint(text.includes(MARK) ? text : `${MARK} ${text}`, maxExamples);
}

function findExamples(text: string): string[] {
  const found = text.match(/(?:"[^"]*"|“[^”]*”|[^,])+/g) ?? [];
  return found.map((example) => example.trim()).filter((example) => example !== "");
}
