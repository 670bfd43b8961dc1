import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findKeywordRoute,
  findSearchHint,
  findSuggestionScope,
  isKeywordAutofocused,
  planKeywordBox,
  planSuggestions,
  shortenHint,
} from "./keyword-box.ts";

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

describe("planSuggestions", () => {
  it.each([
    ["", { do: "clear" }],
    ["ha", { do: "clear" }],
    [" ha  ", { do: "clear" }],
    ["hal", { do: "ask", text: "hal", afterMs: 600 }],
    [" hal ", { do: "ask", text: "hal", afterMs: 600 }],
    ["halv", { do: "ask", text: "halv", afterMs: 300 }],
    ["周恩来", { do: "ask", text: "周恩来", afterMs: 600 }],
    // Two characters, but four code units.
    ["𝒜𝒷", { do: "clear" }],
  ])("plans for %j: %o", (typed, plan) => {
    expect(planSuggestions(typed, true)).toEqual(plan);
  });

  it("requests nothing for an inactive box", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(planSuggestions(typed, false)).toEqual({ do: "clear" });
      }),
    );
  });
});

const HINT = "Search by name or office. Examples: Halvorsen, governor of Oregon, “water, soil and air”, Ways and Means";

describe("shortenHint", () => {
  it.each([
    [1, "Search by name or office. Examples: Halvorsen"],
    [2, "Search by name or office. Examples: Halvorsen, governor of Oregon"],
    [3, "Search by name or office. Examples: Halvorsen, governor of Oregon, “water, soil and air”"],
    [4, HINT],
    [9, HINT],
    [0, "Search by name or office."],
  ])("shows at most %i examples", (max, text) => {
    expect(shortenHint(HINT, max)).toBe(text);
  });

  it("doesn't change a hint without examples", () => {
    expect(shortenHint("A name, an office, a committee, a phrase", 2)).toBe("A name, an office, a committee, a phrase");
  });

  it("keeps commas inside quotation marks, straight or curved", () => {
    expect(shortenHint('Examples: "water, soil", tax, roads', 1)).toBe('Examples: "water, soil"');
    expect(shortenHint("Examples: “water, soil”, tax, roads", 1)).toBe("Examples: “water, soil”");
  });

  it("ignores blank examples", () => {
    expect(shortenHint("Examples: a, , b, c", 2)).toBe("Examples: a, b");
    expect(shortenHint("By name. Examples:", 0)).toBe("By name. Examples:");
  });

  it("doesn't change a hint that is short enough", () => {
    expect(shortenHint("Examples:  a,b", 2)).toBe("Examples:  a,b");
    expect(shortenHint("Examples:  a,b", 3)).toBe("Examples:  a,b");
  });

  it("shows at most the requested number of examples, in order", () => {
    const example = fc
      .string({ unit: fc.constantFrom("a", "b", "c", " "), minLength: 1 })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(fc.array(example, { minLength: 1 }), fc.integer({ min: 1, max: 6 }), (examples, max) => {
        const shown = shortenHint(`Examples: ${examples.join(", ")}`, max)
          .slice("Examples: ".length)
          .split(", ");
        expect(shown.map((text) => text.trim())).toEqual(examples.slice(0, max).map((text) => text.trim()));
      }),
    );
  });
});

describe("findSearchHint", () => {
  it("shows three examples of a scope's list", () => {
    expect(findSearchHint(["Examples: a name, an office, a committee, a phrase"])).toBe(
      "Examples: a name, an office, a committee",
    );
    expect(findSearchHint(["a name", "an office", "a committee", "a phrase"])).toBe(
      "Examples: a name, an office, a committee",
    );
  });

  it("keeps the sentences around the examples", () => {
    expect(findSearchHint(["Search people.", "Examples: a name, an office"], 1)).toBe(
      "Search people. Examples: a name",
    );
  });

  it("is empty for an empty list", () => {
    expect(findSearchHint([])).toBe("");
  });
});
