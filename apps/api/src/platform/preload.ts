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

/** What the build tells of each route; a build of the dev kind tells nothing. */
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

/** What the page says of the address it was loaded at, so that nothing waits for the program to find out. */
interface Preload {
  /** The files of its screen, between blanks. */
  files: string;
  /** The calls it begins with, between blanks. */
  calls: string;
  /** What stands at its top, as HTML, until the program has come: it answers to nothing. */
  head: string;
  /** The address of the login page that comes back to this one, for who has no JavaScript. */
  login: string;
}

/**
 * `path` is below the base path, with its query. A visitor without a session is told of no call that would be refused,
 * and shown no page that would be.
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

/** Where a login begun on this page leads: to the page, or to where the page itself was to come back to. */
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
