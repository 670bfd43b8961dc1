import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownHeadshot } from "./headshot.ts";

describe("shownHeadshot", () => {
  it("is the record's picture until that fails to load", () => {
    expect(shownHeadshot("/pictures/1.jpg", null)).toBe("/pictures/1.jpg");
    expect(shownHeadshot(" /pictures/1.jpg ", null)).toBe("/pictures/1.jpg");
    expect(shownHeadshot("/pictures/1.jpg", "/pictures/1.jpg")).toBe("");
    expect(shownHeadshot(" /pictures/1.jpg", "/pictures/1.jpg ")).toBe("");
    expect(shownHeadshot(null, null)).toBe("");
    expect(shownHeadshot("", null)).toBe("");
  });

  it("tries another picture after one failed, and never the same again", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webPath(), (before, after) => {
        expect(shownHeadshot(after, before)).toBe(after === before ? "" : after);
        expect(shownHeadshot(after, after)).toBe("");
      }),
    );
  });
});
