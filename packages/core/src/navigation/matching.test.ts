import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../testing/session.ts";
import { stripBasePath, matchRoute } from "./matching.ts";

describe("matchRoute", () => {
  it.each([
    ["/home", { name: "Home" }],
    ["/browse/state", { name: "BrowseByState" }],
    ["/browse/agency", { name: "BrowseByAgency" }],
    ["/browse/caucus-committee", { name: "BrowseByGroup" }],
    ["/search/universal", { name: "SearchUniversal" }],
    ["/search/congressional", { name: "SearchCongressional" }],
    ["/search/federal?q=water#results", { name: "SearchFederal" }],
    ["/search/state", { name: "SearchState" }],
    ["/profile/12", { name: "Profile", id: 12 }],
    ["/profile/12-jane-doe", { name: "Profile", id: 12 }],
    ["/profile/12/jane-doe", { name: "Profile", id: 12 }],
    ["/profile/12-jane-doe?tab=1#staffers", { name: "Profile", id: 12 }],
    ["/profile/kw/12-jane-doe", { name: "ProfileKW", id: 12 }],
    ["/committee/31-agriculture", { name: "Committee", id: 31 }],
    ["/caucus/5-2030-goals", { name: "Caucus", id: 5 }],
    ["/agency/3", { name: "Agency", id: 3 }],
    ["/state/31-nebraska", { name: "State", id: 31 }],
    ["/district/7-ohio-3", { name: "District", id: 7 }],
    ["/briefcase", { name: "Briefcase" }],
    ["/briefcase/folder/9", { name: "BriefcaseFolder", folderId: 9 }],
    ["/briefcase/folder/120", { name: "BriefcaseFolder", folderId: 120 }],
    ["/briefcase/folder/9x", { name: "NotFound" }],
    ["/briefcase/folder/1e3", { name: "NotFound" }],
    ["/my-account", { name: "MyAccount" }],
    ["/faq", { name: "Faq" }],
    ["/faq/", { name: "Faq" }],
    ["/loading", { name: "Loading" }],
    ["/forgot", { name: "Forgot" }],
    ["/contact", { name: "Contact" }],
    ["/login-redirect?next=%2Frotunda%2Ffaq", { name: "LoginRedirect" }],
    ["/paywall", { name: "PayWall" }],
    ["/welcome", { name: "Welcome" }],
    ["/profile-landing", { name: "ProfileLanding" }],
    ["/debug", { name: "Debug" }],
  ])("%s", (path, match) => expect(matchRoute(path)).toEqual(match));

  it.each([
    ["/", "Home"],
    ["", "Home"],
    ["/?from=mail", "Home"],
    ["/search", "SearchCongressional"],
    ["/search/", "SearchCongressional"],
    ["/profile", "SearchCongressional"],
    ["/profile/", "SearchCongressional"],
  ])("%j redirects to %s", (path, redirect) => expect(matchRoute(path)).toEqual({ redirect }));

  it.each([
    "/no-such-page",
    "/homes",
    "/search/senate",
    "/profile/abc",
    "/profile/kw",
    "/profile/kw/",
    "/profile/kw/abc",
    "/profile/12-jane2",
    "/profile/12x",
    "/profile/-12",
    "/profile/12.5",
    "/profile/99999999999999999999",
    "/profile/12-jane%00",
    "/profile/%E0%A4%A",
    "/committee/12x",
    "/committee/12-2030",
    "/agency/12-18f",
    "/state/-x",
    "/briefcase/folder/",
    "/briefcase/folder/-1",
    "/briefcase/folder/x",
    "/__proto__",
    "/constructor",
  ])("%s is not found", (path) => expect(matchRoute(path)).toEqual({ name: "NotFound" }));

  it("finds a route or a redirect for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyText()), (path) => {
        const match = matchRoute(`/${path}`);
        expect("redirect" in match ? match.redirect : match.name).toBeTypeOf("string");
      }),
    );
  });

  it("reads the id of any record path", () => {
    fc.assert(
      fc.property(fc.nat(), fc.stringMatching(/^([-/][a-z-]{0,20})?$/), (id, slug) => {
        expect(matchRoute(`/profile/${id}${slug}`)).toEqual({ name: "Profile", id });
        expect(matchRoute(`/profile/kw/${id}${slug}`)).toEqual({ name: "ProfileKW", id });
      }),
    );
  });
});

describe("stripBasePath", () => {
  it.each([
    ["/rotunda", "/"],
    ["/rotunda/", "/"],
    ["/rotunda?a=1", "/?a=1"],
    ["/rotunda/faq?a=1#x", "/faq?a=1#x"],
    ["/rotunda#x", "/#x"],
    ["/rotundas/faq", null],
    ["/capitol/faq", null],
    ["/my-account/", null],
    ["https://example.org/rotunda/faq", null],
  ])("%s is %j", (href, path) => expect(stripBasePath(href)).toBe(path));
});
