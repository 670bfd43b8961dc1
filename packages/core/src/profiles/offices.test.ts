import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOffice } from "../../testing/profile-parts.ts";
import { aFullProfile } from "../../testing/profiles.ts";
import {
  buildMapHref,
  findMainContact,
  formatAdditionalRole,
  formatAddressLines,
  formatOfficeTitle,
  listContactOffices,
} from "./offices.ts";

describe("formatOfficeTitle", () => {
  it.each([
    ["District Office", "Omaha", "District Office: Omaha"],
    ["Omaha Office", "Omaha", "Omaha Office"],
    ["District Office", "", "District Office"],
    ["", "Omaha", "Omaha"],
    ["", "", ""],
  ])("of %j in %j is %j", (type, city, title) => expect(formatOfficeTitle({ type, city })).toBe(title));
});

describe("formatAddressLines", () => {
  it("returns room and building, street, and place with the unchanged ZIP code", () => {
    const office = anOffice({ address1: "1 Constitution Avenue", address2: "Second floor", state: "MA", zip: "02139" });
    expect(formatAddressLines(office)).toEqual([
      "331 Hart Senate Office Building",
      "1 Constitution Avenue",
      "Second floor",
      "Washington, MA 02139",
    ]);
  });

  it("omits unknown parts", () => {
    const nothing = anOffice({ building: "", room: "", city: "", state: "", zip: "" });
    expect(formatAddressLines(nothing)).toEqual([]);
    expect(formatAddressLines({ ...nothing, city: "Omaha" })).toEqual(["Omaha"]);
    expect(formatAddressLines({ ...nothing, zip: "68102" })).toEqual(["68102"]);
    const parts = fc.constantFrom("", "a");
    const office = fc.record({ room: parts, building: parts, address1: parts, city: parts, state: parts, zip: parts });
    fc.assert(
      fc.property(office, (fields) => {
        for (const line of formatAddressLines({ ...nothing, ...fields })) expect(line).toMatch(/^a(,? a)*$/);
      }),
    );
  });
});

describe("findMainContact", () => {
  const unknown = { phone: "", email: "", address: "", offices: [] };

  it("returns the person's phone, email and address", () => {
    const own = { phone: "(202) 555-4400", email: "ruth@example.org", address: "331 Hart Senate Office Building" };
    const written = { phone: ` ${own.phone}`, email: `${own.email} `, address: ` ${own.address} ` };
    expect(findMainContact({ ...written, offices: [anOffice({ phone: "(402) 555-0199" })] })).toEqual(own);
  });

  it("falls back to the first office for missing facts", () => {
    const offices = [anOffice(), anOffice({ city: "Omaha", phone: "(402) 555-0199" })];
    expect(findMainContact({ ...unknown, email: "ruth@example.org", offices })).toEqual({
      phone: "(202) 555-4400",
      email: "ruth@example.org",
      address: "331 Hart Senate Office Building, Washington, DC 20510",
    });
  });

  it("returns a single fact", () => {
    expect(findMainContact({ ...unknown, email: "ruth@example.org" })).toEqual({
      phone: "",
      email: "ruth@example.org",
      address: "",
    });
  });

  it("returns null without any facts", () => {
    expect(findMainContact(unknown)).toBeNull();
    const empty = anOffice({ phone: " ", building: "", room: "", city: "", state: "", zip: "" });
    expect(findMainContact({ ...unknown, address: " ", offices: [empty] })).toBeNull();
  });
});

describe("buildMapHref", () => {
  it.each([
    [47.6, null],
    [null, -122.33],
  ])("uses the building if the coordinates are only %j and %j", (latitude, longitude) => {
    expect(buildMapHref(anOffice({ latitude, longitude }))).toBe(
      "https://www.google.com/maps/search/?api=1&query=331%20Hart%20Senate%20Office%20Building%2C%20Washington%2C%20DC%2020510",
    );
  });

  it("uses coordinates, else the address", () => {
    expect(buildMapHref(anOffice({ latitude: 47.6, longitude: -122.33 }))).toBe(
      "https://www.google.com/maps/search/?api=1&query=47.6,-122.33",
    );
    expect(buildMapHref(anOffice({ building: "", room: "", address1: "1044 O Street" }))).toBe(
      "https://www.google.com/maps/search/?api=1&query=1044%20O%20Street%2C%20Washington%2C%20DC%2020510",
    );
  });

  it("is null without a street or building", () => {
    expect(buildMapHref(anOffice({ building: "" }))).toBeNull();
    expect(buildMapHref(anOffice({ city: "" }))).toBeNull();
  });
});

const line = (positionSummary: string, agencyFull: string) =>
  formatAdditionalRole({ positionSummary, agency: { agencyFull } });

describe("formatAdditionalRole", () => {
  it("names the agency once", () => {
    expect(line("Commissioner, X Commission", "X Commission")).toBe("Commissioner, X Commission");
    expect(line("Commissioner", " X Commission ")).toBe("Commissioner, X Commission");
    expect(line("Member, x commission ", "X Commission")).toBe("Member, x commission");
  });

  it("omits unknown facts", () => {
    expect(line("", "X Commission")).toBe("X Commission");
    expect(line("Commissioner", "")).toBe("Commissioner");
    expect(formatAdditionalRole({ positionSummary: "Commissioner", agency: null })).toBe("Commissioner");
  });

  it("contains the agency once for every position", () => {
    const agency = "Arctic Research Commission";
    const positions = fc.constantFrom("Chair", "Member", `Chair, ${agency}`, agency, "");
    fc.assert(fc.property(positions, (position) => line(position, agency).split(agency).length === 2));
  });
});

describe("listContactOffices", () => {
  it("lists offices of additional roles after the person's own, with their role", () => {
    const profile = aFullProfile();
    const [office] = profile.offices;
    if (!office) throw new Error("the profile has an office");
    const role = {
      id: 1,
      positionSummary: "Regent",
      agency: { agencyFull: "Smithsonian Institution" },
      offices: [
        { ...office, positionSummary: "" },
        { ...office, positionSummary: "Front desk" },
      ],
    };
    const found = listContactOffices({ offices: [office], additionalRoles: [role] });
    expect(found.map(({ positionSummary }) => positionSummary)).toEqual([
      office.positionSummary,
      "Regent, Smithsonian Institution",
      "Front desk",
    ]);
  });
});
