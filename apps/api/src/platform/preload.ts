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
import { escapeHtml } from "./markup.ts";

/** Build output by route; empty in dev. */
export interface BuiltRoutes {
  chunks: Readonly<Record<string, readonly string[]>>;
  /** Static HTML of a page's top; `asked` has a placeholder for the keyword. */
  heads: Readonly<Record<string, { blank: string; asked?: string }>>;
}

export const readBuiltRoutes = (dist: string): BuiltRoutes => ({
  chunks: readTable(join(dist, "route-chunks.json")),
  heads: readTable(join(dist, "static-heads.json")),
});

const readTable = <T>(file: string): Record<string, T> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, T>) : {};

interface Preload {
  /** Files of the screen, separated by spaces. */
  files: string;
  calls: string;
  /** Static HTML shown until the app starts. */
  head: string;
  login: string;
}

/** `path` is below the base path, with query. Without a session, requests and heads that need one are omitted. */
export function buildPreload(
  path: string,
  built: BuiltRoutes,
  { hasSession, lookups }: { hasSession: boolean; lookups: Lookups | null },
): Preload {
  const files = built.chunks[findFirstRoute(path).name] ?? [];
  const calls = planEarlyCalls(hasSession ? path : "/faq", lookups);
  return {
    files: escapeHtml(files.map((file) => `${BASE_PATH}/${file}`).join(" ")),
    calls: escapeHtml(calls.join(" ")),
    head: hasSession ? chooseHead(path, built.heads) : "",
    login: escapeHtml(buildLoginHref(chooseReturnPath(path))),
  };
}

/** Returns the page to open after a login started here. */
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
  return shown.replaceAll(/%(KEYWORD|HINT)%/gu, (_, place: string) => escapeHtml(values[place] ?? ""));
}
