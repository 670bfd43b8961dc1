import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyAddress, anyText } from "../../testing/session.ts";
import { buildLoginHref, buildMainSiteHref, readNextAddress, sanitizeNext } from "./safe-addresses.ts";

const REFUSED = [
  "",
  "rotunda/home",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/./\\evil.example",
  "/%2e//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/a\r\nLocation: https://evil.example",
  "/a\u0000",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://nowhere.invalid/",
];

describe("sanitizeNext", () => {
  it.each([
    ["/rotunda/search/federal?q=a%26b#x", "/rotunda/search/federal?q=a%26b#x"],
    ["/my-account/", "/my-account/"],
    ["/", "/"],
    ["/rotunda/a/../faq", "/rotunda/faq"],
    ["/rotunda/faq?next=//evil.example", "/rotunda/faq?next=//evil.example"],
    ["/rotunda/profile/12-josé", "/rotunda/profile/12-jos%C3%A9"],
    ["/%2F/evil.example", "/%2F/evil.example"],
  ])("%s", (next, path) => expect(sanitizeNext(next, "/home")).toBe(path));

  it.each(REFUSED)("refuses %j", (next) => expect(sanitizeNext(next, "/home")).toBe("/home"));

  it("returns the fallback without a value", () => {
    expect(sanitizeNext(null, "/home")).toBe("/home");
    expect(sanitizeNext(undefined, "/home")).toBe("/home");
  });

  it("never leaves the origin, however the result is resolved", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2e",
      "%2f",
      "%5c",
      "\t",
      "@",
      ":",
      "evil.example",
      "https:",
      "?",
      "#",
    );
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
      fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join("")}`),
      anyAddress(),
      fc.string(),
      anyText(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const path = sanitizeNext(text, "/home");
        const origin = "https://directory.example:8443";
        expect(path).toMatch(/^\/(?![/\\])[!-~]*$/);
        expect(new URL(path, `${origin}/rotunda/login-redirect`).origin).toBe(origin);
        expect(sanitizeNext(path, "/other")).toBe(path);
      }),
    );
  });
});

describe("buildLoginHref", () => {
  it("returns to the path after login", () => {
    expect(buildLoginHref("/rotunda/search/federal?q=a%26b#x")).toBe(
      "/login/?next=%2Frotunda%2Fsearch%2Ffederal%3Fq%3Da%2526b%23x",
    );
    expect(buildLoginHref("//evil.example")).toBe("/login/?next=%2F");
  });
});

describe("readNextAddress", () => {
  it.each([
    ["?next=%2Frotunda%2Ffaq%3Fa%3D1", "/rotunda/faq?a=1"],
    ["?next=%2F%2Fevil.example", "/rotunda/home"],
    ["", "/rotunda/home"],
  ])("of %j", (search, address) => expect(readNextAddress(search)).toBe(address));
});

describe("buildMainSiteHref", () => {
  it("joins the main site and a target that starts with a slash", () => {
    expect(buildMainSiteHref("https://main.example", "/dashboard")).toBe("https://main.example/dashboard");
    expect(buildMainSiteHref("https://main.example/", "/login/?next=%2Fdaily")).toBe(
      "https://main.example/login/?next=%2Fdaily",
    );
  });

  it("stays on this origin without a main site", () => {
    expect(buildMainSiteHref("", "/dashboard")).toBe("/dashboard");
  });

  it.each(REFUSED)("refuses %j", (target) => {
    expect(buildMainSiteHref("https://main.example", target)).toBeNull();
    expect(buildMainSiteHref("", target)).toBeNull();
  });

  it("refuses a main site without an http address", () => {
    expect(buildMainSiteHref("javascript:alert(1)", "/dashboard")).toBeNull();
    expect(buildMainSiteHref("main.example", "/dashboard")).toBeNull();
    expect(buildMainSiteHref("xhttp://main.example", "/dashboard")).toBeNull();
    expect(buildMainSiteHref("http://main.example:8080", "/dashboard")).toBe("http://main.example:8080/dashboard");
  });
});
