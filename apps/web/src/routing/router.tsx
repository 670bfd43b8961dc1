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
import { FaultScreen } from "../shell/fault-screen.tsx";
import { waitForever, loadPart } from "./load-part.ts";
import { guardRoute, type Place } from "./guard-route.ts";
import { followExpiry, followRedirects } from "./follow-redirects.ts";
import { RoutedScreen, SCREEN_ROUTE, type Entered } from "./routed-screen.tsx";
import { SCREENS } from "./screens.ts";
import type { Services } from "./services.ts";
import { retryWhenOnline } from "./retry-when-online.ts";
import { trackPageViews } from "./track-page-views.ts";

/** A navigation under way, as its loader needs to know it. */
interface Movement {
  place: Place;
  /** The address is only wanted: the browser's history does not hold it yet. */
  isPush: boolean;
}

/**
 * One leaf for every address: core's own grammar of addresses says which screen it is, so no second pattern language
 * has to agree with it. The leaf's loader guards and asks; when it is done the screen renders what the stores hold.
 */
function routesFor(services: Services, movementOf: (request: Request) => Movement): RouteObject[] {
  const leave = leaveOnce(services.browser);
  const load = async (request: Request): Promise<Entered | Response> => {
    const { place, isPush } = movementOf(request);
    const goOn = (href: string) => redirected(href, { isPush, leave });
    const entrance = guardRoute(place, services);
    if (entrance.do === "redirect") return goOn(entrance.href);
    if (entrance.do === "leave") return leave(entrance.href, { replace: !isPush });
    leave.stay();
    const { visit } = entrance;
    const Screen = await loadPart(SCREENS[visit.route], {
      wanted: request.url,
      browser: services.browser,
      memory: sessionStorage,
    });
    const detail = services.detail.state$.value;
    return detail.status === "moved" ? goOn(detail.to) : { visit, Screen };
  };
  return [
    {
      Component: App,
      ErrorBoundary: FaultScreen,
      children: [
        {
          id: SCREEN_ROUTE,
          path: "*",
          loader: ({ request }) => load(request),
          Component: RoutedScreen,
          ErrorBoundary: FaultScreen,
          HydrateFallback: LoadingScreen,
        },
      ],
    },
  ];
}

type Create = (routes: RouteObject[], options: { basename: string }) => DataRouter;

export function createRouter(services: Services, create: Create = createBrowserRouter): DataRouter {
  const router: { current?: DataRouter } = {};
  const routes = routesFor(services, (request) => movementOf(request, router.current?.state));
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

/** A request carries no hash: it stands in the location the router is on its way to. */
function movementOf(request: Request, state: DataRouter["state"] | undefined): Movement {
  const { pathname, search } = new URL(request.url);
  const { location = state?.location ?? window.location, historyAction } = state?.navigation ?? {};
  return {
    place: { pathname: stripBasePath(pathname) ?? "/", search, hash: location.hash },
    isPush: historyAction === NavigationType.Push,
  };
}

type Leave = (href: string, options: { replace: boolean }) => Promise<never>;

/**
 * Until the page is gone the guard may look again, and finds the same way out: that is taken once. A reader who asks
 * again, having stopped the first, is taken there again.
 */
function leaveOnce(browser: WebBrowser): Leave & { stay: () => void } {
  let leftFor: string | null = null;
  const stay = () => {
    leftFor = null;
  };
  // Back may find this very page again, as it was left.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) stay();
  });
  const leave: Leave = (href, options) => {
    if (href !== leftFor || !options.replace) browser.leave(href, options);
    leftFor = href;
    return waitForever();
  };
  return Object.assign(leave, { stay });
}

/** An address the history holds already (first load, Back, a replacement) gives way; a wanted one never enters it. */
function redirected(href: string, { isPush, leave }: { isPush: boolean; leave: Leave }): Response | Promise<never> {
  const path = stripBasePath(href);
  if (path !== null) return isPush ? redirect(path) : replace(path);
  return leave(href, { replace: !isPush });
}
