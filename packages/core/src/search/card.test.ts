import { describe, expect, it } from "vitest";
import { describeCardButton, chooseDisplayName } from "./card.ts";

describe("chooseDisplayName", () => {
  it("returns the preferred name or else the long name", () => {
    expect(chooseDisplayName({ preferredNameDisplay: "Ruth Halvorsen", longName: "x" })).toBe("Ruth Halvorsen");
    expect(chooseDisplayName({ longName: "Committee on Agriculture" })).toBe("Committee on Agriculture");
    expect(chooseDisplayName({ preferredNameDisplay: " ", longName: " Rural Caucus " })).toBe("Rural Caucus");
    expect(chooseDisplayName({ preferredNameDisplay: null, longName: null })).toBe("");
    expect(chooseDisplayName({ preferredNameDisplay: " Ada Moreau " })).toBe("Ada Moreau");
    expect(chooseDisplayName({})).toBe("");
  });
});

describe("describeCardButton", () => {
  it("describes what a click does", () => {
    expect(describeCardButton({ addedToBriefcase: false }, false)).toBe("Add to Briefcase");
    expect(describeCardButton({ addedToBriefcase: true }, false)).toBe("Remove from Briefcase");
    expect(describeCardButton({ addedToBriefcase: true }, true)).toBe("Remove from Briefcase folder");
    expect(describeCardButton({ addedToBriefcase: false }, true)).toBe("Remove from Briefcase folder");
  });
});
