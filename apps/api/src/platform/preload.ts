import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  BASE_PATH,
  planEarlyCalls,
  findFirstRoute,
  buildHref,
  buildLoginHref,
  type Lookups,
  readNextAddress,
  parseSearchQuery,
  type RouteDefinition,
  ROUTES,
  findSearchHint,
} from "@rotunda/core";
import { SEARCH_SUGGESTIONS } from "../lookups/search-suggestions.ts";

/** Build output for each route; empty in dev builds. */
export interface BuiltRoutes {
  /** The files its screen is made of. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** The head of its page as HTML; `asked` with a place for the keyword. */
  heads: Readonly<Record<string, { blank: string; asked?: string }>>;
}

export const readBuiltRoutes = (dist: string): BuiltRoutes => ({
  chunks: readTable(join(dist, "route-chunks.json")),
  heads: readTable(join(dist, "static-heads.json")),
});

const readTable = <T>(file: string): Record<string, T> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, T>) : {};

/** Preload data for the requested page. */
interface Preload {
  /** The files of its screen, between blanks. */
  files: string;
  /** The calls it begins with, between blanks. */
  calls: string;
  /** Static HTML shown until the app has started. */
  head: string;
  /** Login link for browsers without JavaScript. */
  login: string;
}

/**
 * `path` is below the base path and includes the query. Without a session, no calls or heads that need one are
 * preloaded.
 */
export function buildPreload(
  path: string,
  built: BuiltRoutes,
  { hasSession, lookups }: { hasSession: boolean; lookups: Lookups | null },
): Preload {
  const files = built.chunks[findFirstRoute(path).name] ?? [];
  const calls = planEarlyCalls(hasSession ? path : "/faq", lookups);
  return {
    files: escapeAttribute(files.map((file) => `${BASE_PATH}/${file}`).join(" ")),
    calls: escapeAttribute(calls.join(" ")),
    head: hasSession ? chooseHead(path, built.heads) : "",
    login: escapeAttribute(buildLoginHref(chooseReturnPath(path))),
  };
}

/** The return path of a login started on this page. */
function chooseReturnPath(path: string): string {
  const { name } = findFirstRoute(path);
  if (name === "LoginRedirect") return readNextAddress(readQueryString(path));
  return name === "Home" ? buildHref("Home") : `${BASE_PATH}${path}`;
}

const readQueryString = (path: string): string => path.replace(/^[^?#]*/, "").replace(/#.*/s, "");

function chooseHead(path: string, heads: BuiltRoutes["heads"]): string {
  const { name } = findFirstRoute(path);
  const head = heads[name];
  if (!head) return "";
  const { scope }: RouteDefinition = ROUTES[name];
  if (!scope) return head.blank;
  const { keyword } = parseSearchQuery(scope, readQueryString(path), null);
  const shown = keyword === "" ? head.blank : (head.asked ?? head.blank);
  const values: Record<string, string> = { KEYWORD: keyword, HINT: findSearchHint(SEARCH_SUGGESTIONS[scope]) };
  return shown.replaceAll(/%(KEYWORD|HINT)%/gu, (_, place: string) => escapeAttribute(values[place] ?? ""));
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
