import { describe, expect, it } from "vitest";
import { aSearchItem } from "../../testing/builders.ts";
import { aFeaturedDistrict, aFeaturedState } from "../../testing/home.ts";
import { describeFeaturedDistrict, describeFeaturedState } from "./featured-places.ts";

const linesOf = (lines: { label: string; text: string }[]) => lines.map(({ label, text }) => `${label}: ${text}`);

describe("describeFeaturedState", () => {
  it("show the governor, the seats by party and the votes for President", () => {
    expect(linesOf(describeFeaturedState(aFeaturedState()))).toEqual([
      "Governor: Dana Okoro (Republican)",
      "U.S. Senate: 2 Republican",
      "U.S. House: 2 Republican, 1 Democrat",
      "Nebraska Legislature: 32 Republican, 16 Democrat, 1 vacant",
      "Electoral votes: 5",
    ]);
  });

  it("link to the governor if the user can open the profile", () => {
    expect(describeFeaturedState(aFeaturedState())[0]?.href).toBe("/rotunda/profile/553-dana-okoro");
    const governor = aSearchItem({
      preferredNameDisplay: "Dana Okoro",
      title: "",
      politicalParty: "",
      isPaywalled: true,
    });
    expect(describeFeaturedState(aFeaturedState({ governor }))[0]).toEqual({
      label: "Governor",
      text: "Dana Okoro",
      href: null,
    });
    const title = "Acting Governor";
    expect(describeFeaturedState(aFeaturedState({ governor: { ...governor, title } }))[0]?.label).toBe(title);
  });

  it("omit unknown facts", () => {
    expect(describeFeaturedState(aFeaturedState({ governor: null, chambers: [] }))).toEqual([]);
  });

  it("count members without a party and list the upper chamber first", () => {
    const chambers = [
      { legChamberId: 3 as const, name: "House of Delegates", seats: 1, parties: [{ party: "", count: 1 }] },
      {
        legChamberId: 4 as const,
        name: "Senate",
        seats: 2,
        parties: ["Republican", "Democrat"].map((party) => ({ party, count: 1 })),
      },
    ];
    expect(linesOf(describeFeaturedState(aFeaturedState({ governor: null, chambers })))).toEqual([
      "Senate: 1 Democrat, 1 Republican",
      "House of Delegates: 1 with no party",
    ]);
  });
});

describe("describeFeaturedDistrict", () => {
  it("link to the district's members and its state", () => {
    expect(describeFeaturedDistrict(aFeaturedDistrict())).toEqual([
      { label: "Representative", text: "Joyce C. Quan (Republican)", href: "/rotunda/profile/212-joyce-c-quan" },
      { label: "State", text: "Nebraska", href: "/rotunda/state/31-nebraska" },
    ]);
    const representatives = ["", "Delegate"].map((title) => aSearchItem({ title }));
    const labels = describeFeaturedDistrict(aFeaturedDistrict({ representatives })).map(({ label }) => label);
    expect(labels).toEqual(["Representative", "Delegate", "State"]);
  });
});
