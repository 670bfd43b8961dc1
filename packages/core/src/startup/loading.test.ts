import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, SESSIONS, sessions } from "../../testing/session.ts";
import { LOADING_TEXT_MS, SLOW_LOAD_MS, findLandingRoute } from "./loading.ts";
import { deriveAccess } from "../session/access.ts";

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
