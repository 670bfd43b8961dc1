import { useEffect, useState } from "react";
import { useLoaderData, useRouteLoaderData, type DataRouter, RouterProvider } from "react-router-dom";
import type { Screen } from "./screens.ts";
import type { Visit } from "./guard-route.ts";

export interface ScreenData {
  visit: Visit;
  Screen: Screen;
}

export const SCREEN_ROUTE = "screen";

/** The routed area, remounted when the route or id changes, so that typed text doesn't carry over to another record. */
export function RoutedScreen() {
  const { visit, Screen } = useLoaderData<ScreenData>();
  return <Screen key={`${visit.route} ${visit.id ?? ""}`} visit={visit} />;
}

/** The current visit; null until the guard admits the first one. */
export function useVisit(): Visit | null {
  const entered = useRouteLoaderData<ScreenData>(SCREEN_ROUTE);
  return entered?.visit ?? null;
}

/**
 * Repeats a navigation that happens during the first render, which is split into time slices: the provider subscribes
 * to the router only afterwards.
 */
export function RouterPage({ router }: { router: DataRouter }) {
  const [first] = useState(router.state);
  useEffect(() => {
    const { location, loaderData } = router.state;
    if (location !== first.location || loaderData !== first.loaderData) void router.revalidate();
  }, [router, first]);
  return <RouterProvider router={router} />;
}
