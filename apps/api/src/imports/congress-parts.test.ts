import { describe, expect, it } from "vitest";
import type { PersonRecord } from "./congress-schemas.ts";
import { aliasesOf, displayName, NO_ADDRESS, parseWashingtonAddress } from "./congress-parts.ts";

const aPerson = (name: Partial<PersonRecord["name"]>, id: PersonRecord["id"] = {}): PersonRecord => ({
  id,
  name: { first: "Robert", last: "Lattimer", ...name },
  terms: [],
});

describe("the names of a person", () => {
  it("shows the official name, else its parts", () => {
    expect(displayName(aPerson({ official_full: "Robert E. Lattimer" }))).toBe("Robert E. Lattimer");
    expect(displayName(aPerson({ middle: "Edward" }))).toBe("Robert Edward Lattimer");
    expect(displayName(aPerson({ suffix: "III" }))).toBe("Robert Lattimer, III");
  });

  it("finds by nickname, formal name and the everyday name of other sites, without what tells namesakes apart", () => {
    const person = aPerson(
      { middle: "Edward", suffix: "Jr.", nickname: "Bobby", official_full: "Robert E. Lattimer, Jr." },
      { wikipedia: "Bob Lattimer (Ohio politician)", ballotpedia: "Bob Lattimer" },
    );
    expect(aliasesOf(person)).toEqual(["Bob Lattimer", "Bobby", "Bobby Lattimer", "Robert Edward Lattimer Jr."]);
  });

  it("repeats no name that is shown anyway", () => {
    expect(aliasesOf(aPerson({ official_full: "Robert Lattimer" }, { wikipedia: "Robert Lattimer" }))).toEqual([]);
  });
});

describe("an address in Washington", () => {
  it.each([
    ["511 Hart Senate Office Building Washington DC 20510", "511", "Hart Senate Office Building", "20510"],
    ["127A Russell Senate Office Building Washington DC 20510", "127A", "Russell Senate Office Building", "20510"],
    ["SD-G01 Dirksen Senate Office Building; Washington, DC 20510", "", "", "20510"],
    [
      "2078 RAYBURN HOUSE OFFICE BUILDING WASHINGTON DC 20515-0539",
      "2078",
      "Rayburn House Office Building",
      "20515-0539",
    ],
  ])("is taken apart: %s", (address, room, building, zip) => {
    expect(parseWashingtonAddress({ address })).toMatchObject({
      room,
      building,
      zip,
      city: "Washington",
      state_code: "DC",
    });
  });

  it("of another form is kept whole", () => {
    const address = "The Old Mill, Elm Street";
    expect(parseWashingtonAddress({ address })).toEqual({ ...NO_ADDRESS, address1: address });
  });

  it("can be the room alone, or missing", () => {
    const office = "203 Cannon House Office Building";
    expect(parseWashingtonAddress({ office })).toEqual({
      ...NO_ADDRESS,
      room: "203",
      building: "Cannon House Office Building",
    });
    expect(parseWashingtonAddress({})).toBeNull();
  });
});
