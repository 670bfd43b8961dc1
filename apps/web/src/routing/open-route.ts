import { isEmptyQuery, parseSearchQuery, ROUTES, type RouteDefinition, type SearchScope } from "@rotunda/core";
import type { Services } from "./services.ts";
import { findDetailTarget, type Visit } from "./visit.ts";

/** Opens a route in the stores, which load its data. Screens only read them. */
export function openRoute(visit: Visit, services: Services): void {
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
