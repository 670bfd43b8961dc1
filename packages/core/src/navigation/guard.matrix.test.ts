import { describe, expect, it } from "vitest";
import { NOW, SESSIONS } from "../../testing/session.ts";
import { deriveAccess } from "../session/access.ts";
import { decideVisit, type Decision, type GuardState } from "./guard.ts";
import { ROUTES, type RouteName } from "./routes.ts";

/** The expected results: `log` is login-redirect, `pay` the paywall, `acc` the MyAccount route. */
const TABLE = `
route                 loading   visitor   member    limited   lapsed    noAccess  noModules staff     superUser ipUser    ipNone
Home                  wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
BrowseByState         wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
BrowseByAgency        wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
BrowseByGroup         wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
SearchUniversal       wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
SearchCongressional   wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
SearchFederal         wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
SearchState           wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
ProfileKW             wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
Profile               wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
Committee             wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
Caucus                wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
Agency                wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
State                 wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
District              wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
SharedMembers         wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
Compare               wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
Changes               wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
Following             wait      log       ok        ok        acc       pay       acc       ok        ok        pay       pay
Inbox                 wait      log       ok        ok        acc       pay       acc       ok        ok        pay       pay
Briefcase             wait      log       ok        ok        acc       pay       acc       ok        ok        pay       pay
BriefcaseFolder       wait      log       ok        ok        acc       pay       acc       ok        ok        pay       pay
MyAccount             wait      log       server    server    server    pay       server    server    server    pay       pay
Faq                   wait      log       ok        ok        ok        pay       ok        ok        ok        ok        pay
Loading               ok        ok        ok        ok        ok        ok        ok        ok        ok        ok        ok
NotFound              wait      log       ok        ok        ok        pay       ok        ok        ok        ok        pay
Forgot                server    server    server    server    server    server    server    server    server    server    server
Contact               server    server    server    server    server    server    server    server    server    server    server
LoginRedirect         ok        ok        ok        ok        ok        ok        ok        ok        ok        ok        ok
PayWall               ok        ok        ok        ok        ok        ok        ok        ok        ok        ok        ok
Welcome               wait      ok        home      home      acc       pay       acc       home      home      pay       pay
ProfileLanding        wait      log       ok        ok        acc       pay       acc       ok        ok        ok        pay
Debug                 wait      log       home      home      acc       pay       acc       ok        ok        home      pay
`;

const SITUATIONS: GuardState[] = [
  { isLoading: true },
  ...Object.values(SESSIONS).map((session) => ({
    isLoading: false as const,
    access: deriveAccess(session, NOW),
    unlockedProfiles: [1],
  })),
];

const REDIRECTS: Partial<Record<RouteName, string>> = {
  LoginRedirect: "log",
  PayWall: "pay",
  MyAccount: "acc",
  Home: "home",
};

/** Addresses of server pages by route. */
const SERVER_PAGES: Partial<Record<RouteName, string>> = {
  MyAccount: "/my-account/",
  Forgot: "/forgot",
  Contact: "/contact",
};

function inWords(route: RouteName, path: string, decision: Decision): string {
  switch (decision.do) {
    case "pass":
      return "ok";
    case "redirect":
      // The paywall keeps the requested address for users who could open it with an individual login (guard.test.ts).
      if (decision.to !== "PayWall" || decision.query) {
        expect(decision.query).toEqual(
          ["LoginRedirect", "PayWall"].includes(decision.to) ? { next: `/rotunda${path}` } : undefined,
        );
      }
      return REDIRECTS[decision.to] ?? decision.to;
    case "leave":
      expect(decision.href).toBe(SERVER_PAGES[route]);
      return "server";
    default:
      expect(decision.returnTo).toBe(path);
      return "wait";
  }
}

describe("the guard, for every session on every route", () => {
  const [heads, ...rows] = TABLE.trim()
    .split("\n")
    .map((line) => line.split(/\s+/));

  it("has a column per session and a row per route", () => {
    expect(heads).toHaveLength(2 + Object.keys(SESSIONS).length);
    expect(rows.map(([route]) => route)).toEqual(Object.keys(ROUTES));
  });

  it.each(rows)("%s", (name = "", ...cells) => {
    const route = name as RouteName;
    const { path } = ROUTES[route];
    const visit = { route, path, ...(path.endsWith("/:id") && { id: 2 }) };
    expect(SITUATIONS.map((situation) => inWords(route, path, decideVisit(visit, situation)))).toEqual(cells);
  });
});
