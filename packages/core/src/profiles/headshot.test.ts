import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseHeadshot } from "./headshot.ts";

describe("chooseHeadshot", () => {
  it("returns the record's picture until it fails to load", () => {
    expect(chooseHeadshot("/pictures/1.jpg", null)).toBe("/pictures/1.jpg");
    expect(chooseHeadshot(" /pictures/1.jpg ", null)).toBe("/pictures/1.jpg");
    expect(chooseHeadshot("/pictures/1.jpg", "/pictures/1.jpg")).toBe("");
    expect(chooseHeadshot(" /pictures/1.jpg", "/pictures/1.jpg ")).toBe("");
    expect(chooseHeadshot(null, null)).toBe("");
    expect(chooseHeadshot("", null)).toBe("");
  });

  it("tries a different picture after a failure, never the same one", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webPath(), (before, after) => {
        expect(chooseHeadshot(after, before)).toBe(after === before ? "" : after);
        expect(chooseHeadshot(after, after)).toBe("");
      }),
    );
  });
});
