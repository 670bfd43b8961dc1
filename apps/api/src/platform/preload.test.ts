import { describe, expect, it } from "vitest";
import { buildPreload } from "./preload.ts";

const built = {
  chunks: {
    Home: ["assets/shared-1.css", "assets/shared-1.js", "assets/home-1.css", "assets/home-1.js"],
    SearchFederal: ["assets/search-1.js"],
  },
  heads: {
    Home: { blank: "<h1>Home</h1>" },
    SearchFederal: { blank: "<h1>Search</h1>", asked: '<input value="%KEYWORD%">' },
  },
};
const known = { hasSession: true, lookups: null };

describe("the preloaded data of a page", () => {
  it("lists the files of the screen after redirects", () => {
    const files = {
      scripts: "/rotunda/assets/shared-1.js /rotunda/assets/home-1.js",
      styles:
        '<link rel="stylesheet" crossorigin href="/rotunda/assets/shared-1.css" />' +
        '<link rel="stylesheet" crossorigin href="/rotunda/assets/home-1.css" />',
    };
    expect(buildPreload("/home", built, known)).toMatchObject(files);
    expect(buildPreload("/", built, known)).toMatchObject(files);
    expect(buildPreload("/no-such-page", built, known)).toMatchObject({ scripts: "", styles: "" });
  });

  it("lists the first calls, escaped for an attribute", () => {
    expect(buildPreload('/search/federal?q=a"<b>&page=2', built, known).calls).toBe(
      "/api/session/ /api/config/app/ /api/search/federal/?order=relevance&amp;page=1&amp;pageSize=12&amp;q=a%22%3Cb%3E",
    );
  });

  it("lists no calls that a visitor would be refused", () => {
    expect(buildPreload("/profile/12", built, { ...known, hasSession: false }).calls).toBe(
      "/api/session/ /api/config/app/",
    );
  });

  it("has the head of the page with the keyword", () => {
    expect(buildPreload("/", built, known).head).toBe("<h1>Home</h1>");
    expect(buildPreload("/faq", built, known).head).toBe("");
    expect(buildPreload("/search/federal", built, known).head).toBe("<h1>Search</h1>");
    expect(buildPreload('/search/federal?q=a"<b>%25KEYWORD%25', built, known).head).toBe(
      '<input value="a&quot;&lt;b&gt;%KEYWORD%">',
    );
  });

  it.each([
    ["/search/federal?q=a%26b", "/rotunda/search/federal?q=a%26b"],
    ["/login-redirect?next=%2Frotunda%2Ffaq", "/rotunda/faq"],
    ["/login-redirect?next=%2F%2Fevil.example", "/rotunda/home"],
    ["", "/rotunda/home"],
  ])("names for %s the login page that comes back to %s", (path, next) => {
    expect(buildPreload(path, built, known).login).toBe(`/login/?next=${encodeURIComponent(next)}`);
  });

  it("has no head for a visitor who would be refused", () => {
    expect(buildPreload("/", built, { ...known, hasSession: false }).head).toBe("");
  });
});
