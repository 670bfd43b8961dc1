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
} from "@rotunda/core";
import { escapeHtml } from "./markup.ts";

/** Output of the web build by route; empty in dev. */
interface BuiltRoutes {
  chunks: Readonly<Record<string, readonly string[]>>;
  heads: BuiltHeads;
}

/** Static HTML of a page's top by route; `asked` has a placeholder for the keyword. */
export type BuiltHeads = Readonly<Record<string, { blank: string; asked?: string }>>;

/**
 * Builds parts of the page: scripts, links to styles, requests, static HTML. `path` is below the base path, with query.
 * Without a session, requests and heads that need one are omitted.
 */
export function buildPreload(
  path: string,
  built: BuiltRoutes,
  { hasSession, lookups }: { hasSession: boolean; lookups: Lookups | null },
): Record<"scripts" | "styles" | "calls" | "head" | "login", string> {
  const files = (built.chunks[findFirstRoute(path).name] ?? []).map((file) => escapeHtml(`${BASE_PATH}/${file}`));
  const calls = planEarlyCalls(hasSession ? path : "/faq", lookups);
  return {
    scripts: files.filter((file) => !isStyle(file)).join(" "),
    // With CORS like the program's request for them, so that the browser doesn't fetch them again.
    styles: files
      .filter(isStyle)
      .map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`)
      .join(""),
    calls: escapeHtml(calls.join(" ")),
    head: hasSession ? chooseHead(path, built.heads) : "",
    login: escapeHtml(buildLoginHref(chooseReturnPath(path))),
  };
}

const isStyle = (file: string): boolean => file.endsWith(".css");

/** Returns the page to open after a login started here. */
function chooseReturnPath(path: string): string {
  const { name } = findFirstRoute(path);
  if (name === "LoginRedirect") return readNextAddress(readQueryString(path));
  return name === "Home" ? buildHref("Home") : `${BASE_PATH}${path}`;
}

const readQueryString = (path: string): string => path.replace(/^[^?#]*/, "").replace(/#.*/s, "");

function chooseHead(path: string, heads: BuiltHeads): string {
  const { name } = findFirstRoute(path);
  const head = heads[name];
  if (!head) return "";
  const { scope }: RouteDefinition = ROUTES[name];
  if (!scope) return head.blank;
  const { keyword } = parseSearchQuery(scope, readQueryString(path), null);
  const shown = keyword === "" ? head.blank : (head.asked ?? head.blank);
  return shown.replaceAll("%KEYWORD%", () => escapeHtml(keyword));
}
