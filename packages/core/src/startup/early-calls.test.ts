import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someLookups } from "../../testing/builders.ts";
import { anyAddress, anyText, NOW, SESSIONS, sessions } from "../../testing/session.ts";
import { planEarlyCalls, findFirstRoute, LOADING_TEXT_MS, SLOW_LOAD_MS, findLandingRoute } from "./early-calls.ts";
import { deriveAccess } from "../session/access.ts";

const ALWAYS = ["/api/session/", "/api/config/app/"];

describe("planEarlyCalls", () => {
  it.each([
    ["/home", ["/api/config/homepage/"]],
    ["/", ["/api/config/homepage/"]],
    ["/search", []],
    ["/search/federal", []],
    ["/search/federal?page=2", []],
    ["/search/federal?q=water&page=2#results", ["/api/search/federal/?order=relevance&page=1&pageSize=12&q=water"]],
    ["/search/universal?q=water", ["/api/search/vignette/?order=relevance&page=0&pageSize=12&q=water"]],
    ["/profile/12-ruth-halvorsen", ["/api/profile/12"]],
    ["/profile/kw/12?from=mail#staffers", ["/api/profileKnowWho/12"]],
    ["/caucus/6-4-h", ["/api/caucus/6"]],
    ["/district/3102", ["/api/district/3102"]],
    ["/faq", []],
    ["/briefcase", []],
    ["/profile/12x", []],
  ])("of %s are the session, the config and %j", (path, calls) => {
    expect(planEarlyCalls(path, null)).toEqual([...ALWAYS, ...calls]);
  });

  it("contain no value that isn't in a lookup list", () => {
    const path = "/search/universal?political_party=1&political_party=99999&q=water";
    expect(planEarlyCalls(path, someLookups())).toEqual([
      ...ALWAYS,
      "/api/search/vignette/?order=relevance&page=0&pageSize=12&political_party=1&q=water",
    ]);
  });

  it("are on this origin for any address", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyAddress()), (text) => {
        for (const path of [`/${text}`, `/search/state?q=${text}`, `/search/state?${text}`])
          for (const call of planEarlyCalls(path, null)) expect(call).toMatch(/^\/api\/[^\s"<>]*$/);
      }),
    );
  });
});

describe("findFirstRoute", () => {
  it("follows redirects", () => {
    expect(findFirstRoute("/profile")).toEqual({ name: "SearchCongressional" });
    expect(findFirstRoute("/agency/1500-x")).toEqual({ name: "Agency", id: 1500 });
  });
});

describe("findLandingRoute", () => {
  it.each([
    ["member", "Home"],
    ["limited", "Home"],
    ["noAccess", "Home"],
    ["visitor", "Home"],
    ["lapsed", "MyAccount"],
  ] as const)("leads a %s to %s", (who, route) => {
    expect(findLandingRoute(deriveAccess(SESSIONS[who], NOW))).toBe(route);
  });

  it("returns home before the session loads", () => {
    expect(findLandingRoute(null)).toBe("Home");
  });

  it("depends only on whether the subscription has lapsed", () => {
    fc.assert(
      fc.property(sessions(), (session) => {
        const access = deriveAccess(session, NOW);
        expect(findLandingRoute(access) === "MyAccount").toBe(access.hasLapsedSubscription);
      }),
    );
  });
});

it("loading shows after 2 seconds and is logged after 10", () => {
  expect([LOADING_TEXT_MS, SLOW_LOAD_MS]).toEqual([2_000, 10_000]);
});
