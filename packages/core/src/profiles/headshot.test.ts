import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseHeadshot, formatInitials } from "./headshot.ts";

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

describe("initials", () => {
  it.each([
    ["Ruth Halvorsen", "RH"],
    ["Halvorsen, Ruth", "RH"],
    ["Thomas J. Adeyemi", "TA"],
    ["Lamar Whitfield Jr.", "LW"],
    ["Lamar Whitfield, Jr.", "LW"],
    ["Robert “Bob” Casey III", "RC"],
    ["Ángel Éluard", "ÁÉ"],
    ["A\u0301ngel Ruiz", "ÁR"],
    ["Eckert, Malcolm E., III", "ME"],
    ["Robert Casey (Big Bob)", "RC"],
    ["Robert (Bob)Casey", "RC"],
    ["Ruth Halvorsen 2nd", "RH"],
    ["ana de la cruz", "AC"],
    ["Cher", "C"],
    ["ليلى الأحمد", "ل ا"],
    ["ليلى", "ل"],
    ["", ""],
    ["   ", ""],
  ])("of %j are %j", (name, initials) => {
    expect(formatInitials(name)).toBe(initials);
  });

  it.each(["Jr.", "Sr.", "II", "III", "IV", "V", "Ph.D.", "MD", "Esq."])("leave out %s", (suffix) => {
    expect(formatInitials(`Lamar Whitfield ${suffix}`)).toBe("LW");
    expect(formatInitials(`Lamar Whitfield, ${suffix}`)).toBe("LW");
  });
});
