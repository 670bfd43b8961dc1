import { parseIdSlug } from "../kernel/slug.ts";
import { decodePart } from "../kernel/text.ts";
import { BASE_PATH, ROUTES, type RouteDefinition, type RouteName } from "./routes.ts";

/** The route of a path, or a redirect; unknown paths are NotFound. */
type RouteMatch = { name: RouteName; id?: number; folderId?: number } | { redirect: RouteName };

const REDIRECTS: ReadonlyMap<string, RouteName> = new Map([
  ["/", "Home"],
  ["/search", "SearchCongressional"],
  ["/profile", "SearchCongressional"],
]);

// In the order of ROUTES, with ProfileKW before Profile.
const TABLE = Object.entries(ROUTES).map(([name, route]: [string, RouteDefinition]) => ({
  name: name as RouteName,
  route,
}));

/** Finds the route of a path below the base path, ignoring query, hash and one trailing slash. */
export function matchRoute(path: string): RouteMatch {
  const plain = withoutSlashAtEnd(path.replace(/[?#].*/s, ""));
  const redirect = REDIRECTS.get(plain);
  if (redirect) return { redirect };
  for (const { name, route } of TABLE) {
    const match = matchOne(name, route, plain);
    if (match) return match;
  }
  return { name: "NotFound" };
}

/** Converts an address on this origin to a path below the base path, with query and hash; null for others. */
export function stripBasePath(href: string): string | null {
  if (!href.startsWith(BASE_PATH)) return null;
  const rest = href.slice(BASE_PATH.length);
  if (rest.startsWith("/")) return rest;
  return rest === "" || rest.startsWith("?") || rest.startsWith("#") ? `/${rest}` : null;
}

function matchOne(name: RouteName, route: RouteDefinition, path: string): RouteMatch | null {
  const parameter = route.path.indexOf("/:");
  if (parameter === -1) return path === route.path ? { name } : null;
  const prefix = route.path.slice(0, parameter + 1);
  if (!path.startsWith(prefix)) return null;
  const rest = decodePart(path.slice(prefix.length));
  if (route.slug) {
    const id = parseIdSlug(rest, route.slug)?.id;
    return id === undefined ? null : { name, id };
  }
  const folderId = /^(0|[1-9]\d*)$/.test(rest) ? Number(rest) : NaN;
  return Number.isSafeInteger(folderId) ? { name, folderId } : null;
}

function withoutSlashAtEnd(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path || "/";
}
