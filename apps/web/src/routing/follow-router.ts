import {
  findDetailTarget,
  stripBasePath,
  nameDetail,
  ROUTES,
  type PageContent,
  type RouteDefinition,
  type Failure,
} from "@rotunda/core";
import type { DetailStore, SessionState, SessionStore } from "@rotunda/core/stores";
import type { DataRouter } from "react-router-dom";
import type { WebBrowser } from "../browser/browser.ts";
import { SCREEN_ROUTE, type ScreenData } from "./routed-screen.tsx";
import type { Services } from "./services.ts";
import type { Visit } from "./guard-route.ts";

/**
 * Replaces the route of a record that redirected (303), so that Back skips it. During a navigation the loader does so
 * instead, because the history entry doesn't exist yet.
 */
export function followRedirects(router: DataRouter, detail: DetailStore, browser: WebBrowser): () => void {
  const follow = () => {
    const state = detail.state$.value;
    if (state.status !== "moved" || router.state.navigation.state !== "idle") return;
    const path = stripBasePath(state.to);
    detail.reset();
    if (path === null) browser.leave(state.to, { replace: true });
    else void router.navigate(path, { replace: true });
  };
  const subscription = detail.state$.subscribe(follow);
  const unsubscribe = router.subscribe(follow);
  return () => {
    subscription.unsubscribe();
    unsubscribe();
  };
}

/** Revalidates when the session expires: the guard redirects to the login page, which returns here. */
export function followExpiry(router: DataRouter, session: SessionStore): () => void {
  const isLoggedIn = (state: SessionState) => state.status === "known" && state.access.isLoggedIn;
  let wasLoggedIn = isLoggedIn(session.state$.value);
  const subscription = session.state$.subscribe((state) => {
    if (wasLoggedIn && !isLoggedIn(state)) void router.revalidate();
    wasLoggedIn = isLoggedIn(state);
  });
  return () => subscription.unsubscribe();
}

type ReportedServices = Pick<Services, "analytics" | "detail" | "search">;

/**
 * Reports a page view once its data has loaded; not for re-renders, jumps within a page and pages that fail to load.
 */
export function trackPageViews(router: DataRouter, services: ReportedServices): () => void {
  const { analytics, detail, search } = services;
  let shown = "";
  const follow = () => {
    const { location, navigation, loaderData } = router.state;
    const entered: ScreenData | undefined = loaderData[SCREEN_ROUTE];
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

type RetriedServices = Pick<Services, "startup" | "home" | "search" | "detail">;

/** Retries requests that failed offline when the connection returns. Server errors stay. */
export function retryWhenOnline(window: Window, services: RetriedServices, startAgain: () => void): () => void {
  const recover = () => {
    const { startup, home, search, detail } = services;
    const started = startup.state$.value;
    if (started.status === "failed" && isOffline(started.failure)) return startAgain();
    if (isOffline(home.state$.value.failure)) home.refresh({ force: true });
    const searched = search.state$.value;
    if (searched.status === "failed" && isOffline(searched.failure)) search.retry();
    const shown = detail.state$.value;
    if (shown.status === "failed" && isOffline(shown.failure)) detail.retry();
  };
  window.addEventListener("online", recover);
  return () => window.removeEventListener("online", recover);
}

const isOffline = (failure: Failure | null): boolean => failure?.kind === "offline";
