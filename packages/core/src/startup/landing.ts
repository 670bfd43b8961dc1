import type { RouteName } from "../navigation/routes.ts";
import type { Access } from "../session/access.ts";

/** Finds the page after loading if none was requested: the account for a lapsed subscriber, else home (LOAD-03). */
export function findLandingRoute(access: Pick<Access, "hasLapsedSubscription"> | null): RouteName {
  return access !== null && access.hasLapsedSubscription ? "MyAccount" : "Home";
}

/** How long loading takes before the product says so, and before it is logged as a warning (LOAD-04). */
export const LOADING_TEXT_MS = 2_000;
export const SLOW_LOAD_MS = 10_000;

/** How long the login page may take to answer before the way to it is offered again. */
export const LOGIN_WAIT_MS = 10_000;
