import { describe, expect, it } from "vitest";
import { parseWashingtonAddress } from "./congress-parts.ts";

const nothing = { building: "", room: "", address1: "", address2: "", city: "", state_code: "", zip: "" };

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
    expect(parseWashingtonAddress({ address })).toEqual({ ...nothing, address1: address });
  });

  it("can be the room alone, or missing", () => {
    const office = "203 Cannon House Office Building";
    expect(parseWashingtonAddress({ office })).toEqual({
      ...nothing,
      room: "203",
      building: "Cannon House Office Building",
    });
    expect(parseWashingtonAddress({})).toBeNull();
  });
});
