import { describe, expect, it } from "vitest";
import { pageHints } from "./page-hints.ts";

const chunks = { Home: ["assets/home-1.js", "assets/shared-1.js"], SearchFederal: ["assets/search-1.js"] };
const known = { hasSession: true };

describe("what the page is told of its address", () => {
  it("names the files of the screen, redirects followed", () => {
    const files = "/rotunda/assets/home-1.js /rotunda/assets/shared-1.js";
    expect(pageHints("/home", chunks, known).files).toBe(files);
    expect(pageHints("/", chunks, known).files).toBe(files);
    expect(pageHints("/no-such-page", chunks, known).files).toBe("");
  });

  it("names the calls it begins with, as an attribute holds them", () => {
    expect(pageHints('/search/federal?q=a"<b>&page=2', chunks, known).calls).toBe(
      "/api/session/ /api/config/app/ /api/search/federal/?order=relevance&amp;page=1&amp;pageSize=12&amp;q=a%22%3Cb%3E",
    );
  });

  it("names none that a visitor would be refused", () => {
    expect(pageHints("/profile/12", chunks, { hasSession: false }).calls).toBe("/api/session/ /api/config/app/");
  });
});
