import { useLoaderData, useRouteLoaderData } from "react-router-dom";
import type { Screen } from "./screens.ts";
import type { Visit } from "./visit.ts";

/** The loader's data for the screen. */
export interface Entered {
  visit: Visit;
  Screen: Screen;
}

export const SCREEN_ROUTE = "screen";

/**
 * The routed area; remounted when the route or its id changes, so that nothing typed for one record stays for the next.
 */
export function RoutedScreen() {
  const { visit, Screen } = useLoaderData<Entered>();
  return <Screen key={`${visit.route} ${visit.id ?? ""}`} visit={visit} />;
}

/** The visit on the screen; null until the first one has been let in. */
export function useVisit(): Visit | null {
  const entered = useRouteLoaderData<Entered>(SCREEN_ROUTE);
  return entered?.visit ?? null;
}
