import {
  BASE_PATH,
  cleanSearchText,
  decideVisit,
  findDetailTarget,
  buildHref,
  matchRoute,
  readNextAddress,
  buildRedirectHref,
  ROUTES,
  type RouteDefinition,
  type RouteName,
  type GuardState,
  stripBasePath,
  isEmptyQuery,
  parseSearchQuery,
  type SearchScope,
} from "@rotunda/core";
import type { Services } from "./services.ts";

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

export interface Visit {
  route: RouteName;
  id: number | null;
  folderId: number | null;
  /** Starts with the question mark, or empty. */
  search: string;
}

export interface ScreenProps {
  visit: Visit;
}

/** URLs include the base path. */
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
  return decideArrival({ visit, hash }, services);
}

function decideArrival({ visit, hash }: { visit: Visit; hash: string }, services: Services): RouteDecision {
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

function readSituation({ startup, session, lookups }: Services): GuardState {
  const known = session.state$.value;
  const config = lookups.state$.value;
  if (startup.state$.value.status !== "ready" || known.status !== "known" || config.status !== "ready") {
    return { isLoading: true };
  }
  return { isLoading: false, access: known.access, unlockedProfiles: config.config.unlockedProfiles };
}

/** Opens a route in the stores, which load its data. Screens only read them. */
function openRoute(visit: Visit, services: Services): void {
  const { scope }: RouteDefinition = ROUTES[visit.route];
  if (scope) openSearch(scope, visit.search, services);
  const target = findDetailTarget(visit);
  if (target) services.detail.show(target);
  else forgetUnfinished(services);
  if (visit.route === "Home") openHome(services);
  if (visit.route === "Briefcase" || visit.route === "BriefcaseFolder") openFolder(visit, services);
}

/** Forgets a record that is loading or has moved, so that it can't redirect a reader who left. */
function forgetUnfinished({ detail }: Services): void {
  const { status } = detail.state$.value;
  if (status === "loading" || status === "moved") detail.reset();
}

function openSearch(scope: SearchScope, search: string, { lookups, search: store, places }: Services): void {
  const config = lookups.state$.value;
  const query = parseSearchQuery(scope, search, config.status === "ready" ? config.config.lookups : null);
  places.show(query.keyword);
  if (isEmptyQuery(query)) store.reset();
  else store.show(scope, query);
}

/** Home is cached for five minutes, but reloads after a profile was read, to list it as recent. */
function openHome({ home, detail }: Services): void {
  const { homepage } = home.state$.value;
  const read = detail.state$.value;
  const isRead = read.status === "done" && read.detail.kind === "profile" && read.target.kind === "profile";
  const isListed = isRead && homepage?.recentProfiles[0]?.id === read.target.id;
  home.refresh({ force: isRead && !isListed });
}

function openFolder({ folderId }: Visit, { briefcase }: Services): void {
  briefcase.openFolder(folderId);
  briefcase.refresh();
}
