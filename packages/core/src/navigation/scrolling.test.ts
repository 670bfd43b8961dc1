import { describe, expect, it } from "vitest";
import { isRepeatVisit, readHashId } from "./scrolling.ts";

describe("readHashId", () => {
  it("decodes the hash, or keeps it if it can't be decoded", () => {
    expect(readHashId("#staffers")).toBe("staffers");
    expect(readHashId("#caf%C3%A9")).toBe("café");
    expect(readHashId("staffers#1")).toBe("staffers#1");
    expect(readHashId("#100%")).toBe("100%");
    expect(readHashId("#")).toBe("");
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
