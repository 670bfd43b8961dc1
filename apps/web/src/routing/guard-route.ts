import {
  BASE_PATH,
  cleanSearchText,
  decideVisit,
  buildHref,
  matchRoute,
  readNextAddress,
  buildRedirectHref,
  ROUTES,
  type RouteDefinition,
  type Situation,
  stripBasePath,
} from "@rotunda/core";
import { openRoute } from "./open-route.ts";
import type { Services } from "./services.ts";
import type { Visit } from "./visit.ts";

/** A requested URL below the base path, in three parts. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export function toPlace(url: string, hash: string): Place {
  const { pathname, search } = new URL(url);
  return { pathname: stripBasePath(pathname) ?? "/", search, hash };
}

/** The decision on a requested URL. URLs include the base path. */
export type RouteDecision =
  | { do: "show"; visit: Visit }
  | { do: "redirect"; href: string }
  | { do: "leave"; href: string };

/** Decides on a URL and opens its route in the stores. Runs once per navigation, before rendering. */
export function guardRoute({ pathname, search, hash }: Place, services: Services): RouteDecision {
  const match = matchRoute(pathname);
  if ("redirect" in match) return { do: "redirect", href: buildHref(match.redirect) };

  const { name: route, id, folderId } = match;
  const visit: Visit = { route, id: id ?? null, folderId: folderId ?? null, search };
  const decision = decideVisit({ route, id, path: `${pathname}${search}${hash}` }, readSituation(services));
  if (decision.do === "leave") return decision;
  if (decision.do === "redirect") return { do: "redirect", href: buildRedirectHref(decision) };
  if (decision.do === "wait") {
    services.startup.keep(decision.returnTo);
    return { do: "redirect", href: buildHref("Loading") };
  }
  return arrive({ visit, hash }, services);
}

function arrive({ visit, hash }: { visit: Visit; hash: string }, services: Services): RouteDecision {
  if (services.startup.state$.value.status === "ready") {
    const understood = findCleanHref(visit, services);
    if (understood !== null) return { do: "redirect", href: `${understood}${hash}` };
    if (visit.route === "Loading") return { do: "redirect", href: `${BASE_PATH}${services.startup.nextPath()}` };
    if (visit.route === "LoginRedirect" && isLoggedIn(services)) {
      return { do: "redirect", href: readNextAddress(visit.search) };
    }
  }
  openRoute(visit, services);
  return { do: "show", visit };
}

/** Returns the URL without parameters its directory doesn't offer; null if there are none. */
function findCleanHref({ route, search }: Visit, { lookups }: Services): string | null {
  const { scope }: RouteDefinition = ROUTES[route];
  const config = lookups.state$.value;
  if (!scope || config.status !== "ready") return null;
  const given = new URLSearchParams(search);
  given.sort();
  const understood = cleanSearchText(scope, search, config.config.lookups);
  return understood === given.toString() ? null : buildHref(route, {}, understood);
}

function isLoggedIn({ session: { state$ } }: Services): boolean {
  return state$.value.status === "known" && state$.value.access.isLoggedIn;
}

function readSituation({ startup, session, lookups }: Services): Situation {
  const known = session.state$.value;
  const config = lookups.state$.value;
  if (startup.state$.value.status !== "ready" || known.status !== "known" || config.status !== "ready") {
    return { isLoading: true };
  }
  return { isLoading: false, access: known.access, unlockedProfiles: config.config.unlockedProfiles };
}
