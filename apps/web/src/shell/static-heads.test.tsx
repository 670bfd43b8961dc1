import { describe, expect, it } from "vitest";
import { anAppConfig } from "@rotunda/core/testing";
import { staticHeads } from "./static-heads.tsx";

const heads = staticHeads(anAppConfig());

function drawn(html: string | undefined): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = html ?? "";
  return place;
}

describe("the heading in the first paint", () => {
  it.each([
    ["Home", "Who holds office, who works for them, and what they stand for"],
    ["SearchUniversal", "Search"],
    ["BrowseByAgency", "Browse by Federal Office"],
    ["Briefcase", "Briefcase"],
    ["Faq", "FAQ"],
  ] as const)("of %s is its heading", (route, heading) => {
    expect(drawn(heads[route]?.blank).querySelector("h1")?.textContent).toBe(heading);
  });

  it("is inert", () => {
    for (const { blank } of Object.values(heads))
      expect(drawn(blank).firstElementChild?.hasAttribute("inert")).toBe(true);
  });

  it("is empty for a page whose heading depends on its record", () => {
    expect(Object.keys(heads)).not.toContain("Profile");
    expect(Object.keys(heads)).not.toContain("State");
  });

  it("marks the current directory and reserves space for the keyword and the hint", () => {
    const head = heads.SearchFederal;
    expect(drawn(head?.blank).querySelector("[aria-current=page]")?.textContent).toBe("Federal");
    expect(drawn(head?.blank).querySelector("input")?.value).toBe("");
    expect(drawn(head?.asked).querySelector("input")?.value).toBe("%KEYWORD%");
    expect(drawn(head?.blank).textContent).toContain("Examples: an agency");
    expect(head?.blank).not.toContain("%KEYWORD%");
  });
});
