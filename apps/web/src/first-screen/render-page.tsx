import {
  BASE_PATH,
  buildLoginHref,
  formatPageTitle,
  readNextAddress,
  ROUTES,
  stripBasePath,
  type PageRequest,
  type RenderedPage,
} from "@rotunda/core";
import type { DetailState } from "@rotunda/core/stores";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, type DataRouter } from "react-router-dom";
import type { Platform } from "../browser/browser.ts";
import { createContainer } from "../di/container.ts";
import * as token from "../di/tokens.ts";
import { toPlace, type Visit } from "../routing/guard-route.ts";
import { waitForever } from "../routing/load-part.ts";
import { findPageName } from "../routing/find-page-name.ts";
import { SCREEN_ROUTE, type ScreenData } from "../routing/routed-screen.tsx";
import { listRoutes } from "../routing/router.tsx";
import { collectServices, type Services } from "../routing/services.ts";
import { waitForFirstScreen } from "../routing/wait-for-first-screen.ts";
import { Page } from "./page.tsx";
import { formatView, readWidth } from "./view.ts";

const ORIGIN = "http://localhost";

type Fetch = (address: string) => Promise<Response>;

/** Renders a page for one reader, with separate stores. Throws if its data can't be loaded. */
export async function renderPage(request: PageRequest<Fetch>): Promise<RenderedPage> {
  const { href, config, fetch } = request;
  const view = { width: readWidth(request.viewportWidth, request.userAgent), now: request.now };
  let leave = (_href: string) => {};
  const left = new Promise<string>((resolve) => (leave = resolve));
  const container = createContainer(toPlatform({ href, width: view.width, fetch }));
  container.rebind(token.Clock).toConstantValue(() => view.now);
  container.rebind(token.Log).toConstantValue({ error: () => {}, warning: () => {} });
  container.rebind(token.ConfigApi).toConstantValue({ appConfig: () => Promise.resolve(config) });
  const startup = container.get(token.StartupStore);
  startup.begin();
  await startup.settled();
  const started = startup.state$.value;
  if (started.status === "failed") throw new Error(`The session could not be read: ${started.failure.kind}`);

  const services = collectServices((key) => container.get(key));
  const wait = (to: string) => {
    leave(to);
    return waitForever();
  };
  const routes = listRoutes(services, {
    describeNavigation: ({ url }) => ({ place: toPlace(url, ""), isPush: false }),
    leave: Object.assign(wait, { stay: () => {} }),
    loadScreen: (load) => load(),
  });
  const router = createMemoryRouter(routes, { basename: BASE_PATH, initialEntries: [href] });
  const away = await Promise.race([left, waitForFirstScreen(router, services).then(() => null)]);
  const target = away ?? findRedirect(router, services, href);
  if (target !== null) return { do: "redirect", href: target };
  const { visit } = router.state.loaderData[SCREEN_ROUTE] as ScreenData;
  const detail = services.detail.state$.value;
  return {
    do: "show",
    status: checkState(visit, services),
    html: renderToString(<Page container={container} router={router} />),
    title: formatPageTitle(visit.route, findPageName(visit, detail), config.constants.productName),
    view: formatView(view),
    ...describePerson(detail),
  };
}

function describePerson(state: DetailState): { position: string; picture: string } {
  if (state.status !== "done" || state.detail.kind !== "profile") return { position: "", picture: "" };
  const { positionSummary, headshot } = state.detail.profile;
  return { position: positionSummary, picture: headshot };
}

const toPlatform = ({ href, width, fetch }: { href: string; width: number; fetch: Fetch }) =>
  ({
    browser: { leave: () => {}, reload: () => {}, saveFile: () => {}, reachesServer: () => Promise.resolve(true) },
    analytics: { push: () => {} },
    renderedOn: null,
    width: { width: () => width, watch: () => () => {} },
    page: () => href,
    http: { origin: ORIGIN, answer: fetch },
  }) satisfies Platform;

function findRedirect(router: DataRouter, { detail, session }: Services, href: string): string | null {
  const moved = detail.state$.value;
  if (moved.status === "moved") return moved.to;
  const { pathname, search } = router.state.location;
  const known = session.state$.value;
  const isVisitor = known.status === "known" && !known.access.isLoggedIn;
  // In the browser, the screen of this route navigates to the login page.
  if (stripBasePath(pathname) === ROUTES.LoginRedirect.path && isVisitor)
    return buildLoginHref(readNextAddress(search));
  return `${pathname}${search}` === href ? null : `${pathname}${search}`;
}

/**
 * Returns the status of the response. Throws for failures that the browser may not have when it sends the request
 * itself.
 */
function checkState({ route }: Visit, { detail, search, home }: Services): number {
  const found = search.state$.value;
  const record = detail.state$.value;
  const failure = [
    found.status === "failed" ? found.failure : null,
    home.state$.value.failure,
    record.status === "failed" ? record.failure : null,
  ].find((one) => one !== null);
  if (!failure) return route === "NotFound" ? 404 : 200;
  if (failure.kind !== "refused") throw new Error(`The data of ${route} could not be loaded: ${failure.kind}`);
  return failure.status;
}
