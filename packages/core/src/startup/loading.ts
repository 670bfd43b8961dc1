import type { RouteName } from "../navigation/routes.ts";
import type { Access } from "../session/access.ts";

/** Returns the page after loading: the account for lapsed subscribers, else home (LOAD-03). */
export function findLandingRoute(access: Pick<Access, "hasLapsedSubscription"> | null): RouteName {
  return access !== null && access.hasLapsedSubscription ? "MyAccount" : "Home";
}

/** Loading time in ms before a message appears, and before a warning is logged (LOAD-04). */
export const LOADING_TEXT_MS = 2_000;
export const SLOW_LOAD_MS = 10_000;

/** Time in ms before the link to the login page is offered again. */
export const LOGIN_WAIT_MS = 10_000;
