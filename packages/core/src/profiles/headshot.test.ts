import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseHeadshot } from "./headshot.ts";

describe("chooseHeadshot", () => {
  it("is the record's picture until that fails to load", () => {
    expect(chooseHeadshot("/pictures/1.jpg", null)).toBe("/pictures/1.jpg");
    expect(chooseHeadshot(" /pictures/1.jpg ", null)).toBe("/pictures/1.jpg");
    expect(chooseHeadshot("/pictures/1.jpg", "/pictures/1.jpg")).toBe("");
    expect(chooseHeadshot(" /pictures/1.jpg", "/pictures/1.jpg ")).toBe("");
    expect(chooseHeadshot(null, null)).toBe("");
    expect(chooseHeadshot("", null)).toBe("");
  });

  it("tries another picture after one failed, and never the same again", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webPath(), (before, after) => {
        expect(chooseHeadshot(after, before)).toBe(after === before ? "" : after);
        expect(chooseHeadshot(after, after)).toBe("");
      }),
    );
  });
});
