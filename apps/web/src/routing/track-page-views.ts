import { stripBasePath, nameDetail, ROUTES, type PageContent, type RouteDefinition } from "@rotunda/core";
import type { DataRouter } from "react-router-dom";
import { SCREEN_ROUTE, type Entered } from "./routed-screen.tsx";
import type { Services } from "./services.ts";
import { findDetailTarget, type Visit } from "./visit.ts";

type ReportedServices = Pick<Services, "analytics" | "detail" | "search">;

/**
 * Reports each page view to analytics once its data has loaded. Re-renders and jumps within a page don't count, nor do
 * pages whose data fails to load.
 */
export function trackPageViews(router: DataRouter, services: ReportedServices): () => void {
  const { analytics, detail, search } = services;
  let shown = "";
  const follow = () => {
    const { location, navigation, loaderData } = router.state;
    const entered: Entered | undefined = loaderData[SCREEN_ROUTE];
    if (navigation.state !== "idle" || !entered || entered.visit.route === "Loading") return;
    const path = `${stripBasePath(location.pathname) ?? location.pathname}${location.search}`;
    if (path !== shown) analytics.enter(path);
    shown = path;
    const content = readPageContent(entered.visit, services);
    if (content) analytics.ready(content);
  };
  const stop = router.subscribe(follow);
  const watched = [detail.state$.subscribe(follow), search.state$.subscribe(follow)];
  return () => {
    stop();
    for (const subscription of watched) subscription.unsubscribe();
  };
}

/** The page's content for analytics; null while its data loads, or if it failed. */
function readPageContent(visit: Visit, { detail, search }: ReportedServices): PageContent | null {
  const { scope }: RouteDefinition = ROUTES[visit.route];
  const target = findDetailTarget(visit);
  const found = search.state$.value.status;
  if (scope) return found === "done" || found === "idle" ? {} : null;
  if (!target) return {};
  const state = detail.state$.value;
  if (state.status !== "done" || state.target.kind !== target.kind || state.target.id !== target.id) return null;
  return {
    contentTitle: nameDetail(state.detail),
    ...(state.detail.kind === "profile" && { primaryProfileType: state.detail.profile.primaryProfileType }),
  };
}
