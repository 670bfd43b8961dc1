import { describe, expect, it } from "vitest";
import { isRepeatVisit, findScrollTarget } from "./scrolling.ts";

describe("findScrollTarget", () => {
  it("prefers the hash, then the saved position, then the top", () => {
    const saved = { left: 0, top: 1500 };
    expect(findScrollTarget("#staffers", saved)).toEqual({ to: "element", id: "staffers", offset: 60 });
    expect(findScrollTarget("", saved)).toEqual({ to: "position", left: 0, top: 1500 });
    expect(findScrollTarget("#", null)).toEqual({ to: "position", left: 0, top: 0 });
  });

  it("decodes the hash, or keeps it if it can't be decoded", () => {
    expect(findScrollTarget("#caf%C3%A9", null)).toMatchObject({ id: "café" });
    expect(findScrollTarget("staffers#1", null)).toMatchObject({ id: "staffers#1" });
    expect(findScrollTarget("#100%", null)).toMatchObject({ id: "100%" });
  });
});

describe("isRepeatVisit", () => {
  it.each([
    ["/home", "/home", true],
    ["/home", "/home/", true],
    ["/profile/1-ruth", "/profile/1", true],
    ["/search/federal?q=a", "/search/federal?q=a", true],
    ["/profile/1", "/profile/2", false],
    ["/profile/1", "/profile/kw/1", false],
    ["/profile/1", "/profile/1#staffers", false],
    ["/briefcase/folder/1", "/briefcase/folder/2", false],
    ["/search/federal?q=a", "/search/federal?q=b", false],
    ["/search/federal?q=a", "/search/federal", false],
    ["/no-such", "/nor-such", false],
    ["/", "/search", false],
    ["/home", "/", false],
    ["/search", "/profile", false],
    ["/", "/home", false],
    ["/home", "/no-such", false],
    ["/home", "/faq", false],
  ])("from %s to %s: %s", (from, to, repeats) => expect(isRepeatVisit(from, to)).toBe(repeats));
});
