import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOffice } from "../../testing/profile-parts.ts";
import { addressLines, officeTitle } from "./offices.ts";

describe("officeTitle", () => {
  it.each([
    ["District Office", "Omaha", "District Office: Omaha"],
    ["Omaha Office", "Omaha", "Omaha Office"],
    ["District Office", "", "District Office"],
    ["", "Omaha", "Omaha"],
    ["", "", ""],
  ])("of %j in %j is %j", (type, city, title) => expect(officeTitle({ type, city })).toBe(title));
});

describe("addressLines", () => {
  it("are room and building, street, and place, with the zip as it is written", () => {
    const office = anOffice({ address1: "1 Constitution Avenue", address2: "Second floor", state: "MA", zip: "02139" });
    expect(addressLines(office)).toEqual([
      "331 Hart Senate Office Building",
      "1 Constitution Avenue",
      "Second floor",
      "Washington, MA 02139",
    ]);
  });

  it("leave out what isn't known", () => {
    const nothing = anOffice({ building: "", room: "", city: "", state: "", zip: "" });
    expect(addressLines(nothing)).toEqual([]);
    expect(addressLines({ ...nothing, city: "Omaha" })).toEqual(["Omaha"]);
    expect(addressLines({ ...nothing, zip: "68102" })).toEqual(["68102"]);
    const parts = fc.constantFrom("", "a");
    const office = fc.record({ room: parts, building: parts, address1: parts, city: parts, state: parts, zip: parts });
    fc.assert(
      fc.property(office, (fields) => {
        for (const line of addressLines({ ...nothing, ...fields })) expect(line).toMatch(/^a(,? a)*$/);
      }),
    );
  });
});
