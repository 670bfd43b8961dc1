import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isKeywordAutofocused, findKeywordRoute, planKeywordBox, findSuggestionScope } from "./keyword-box.ts";

describe("the keyword box", () => {
  it("refuses an empty keyword and does not navigate", () => {
    for (const path of ["/home", "/search/federal"]) {
      expect(planKeywordBox("  ", path)).toEqual({
        do: "refuse",
        because: "empty",
        message: "Please enter a search keyword.",
      });
    }
  });

  it("searches the current directory on a search route, all from home, otherwise Congress", () => {
    const hrefAt = (path: string) => planKeywordBox(" a&b ", path);
    expect(hrefAt("/search/federal?q=old")).toEqual({ do: "go", href: "/rotunda/search/federal?q=a%26b" });
    expect(hrefAt("/search/universal")).toEqual({ do: "go", href: "/rotunda/search/universal?q=a%26b" });
    expect(hrefAt("/home")).toEqual({ do: "go", href: "/rotunda/search/universal?q=a%26b" });
    expect(hrefAt("/faq")).toEqual({ do: "go", href: "/rotunda/search/congressional?q=a%26b" });
  });

  it("stays on a search-related page that doesn't run searches", () => {
    expect(planKeywordBox("water", "/research")).toEqual({ do: "stay" });
  });
});

describe("findKeywordRoute", () => {
  it.each([
    ["/search/universal", "SearchUniversal"],
    ["/search/congressional", "SearchCongressional"],
    ["/search/federal", "SearchFederal"],
    ["/search/state#results", "SearchState"],
    ["/home", "SearchUniversal"],
    ["/", "SearchUniversal"],
    ["/profile/12-jane", "SearchCongressional"],
    ["/no-such-page", "SearchCongressional"],
    ["/login-redirect?next=%2Frotunda%2Fsearch%2Ffederal", "SearchCongressional"],
    ["/faq#search", "SearchCongressional"],
    ["/faq?from=\nsearch", "SearchCongressional"],
    ["/search", null],
    ["/search/senate", null],
  ])("from %j to %s", (path, route) => expect(findKeywordRoute(path)).toBe(route));
});

describe("findSuggestionScope", () => {
  it("returns the route's directory or else the universal one", () => {
    expect(findSuggestionScope("/search/state?q=x")).toBe("state");
    expect(findSuggestionScope("/home")).toBe("universal");
    expect(findSuggestionScope("/search")).toBe("universal");
  });
});

describe("isKeywordAutofocused", () => {
  it.each([
    [1280, "", true],
    [960, "", true],
    [960, "?", true],
    [959, "", false],
    [800, "", false],
    [1280, "?q=water", false],
    [1280, "?page=", false],
    [1280, "q=water", false],
  ])("at %i px with %j: %s", (width, search, isFocused) => {
    expect(isKeywordAutofocused({ width, search })).toBe(isFocused);
  });

  it("is false with a query parameter or in a narrow window", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.string({ minLength: 1 }), (width, value) => {
        const search = new URLSearchParams([["q", value]]).toString();
        expect(isKeywordAutofocused({ width, search })).toBe(false);
        expect(isKeywordAutofocused({ width, search: "" })).toBe(width >= 960);
      }),
    );
  });
});
