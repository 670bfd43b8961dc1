import { useLoaderData, useRouteLoaderData } from "react-router-dom";
import type { Screen } from "./screens.ts";
import type { Visit } from "./visit.ts";

/** The loader's data for the screen. */
export interface Entered {
  visit: Visit;
  Screen: Screen;
}

export const SCREEN_ROUTE = "screen";

/** The routed area, remounted when the route or id changes, so that typed text doesn't carry over to another record. */
export function RoutedScreen() {
  const { visit, Screen } = useLoaderData<Entered>();
  return <Screen key={`${visit.route} ${visit.id ?? ""}`} visit={visit} />;
}

/** The current visit; null until the guard admits the first one. */
export function useVisit(): Visit | null {
  const entered = useRouteLoaderData<Entered>(SCREEN_ROUTE);
  return entered?.visit ?? null;
}
