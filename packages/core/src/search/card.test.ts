import { describe, expect, it } from "vitest";
import { describeCardButton, displayNameOf } from "./card.ts";

describe("displayNameOf", () => {
  it("is the preferred name, else the long name", () => {
    expect(displayNameOf({ preferredNameDisplay: "Ruth Halvorsen", longName: "x" })).toBe("Ruth Halvorsen");
    expect(displayNameOf({ longName: "Committee on Agriculture" })).toBe("Committee on Agriculture");
    expect(displayNameOf({ preferredNameDisplay: " ", longName: " Rural Caucus " })).toBe("Rural Caucus");
    expect(displayNameOf({ preferredNameDisplay: null, longName: null })).toBe("");
    expect(displayNameOf({ preferredNameDisplay: " Ada Moreau " })).toBe("Ada Moreau");
    expect(displayNameOf({})).toBe("");
  });
});

describe("describeCardButton", () => {
  it("says what a press does", () => {
    expect(describeCardButton({ addedToBriefcase: false }, false)).toBe("Add to Briefcase");
    expect(describeCardButton({ addedToBriefcase: true }, false)).toBe("Remove from Briefcase");
    expect(describeCardButton({ addedToBriefcase: true }, true)).toBe("Remove from Briefcase folder");
    expect(describeCardButton({ addedToBriefcase: false }, true)).toBe("Remove from Briefcase folder");
  });
});
