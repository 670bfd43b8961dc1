import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, SESSIONS, aSession, sessions, visits } from "../../testing/session.ts";
import { ROUTES, type RouteName } from "../navigation/routes.ts";
import { deriveAccess } from "../session/access.ts";
import type { Session } from "../session/session.port.ts";
import { LEGAL_LINKS, MAIN_SITE_LINKS, RESEARCH_LINK, listMainSiteSections } from "./shell-text.ts";
import { buildAccountLink, offersSearch, listShellLinks } from "./shell-links.ts";

const accessOf = (session: Session) => deriveAccess(session, NOW);
const labels = (session: Session, route: RouteName | null = null) =>
  listShellLinks(accessOf(session), { route, path: "/home" }).map(({ label }) => label);

const plus = aSession({ ...SESSIONS.ipUserWithoutAccess, access: "plus:2027-01-01" });

describe("listShellLinks", () => {
  it.each([
    ["a member", SESSIONS.member, ["Search", "FAQ", "Briefcase", "Inbox", "My Account"]],
    ["a reader known by address", SESSIONS.ipUser, ["Search", "What Changed", "FAQ", "Login"]],
    ["a lapsed subscriber", SESSIONS.lapsed, ["My Account"]],
    ["someone without access", SESSIONS.noAccess, ["My Account"]],
    ["a visitor", SESSIONS.visitor, ["Login"]],
    ["a public reader with plus access", plus, ["Home", "FAQ", "Login"]],
    ["a visitor with plus access", { ...SESSIONS.visitor, access: "plus:2027-01-01" }, ["Home", "FAQ", "Login"]],
    [
      "a member with plus access",
      aSession({ ...SESSIONS.ipUser, access: "vignette:2027-01-01;plus:2027-01-01" }),
      ["Search", "What Changed", "FAQ", "Login"],
    ],
  ])("shows the allowed links to %s", (_who, session, expected) => expect(labels(session)).toEqual(expected));

  it("links to the named pages", () => {
    const links = listShellLinks(accessOf(SESSIONS.member), { route: null, path: "/home" });
    expect(links.map(({ key, href }) => [key, href])).toEqual([
      ["search", "/rotunda/search/congressional"],
      ["faq", "/rotunda/faq"],
      ["briefcase", "/rotunda/briefcase"],
      ["inbox", "/rotunda/inbox"],
      ["account", "/my-account/"],
    ]);
    expect(listShellLinks(accessOf(plus), { route: null, path: "/faq" })[0]).toEqual({
      key: "home",
      label: "Home",
      href: "/rotunda/home",
      isCurrent: false,
    });
  });

  it.each<[RouteName | null, string[]]>([
    [null, []],
    ["SearchCongressional", ["search"]],
    ["SearchUniversal", ["search"]],
    ["Changes", ["inbox"]],
    ["Inbox", ["inbox"]],
    ["Following", ["inbox"]],
    ["Faq", ["faq"]],
    ["Briefcase", ["briefcase"]],
    ["ProfileLanding", []],
    ["Home", []],
  ])("marks the current link on %s: %j", (route, keys) => {
    const links = listShellLinks(accessOf(SESSIONS.member), { route, path: "/x" });
    expect(links.filter(({ isCurrent }) => isCurrent).map(({ key }) => key)).toEqual(keys);
  });

  it("has one account link and only links that the guard allows, for every session and route", () => {
    const routes = fc.constantFrom(null, ...(Object.keys(ROUTES) as RouteName[]));
    fc.assert(
      fc.property(sessions(), routes, (session, route) => {
        const access = accessOf(session);
        const keys = listShellLinks(access, { route, path: "/home" }).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.at(-1)).toBe("account");
        expect(keys.includes("search")).toBe(access.hasVignetteAccess);
        expect(keys.includes("briefcase")).toBe(access.hasVignetteAccess && access.isWebUser);
        expect(keys.includes("home")).toBe(access.hasPlusAccess && !access.hasVignetteAccess);
        expect(keys.includes("faq")).toBe(access.hasPlusAccess || access.hasVignetteAccess);
      }),
    );
  });
});

describe("buildAccountLink", () => {
  it("links from the paywall to the requested page", () => {
    const path = "/paywall?next=%2Frotunda%2Fbriefcase";
    expect(buildAccountLink(accessOf(SESSIONS.ipUser), path).href).toBe("/login/?next=%2Frotunda%2Fbriefcase");
    const elsewhere = "/paywall?next=%2F%2Fexample.com";
    expect(buildAccountLink(accessOf(SESSIONS.ipUser), elsewhere).href).toBe(
      "/login/?next=%2Frotunda%2Fpaywall%3Fnext%3D%252F%252Fexample.com",
    );
  });

  it("links users without a login to the login page, which returns to the current page", () => {
    expect(buildAccountLink(accessOf(SESSIONS.ipUser), "/search/federal?q=energy#results")).toEqual({
      key: "account",
      label: "Login",
      href: "/login/?next=%2Frotunda%2Fsearch%2Ffederal%3Fq%3Denergy%23results",
    });
  });
});

describe("the return address after login", () => {
  it("is the current page with query and hash", () => {
    fc.assert(
      fc.property(visits(), ({ path }) => {
        const { href } = buildAccountLink(accessOf(SESSIONS.ipUser), path);
        expect(new URL(href, "http://directory.example").searchParams.get("next")).toBe(`/rotunda${path}`);
      }),
    );
  });
});

describe("offersSearch", () => {
  it("requires access to the directory", () => {
    expect(offersSearch(accessOf(SESSIONS.member))).toBe(true);
    expect(offersSearch(accessOf(SESSIONS.ipUser))).toBe(true);
    expect(offersSearch(accessOf(SESSIONS.lapsed))).toBe(false);
    expect(offersSearch(accessOf(SESSIONS.ipUserWithoutAccess))).toBe(false);
    expect(offersSearch(null)).toBe(false);
  });
});

describe("listMainSiteSections", () => {
  const targets = (place: "header" | "drawer", isLoggedIn: boolean) =>
    listMainSiteSections(place, { isLoggedIn }).map(({ target }) => target);
  const NINE = [
    "/dashboard",
    "/daily",
    "/hotline",
    "/policyview-ai",
    "/infographics",
    "/presentations",
    "/racetracker",
    "/daybook",
    "/events/membership",
  ];

  it("lists the nine sections of the main site, Research only in the drawer of logged-in users", () => {
    expect(targets("header", true)).toEqual(NINE);
    expect(targets("header", false)).toEqual(NINE);
    expect(targets("drawer", false)).toEqual(NINE);
    expect(targets("drawer", true)).toEqual([...NINE, "/research"]);
    expect(targets("header", true)).toEqual(NINE);
  });

  it("have the expected names", () => {
    expect([...MAIN_SITE_LINKS, RESEARCH_LINK, ...LEGAL_LINKS].map(({ label }) => label)).toEqual([
      "Dashboard",
      "Daily",
      "Hotline",
      "PolicyView AI",
      "Infographics",
      "Presentations",
      "Race Tracker",
      "Daybook",
      "Events",
      "Research",
      "Privacy Policy",
      "Terms and Conditions",
    ]);
    expect(LEGAL_LINKS.map(({ target }) => target)).toEqual(["/privacy-policy", "/terms-and-conditions"]);
  });
});
