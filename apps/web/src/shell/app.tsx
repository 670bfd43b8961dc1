import { formatPageTitle, PRODUCT_NAME, ROUTES, type RouteDefinition } from "@rotunda/core";
import { BusyLine, Footer, LiveRegion, SampleDataMark, ScreenProvider, SkipLink, UtilityStrip } from "@rotunda/ui";
import { page } from "@rotunda/ui/theme";
import { useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useBehavior, useService, useToday } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import { findPageName, usePageHead } from "../routing/find-page-name.ts";
import { useVisit } from "../routing/routed-screen.tsx";
import { useArrival } from "../routing/use-arrival.ts";
import { useForgetSearches } from "../search/use-recent-searches.ts";
import { useRestart } from "../session/loading-screen.tsx";
import * as styles from "./app.css.ts";
import { Connection } from "./connection.tsx";
import { ServerErrorPage } from "./failure-pages.tsx";
import { useKeyboard } from "./keyboard.tsx";
import { Masthead } from "./masthead.tsx";
import { Notices } from "./notices.tsx";

const LOADING = "Loading";

export function App() {
  const visit = useVisit();
  const constants = useConfig()?.constants;
  const detail = useBehavior(useService(token.DetailStore).state$);
  const screen = useBehavior(useService(token.ScreenStore).state$);
  const today = useToday();
  const route = visit?.route ?? "Loading";
  const pageName = visit && route !== "Loading" ? findPageName(visit, detail) : LOADING;
  const product = constants?.productName ?? PRODUCT_NAME;
  const title = formatPageTitle(route, pageName, product);
  const isPublic = useReader()?.access.isLoggedIn === false;
  const isSearch = visit !== null && "scope" in (ROUTES[visit.route] satisfies RouteDefinition);
  const isOnItsWay = useNavigation().state !== "idle";
  const startup = useBehavior(useService(token.StartupStore).state$);
  const isStarting = startup.status === "loading";
  const isWaiting = isStarting && !startup.isSlow;
  const keyboard = useKeyboard();
  useForgetSearches();
  usePageHead(title);
  useArrival(visit, title);

  return (
    <div className={styles.shell}>
      {isOnItsWay && <BusyLine />}
      <SkipLink href="#main">Skip to main content</SkipLink>
      {isSearch && visit.search !== "" && <SkipLink href="#results">Skip to results</SkipLink>}
      <UtilityStrip
        today={new Date(`${today}T12:00`)}
        site={constants ?? null}
        reader={isPublic ? "public" : "member"}
      />
      <Masthead pageName={pageName} visit={visit} />
      <Connection />
      {!isStarting && constants?.sampleData && <SampleDataMark />}
      {/* A new element once the product has started, so that replacing the loading text isn't a layout shift. */}
      <main
        key={isStarting ? "starting" : "started"}
        id="main"
        tabIndex={-1}
        className={`${page} ${isWaiting ? styles.waiting : styles.main}`}
      >
        <ScreenProvider value={screen}>
          <RoutedArea />
        </ScreenProvider>
      </main>
      <LazyDialogs />
      {keyboard.dialogs}
      <Notices />
      {constants && <Footer {...constants} year={Number(today.slice(0, 4))} onShowKeys={keyboard.showKeys} />}
      <LiveRegion />
      <ScrollRestoration />
    </div>
  );
}

function RoutedArea() {
  const startup = useBehavior(useService(token.StartupStore).state$);
  const startAgain = useRestart();
  const hasFailed = startup.status === "failed" && startup.failure.kind === "broken";
  return hasFailed ? <ServerErrorPage onRetry={startAgain} /> : <Outlet />;
}

/** The dialogs that any screen can open, once something needs them. */
function LazyDialogs() {
  const { state$, load } = useService(token.LazyStores);
  const part = useBehavior(state$);
  const { itemBeingMoved } = useBehavior(useService(token.BriefcaseStore).state$);
  const isMoving = itemBeingMoved !== null;
  useEffect(() => {
    if (isMoving) void load();
  }, [isMoving, load]);
  return part && <part.Dialogs />;
}
