import type { Group } from "@rotunda/core";
import { aGroup, aGroupMember } from "@rotunda/core/testing";
import { longName, staff } from "./people.ts";

const member = (id: number, name: string, party: string, leadershipTitle = "") =>
  aGroupMember({
    id,
    preferredNameDisplay: name,
    politicalParty: party,
    positionSummary: `United States Senator, ${["Nebraska", "Iowa", "Texas", "Vermont"][id % 4] ?? ""}`,
    leadershipTitle,
    rank: (id % 10) + 1,
    side: party === "Republican" ? "MAJ" : "MIN",
  });

/** A fictional committee with members of three parties. */
export const group: Group = aGroup({
  jurisdiction:
    "Agriculture, nutrition, rural development, forestry, and the markets in which farmers sell and insure what they grow.",
  parent: null,
  subcommittees: [
    { id: 32, longName: "Subcommittee on Rural Development and Energy" },
    { id: 33, longName: "Subcommittee on Conservation, Forestry, Natural Resources, and Biotechnology" },
  ],
  members: {
    republican: [
      member(10, "Ruth Halvorsen", "Republican", "Chair"),
      member(11, "Walter Belgrade", "Republican"),
      { ...member(12, longName.preferredNameDisplay, "Republican"), positionSummary: longName.positionSummary },
    ],
    democratic: [
      member(20, "Thomas J. Adeyemi", "Democrat", "Ranking Member"),
      member(21, "Anneliese Okafor", "Democrat"),
    ],
    independent: [member(30, "Lamar Whitfield", "Independent")],
  },
  staffers: staff.map((staffer, index) => ({ ...staffer, majmin: index < 8 ? "MAJ" : "MIN" })),
  email: "committee@example.org",
  phone: "(202) 555-2035",
  fax: "(202) 555-2036",
  address: "328A Russell Senate Office Building\nWashington, DC 20510",
  websiteUrl: "https://agriculture.example.org",
  minorityWebsiteUrl: "https://agriculture.example.org/minority",
  updatedDate: "2026-11-18",
});
