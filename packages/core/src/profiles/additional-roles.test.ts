import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFullProfile } from "../../testing/profiles.ts";
import { formatAdditionalRole, listContactOffices } from "./additional-roles.ts";

const line = (positionSummary: string, agencyFull: string) =>
  formatAdditionalRole({ positionSummary, agency: { agencyFull } });

describe("formatAdditionalRole", () => {
  it("names the agency once", () => {
    expect(line("Commissioner, X Commission", "X Commission")).toBe("Commissioner, X Commission");
    expect(line("Commissioner", "X Commission")).toBe("Commissioner, X Commission");
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
