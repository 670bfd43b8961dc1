import { describe, expect, it } from "vitest";
import { CHAMBER_CODES, findChamber, describeChamber, appendState, formatStateInSentence } from "./chambers.ts";

describe("CHAMBER_CODES", () => {
  it("are unique and round-trip", () => {
    expect(CHAMBER_CODES).toEqual({
      US_HOUSE: 1,
      US_SENATE: 2,
      STATE_HOUSE: 3,
      STATE_SENATE: 4,
      US_CONGRESS_JOINT: 5,
      STATE_JOINT: 6,
    });
    expect([1, 2, 3, 4, 5, 6].map(findChamber)).toEqual(Object.keys(CHAMBER_CODES));
    expect([0, 7, -1, Number.NaN].map(findChamber)).toEqual([null, null, null, null]);
  });
});

describe("describeChamber", () => {
  it("names every chamber", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(describeChamber)).toEqual([
      "U.S. House of Representatives",
      "U.S. Senate",
      "State House",
      "State Senate",
      "U.S. Congress",
      "State Legislature",
      "",
    ]);
  });
});

describe("appendState", () => {
  it("names the state once", () => {
    expect(appendState("State Senators", "Texas")).toBe("State Senators of Texas");
    expect(appendState("Councilmembers", "District of Columbia")).toBe("Councilmembers of the District of Columbia");
    expect(appendState("Texas Senate", "Texas")).toBe("Texas Senate");
    expect(appendState("Senate of Puerto Rico", "Puerto Rico")).toBe("Senate of Puerto Rico");
  });
});

describe("formatStateInSentence", () => {
  it.each([
    ["Texas", "Texas"],
    ["Rhode Island", "Rhode Island"],
    ["District of Columbia", "the District of Columbia"],
    ["Northern Mariana Islands", "the Northern Mariana Islands"],
  ])("%s becomes %s", (name, text) => expect(formatStateInSentence(name)).toBe(text));
});
