import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, SESSIONS, aSession, situations, visits } from "../../testing/session.ts";
import { deriveAccess } from "../session/access.ts";
import type { Session } from "../session/session.port.ts";
import { decideVisit, buildRedirectHref, type Decision, type GuardState, type Visit } from "./guard.ts";
import { stripBasePath, matchRoute } from "./matching.ts";
import { ROUTES, type RouteName } from "./routes.ts";

const known = (session: Session, unlockedProfiles: number[] = []): GuardState => ({
  isLoading: false,
  access: deriveAccess(session, NOW),
  unlockedProfiles,
});
const LOADING: GuardState = { isLoading: true };

const visit = (route: RouteName, id?: number): Visit => ({
  route,
  ...(id !== undefined && { id }),
  path: ROUTES[route].path.replace("/*", "/no-such").replace(":id", String(id)),
});

const PASS: Decision = { do: "pass" };
const HOME: Decision = { do: "redirect", to: "Home" };
const PAYWALL: Decision = { do: "redirect", to: "PayWall" };
const ACCOUNT: Decision = { do: "redirect", to: "MyAccount" };
const SERVER_ACCOUNT: Decision = { do: "leave", href: "/my-account/" };
const login = (path: string): Decision => ({
  do: "redirect",
  to: "LoginRedirect",
  query: { next: `/rotunda${path}` },
});

const decide = (session: Session, route: RouteName, id?: number) => decideVisit(visit(route, id), known(session));

describe("decideVisit", () => {
  it("1: forgot and contact are server pages for everyone, even while loading", () => {
    for (const situation of [LOADING, known(SESSIONS.visitor), known(SESSIONS.lapsed), known(SESSIONS.member)]) {
      expect(decideVisit(visit("Forgot"), situation)).toEqual({ do: "leave", href: "/forgot" });
      expect(decideVisit(visit("Contact"), situation)).toEqual({ do: "leave", href: "/contact" });
    }
  });

  it("2: login-redirect and paywall always pass", () => {
    for (const situation of [LOADING, known(SESSIONS.visitor), known(SESSIONS.noAccess), known(SESSIONS.member)]) {
      expect(decideVisit(visit("LoginRedirect"), situation)).toEqual(PASS);
      expect(decideVisit(visit("PayWall"), situation)).toEqual(PASS);
    }
  });

  it("3: while loading, every other route waits and keeps its query and hash", () => {
    const path = "/search/federal?q=a%26b#x";
    expect(decideVisit({ route: "SearchFederal", path }, LOADING)).toEqual({ do: "wait", returnTo: path });
    expect(decideVisit(visit("Profile", 1), LOADING)).toEqual({ do: "wait", returnTo: "/profile/1" });
  });

  it("4: loading passes", () => {
    for (const situation of [LOADING, known(SESSIONS.visitor), known(SESSIONS.ipUser), known(SESSIONS.member)]) {
      expect(decideVisit(visit("Loading"), situation)).toEqual(PASS);
    }
  });

  it("5: a lapsed subscriber can open the account", () => {
    expect(decide(SESSIONS.lapsed, "MyAccount")).toEqual(SERVER_ACCOUNT);
    expect(decide(aSession({ accountExpiration: "2026-01-31" }), "MyAccount")).toEqual(SERVER_ACCOUNT);
  });

  it("6: anyone can open an unlocked profile, by its profile id only", () => {
    for (const session of Object.values(SESSIONS)) {
      expect(decideVisit(visit("Profile", 7), known(session, [7]))).toEqual(PASS);
    }
    expect(decideVisit(visit("Profile", 8), known(SESSIONS.visitor, [7]))).toEqual(login("/profile/8"));
    expect(decideVisit(visit("ProfileKW", 7), known(SESSIONS.visitor, [7]))).toEqual(login("/profile/kw/7"));
    expect(decideVisit(visit("Committee", 7), known(SESSIONS.noAccess, [7]))).toEqual(PAYWALL);
  });

  it("7: a signed-in user without access goes to the paywall", () => {
    for (const route of ["Home", "SearchState", "Briefcase", "MyAccount", "Faq", "NotFound", "Welcome"] as const) {
      expect(decide(SESSIONS.noAccess, route)).toEqual(PAYWALL);
    }
  });

  it("8: an IP user with access can open only member and open routes", () => {
    for (const route of ["Home", "SearchState", "Faq", "NotFound", "ProfileLanding"] as const) {
      expect(decide(SESSIONS.ipUser, route)).toEqual(PASS);
      expect(decide(SESSIONS.ipUserWithoutAccess, route)).toEqual(PAYWALL);
    }
    for (const route of ["Briefcase", "BriefcaseFolder", "MyAccount", "Welcome"] as const) {
      expect(decide(SESSIONS.ipUser, route)).toMatchObject(PAYWALL);
      expect(decide(SESSIONS.ipUserWithoutAccess, route)).toEqual(PAYWALL);
    }
    expect(decide(SESSIONS.ipUser, "Welcome")).toEqual(PAYWALL);
    const lapsed = aSession({ userType: "ip_user", access: "", accountExpiration: "2026-01-31" });
    expect(decide(lapsed, "MyAccount")).toEqual(PAYWALL);
    expect(decide(lapsed, "Faq")).toEqual(PAYWALL);
  });

  it("8: the paywall keeps the page that an IP user could open with an individual login", () => {
    const path = "/briefcase/folder/3?page=2";
    expect(decideVisit({ route: "BriefcaseFolder", path }, known(SESSIONS.ipUser))).toEqual({
      ...PAYWALL,
      query: { next: `/rotunda${path}` },
    });
  });

  it("9: a visitor goes to login and returns, even from unknown pages and FAQ", () => {
    const path = "/search/federal?q=a%26b#x";
    const decision = decideVisit({ route: "SearchFederal", path }, known(SESSIONS.visitor));
    expect(decision).toEqual(login(path));
    for (const route of ["Home", "Faq", "NotFound", "MyAccount", "Debug"] as const) {
      expect(decide(SESSIONS.visitor, route)).toEqual(login(visit(route).path));
    }
    expect(decide(SESSIONS.visitor, "Welcome")).toEqual(PASS);
  });

  it("10: a public-only page redirects users with access to home", () => {
    expect(decide(SESSIONS.member, "Welcome")).toEqual(HOME);
  });

  it("11: lapsed users and users without modules can open account, FAQ and not-found, and otherwise go to the account", () => {
    for (const session of [SESSIONS.lapsed, SESSIONS.noModules]) {
      expect(decide(session, "MyAccount")).toEqual(SERVER_ACCOUNT);
      expect(decide(session, "Faq")).toEqual(PASS);
      expect(decide(session, "NotFound")).toEqual(PASS);
      for (const route of ["Home", "SearchState", "Briefcase", "Debug", "Welcome"] as const) {
        expect(decide(session, route)).toEqual(ACCOUNT);
      }
      expect(decide(session, "Profile", 3)).toEqual(ACCOUNT);
    }
  });

  it("allows a web user with access everywhere else; the account is a server page", () => {
    for (const route of ["Home", "BrowseByState", "SearchUniversal", "Briefcase", "Faq", "NotFound"] as const) {
      expect(decide(SESSIONS.member, route)).toEqual(PASS);
    }
    expect(decide(SESSIONS.member, "MyAccount")).toEqual(SERVER_ACCOUNT);
  });

  it("allows the debug page only for staff", () => {
    expect(decide(SESSIONS.member, "Debug")).toEqual(HOME);
    expect(decide(SESSIONS.ipUser, "Debug")).toEqual(HOME);
    expect(decide(SESSIONS.staff, "Debug")).toEqual(PASS);
    expect(decide(SESSIONS.superUser, "Debug")).toEqual(PASS);
  });
});

/** Follows redirects by address, as a browser does. */
function follow(first: Visit, situation: GuardState): { decision: Decision; steps: number } {
  let [current, steps] = [first, 0];
  for (;;) {
    const decision = decideVisit(current, situation);
    if (decision.do !== "redirect" || steps > 10) return { decision, steps };
    const path = stripBasePath(buildRedirectHref(decision)) ?? "";
    const match = matchRoute(path);
    if ("redirect" in match) throw new Error(`${path} redirects again`);
    current = { route: match.name, path, ...(match.id !== undefined && { id: match.id }) };
    steps += 1;
  }
}

/** Every route; routes with an id have the unlocked profile's id and another one. */
const EVERYWHERE = (Object.keys(ROUTES) as RouteName[]).flatMap((route) =>
  ROUTES[route].path.endsWith("/:id") ? [visit(route, 1), visit(route, 2)] : [visit(route)],
);

describe("buildRedirectHref", () => {
  it("returns the route's address with its query", () => {
    expect(buildRedirectHref({ do: "redirect", to: "Home" })).toBe("/rotunda/home");
    expect(buildRedirectHref({ do: "redirect", to: "LoginRedirect", query: { next: "/rotunda/faq?a=1" } })).toBe(
      "/rotunda/login-redirect?next=%2Frotunda%2Ffaq%3Fa%3D1",
    );
  });
});

describe("the guard as a whole", () => {
  it("reaches a page in at most two redirects for every session and route", () => {
    fc.assert(
      fc.property(situations(), (situation) => {
        for (const first of EVERYWHERE) {
          const { decision, steps } = follow(first, situation);
          expect(decision.do).not.toBe("redirect");
          expect(steps).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it("shows a member page only with access, except for unlocked profiles", () => {
    fc.assert(
      fc.property(situations(), (situation) => {
        if (situation.isLoading) return;
        for (const wanted of EVERYWHERE) {
          if (decideVisit(wanted, situation).do !== "pass") continue;
          const { visibility } = ROUTES[wanted.route];
          const isUnlocked = wanted.route === "Profile" && wanted.id === 1;
          if (visibility === "member" && !isUnlocked) expect(situation.access.hasVignetteAccess).toBe(true);
          if (visibility === "web-user") expect(situation.access.isWebUser).toBe(true);
        }
      }),
    );
  });

  it("returns a visitor to the exact requested address after login", () => {
    fc.assert(
      fc.property(visits(), (wanted) => {
        const decision = decideVisit(wanted, known(SESSIONS.visitor));
        if (decision.do !== "redirect") return;
        const search = buildRedirectHref(decision).split("?")[1];
        expect(new URLSearchParams(search).get("next")).toBe(`/rotunda${wanted.path}`);
      }),
    );
  });
});
