import { describe, expect, it } from "vitest";
import type { PersonRecord } from "./congress-schemas.ts";
import { listAliases, formatDisplayName, NO_ADDRESS, parseWashingtonAddress } from "./congress-person.ts";

const aPerson = (name: Partial<PersonRecord["name"]>, id: PersonRecord["id"] = {}): PersonRecord => ({
  id,
  name: { first: "Robert", last: "Lattimer", ...name },
  terms: [],
});

describe("names of a person", () => {
  it("displays the official name, else its parts", () => {
    expect(formatDisplayName(aPerson({ official_full: "Robert E. Lattimer" }))).toBe("Robert E. Lattimer");
    expect(formatDisplayName(aPerson({ middle: "Edward" }))).toBe("Robert Edward Lattimer");
    expect(formatDisplayName(aPerson({ suffix: "III" }))).toBe("Robert Lattimer, III");
  });

  it("lists nicknames, formal names and names on other sites without their notes in parentheses", () => {
    const person = aPerson(
      { middle: "Edward", suffix: "Jr.", nickname: "Bobby", official_full: "Robert E. Lattimer, Jr." },
      { wikipedia: "Bob Lattimer (Ohio politician)", ballotpedia: "Bob Lattimer" },
    );
    expect(listAliases(person)).toEqual(["Bob Lattimer", "Bobby", "Bobby Lattimer", "Robert Edward Lattimer Jr."]);
  });

  it("omits the displayed name", () => {
    expect(listAliases(aPerson({ official_full: "Robert Lattimer" }, { wikipedia: "Robert Lattimer" }))).toEqual([]);
  });
});

describe("parseWashingtonAddress", () => {
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
  ])("splits %s", (address, room, building, zip) => {
    expect(parseWashingtonAddress({ address })).toMatchObject({
      room,
      building,
      zip,
      city: "Washington",
      state_code: "DC",
    });
  });

  it("keeps other forms whole", () => {
    const address = "The Old Mill, Elm Street";
    expect(parseWashingtonAddress({ address })).toEqual({ ...NO_ADDRESS, address1: address });
  });

  it("reads an office without address, or returns null", () => {
    const office = "203 Cannon House Office Building";
    expect(parseWashingtonAddress({ office })).toEqual({
      ...NO_ADDRESS,
      room: "203",
      building: "Cannon House Office Building",
    });
    expect(parseWashingtonAddress({})).toBeNull();
  });
});
