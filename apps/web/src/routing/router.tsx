import { BASE_PATH, stripBasePath } from "@rotunda/core";
import {
  createBrowserRouter,
  NavigationType,
  redirect,
  replace,
  type DataRouter,
  type RouteObject,
} from "react-router-dom";
import type { WebBrowser } from "../browser/browser.ts";
import { LoadingScreen } from "../session/loading-screen.tsx";
import { App } from "../shell/app.tsx";
import { ErrorScreen } from "../shell/failure-pages.tsx";
import { waitForever, loadPart } from "./load-part.ts";
import { guardRoute, type Place, toPlace } from "./guard-route.ts";
import { followExpiry, followRedirects, retryWhenOnline, trackPageViews } from "./follow-router.ts";
import { RoutedScreen, SCREEN_ROUTE, type ScreenData } from "./routed-screen.tsx";
import { SCREENS, type Screen } from "./screens.ts";
import type { Services } from "./services.ts";

interface NavigationRequest {
  place: Place;
  /** A push: the URL isn't in the browser's history yet. */
  isPush: boolean;
}

interface Surroundings {
  describeNavigation: (request: Request) => NavigationRequest;
  leave: Leave;
  loadScreen: (load: () => Promise<Screen>, wanted: string) => Promise<Screen>;
}

/**
 * One route for all URLs, because core's URL grammar selects the screen. The loader runs the guard and loads the code;
 * then the screen renders the stores.
 */
export function listRoutes(services: Services, { describeNavigation, leave, loadScreen }: Surroundings): RouteObject[] {
  const load = async (request: Request): Promise<ScreenData | Response> => {
    const { place, isPush } = describeNavigation(request);
    const redirectTo = (href: string) => createRedirect(href, { isPush, leave });
    const decision = guardRoute(place, services);
    if (decision.do === "redirect") return redirectTo(decision.href);
    if (decision.do === "leave") return leave(decision.href, { replace: !isPush });
    leave.stay();
    const { visit } = decision;
    const Screen = await loadScreen(SCREENS[visit.route], request.url);
    const detail = services.detail.state$.value;
    return detail.status === "moved" ? redirectTo(detail.to) : { visit, Screen };
  };
  return [
    {
      Component: App,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: SCREEN_ROUTE,
          path: "*",
          loader: ({ request }) => load(request),
          Component: RoutedScreen,
          ErrorBoundary: ErrorScreen,
          HydrateFallback: LoadingScreen,
        },
      ],
    },
  ];
}

type Create = (routes: RouteObject[], options: { basename: string }) => DataRouter;

export function createRouter(services: Services, create: Create = createBrowserRouter): DataRouter {
  const router: { current?: DataRouter } = {};
  const { browser } = services;
  const routes = listRoutes(services, {
    describeNavigation: (request) => describeNavigation(request, router.current?.state),
    leave: leaveOnce(browser),
    loadScreen: (load, wanted) => loadPart(load, { wanted, browser, memory: sessionStorage }),
  });
  const made = create(routes, { basename: BASE_PATH });
  router.current = made;
  followRedirects(made, services.detail, services.browser);
  followExpiry(made, services.session);
  trackPageViews(made, services);
  const startUp = () => void services.startup.settled().then(() => made.revalidate());
  retryWhenOnline(window, services, () => {
    services.startup.begin();
    startUp();
  });
  if (services.startup.state$.value.status === "loading") startUp();
  return made;
}

/** A request has no hash, so it is taken from the location being navigated to. */
function describeNavigation(request: Request, state: DataRouter["state"] | undefined): NavigationRequest {
  const { location = state?.location ?? window.location, historyAction } = state?.navigation ?? {};
  return {
    place: toPlace(request.url, location.hash),
    isPush: historyAction === NavigationType.Push,
  };
}

interface Leave {
  (href: string, options: { replace: boolean }): Promise<never>;
  /** Called when a page is shown. */
  stay: () => void;
}

/**
 * Leaves the app once per target, because the guard may run again until the page unloads. A new navigation by the
 * reader leaves again.
 */
function leaveOnce(browser: WebBrowser): Leave {
  let leftFor: string | null = null;
  const stay = () => {
    leftFor = null;
  };
  // Back may restore this page from the browser's cache.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) stay();
  });
  const leave = (href: string, options: { replace: boolean }) => {
    if (href !== leftFor || !options.replace) browser.leave(href, options);
    leftFor = href;
    return waitForever();
  };
  return Object.assign(leave, { stay });
}

/** Replaces a URL that is already in the history (first load, Back); a pushed one is never added to it. */
function createRedirect(href: string, { isPush, leave }: { isPush: boolean; leave: Leave }): Response | Promise<never> {
  const path = stripBasePath(href);
  if (path !== null) return isPush ? redirect(path) : replace(path);
  return leave(href, { replace: !isPush });
}
