import type { Access } from "../session/access.ts";
import { buildHref } from "./links.ts";
import { BASE_PATH, ROUTES, type RouteName, type Visibility } from "./routes.ts";

export interface Visit {
  route: RouteName;
  id?: number;
  /** Below the base path, with query and hash: "/search/federal?q=water#results". */
  path: string;
}

/** The state on which decisions depend; unknown while loading. */
export type GuardState =
  | { isLoading: true }
  | { isLoading: false; access: Access; unlockedProfiles: readonly number[] };

export type Decision =
  | { do: "pass" }
  | { do: "redirect"; to: RouteName; query?: Record<string, string> }
  /** Load an address on this origin as a full page. */
  | { do: "leave"; href: string }
  /** Show Loading, then return to this path below the base path. */
  | { do: "wait"; returnTo: string };

const PASS: Decision = { do: "pass" };

/** Applies the eleven rules of the guard; the first match decides. Rule 5 is part of `decideArrival` and rule 11. */
export function decideVisit(visit: Visit, situation: GuardState): Decision {
  const { route, path } = visit;
  if (route === "Forgot") return { do: "leave", href: "/forgot" };
  if (route === "Contact") return { do: "leave", href: "/contact" };
  if (route === "LoginRedirect" || route === "PayWall") return PASS;
  if (route === "Loading") return PASS;
  if (situation.isLoading) return { do: "wait", returnTo: path };

  const { access, unlockedProfiles } = situation;
  if (route === "Profile" && unlockedProfiles.some((id) => id === visit.id)) return PASS;

  const visibility: Visibility = ROUTES[route].visibility;
  if (access.isIpUser) {
    const isOpen = access.hasVignetteAccess && (visibility === "member" || visibility === "all");
    if (isOpen) return decideArrival(route, access);
    // The paywall offers a login that leads back to this page.
    const needsLogin = access.hasVignetteAccess && visibility === "web-user";
    return { do: "redirect", to: "PayWall", ...(needsLogin && { query: { next: `${BASE_PATH}${path}` } }) };
  }
  if (!access.isLoggedIn) {
    // Only visitors may see public pages; login-redirect and paywall passed above.
    if (visibility === "public") return PASS;
    return { do: "redirect", to: "LoginRedirect", query: { next: `${BASE_PATH}${path}` } };
  }
  if (!access.hasVignetteAccess) return decideWithoutAccess(route, access);
  if (visibility === "public") return { do: "redirect", to: "Home" };
  return decideArrival(route, access);
}

export function buildRedirectHref({ to, query }: Extract<Decision, { do: "redirect" }>): string {
  return buildHref(to, {}, query ? new URLSearchParams(Object.entries(query)).toString() : "");
}

/** Rules 7 and 11: readers who can renew get the account, others the paywall. */
function decideWithoutAccess(route: RouteName, access: Access): Decision {
  if (!access.hasLapsedSubscription && !access.hasNoModules) return { do: "redirect", to: "PayWall" };
  if (route === "MyAccount" || route === "Faq" || route === "NotFound") return decideArrival(route, access);
  return { do: "redirect", to: "MyAccount" };
}

function decideArrival(route: RouteName, access: Access): Decision {
  if (route === "MyAccount") return { do: "leave", href: "/my-account/" };
  if (route === "Debug" && !access.isStaffOrSuperUser) return { do: "redirect", to: "Home" };
  return PASS;
}
