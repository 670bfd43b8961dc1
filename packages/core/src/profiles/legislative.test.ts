import { describe, expect, it } from "vitest";
import { aProfile } from "../../testing/profiles.ts";
import { describeRank, listCaucusCategories, listLegislativeParts } from "./legislative.ts";

const CAUCUS = { id: 7, caucusName: "Rural Caucus", leadershipTitle: "" };
const WATER = { caucusCategoryName: "Water", caucuses: [CAUCUS] };
const NOBODY = { caucusCategoryName: "Energy", caucuses: [] };

const ids = (fields: Parameters<typeof aProfile>[0]) => listLegislativeParts(aProfile(fields)).map(({ id }) => id);

describe("listLegislativeParts", () => {
  it("lists parts in order with their headings", () => {
    const profile = aProfile({
      leadershipPost: "Majority Whip",
      committeeLeadership: [{ position: "Chair", name: "Agriculture" }],
      committees: [{ id: 1, committeeName: "Agriculture", leadershipTitle: "Chair", rank: null, subCommittees: [] }],
      caucuses: [WATER],
      allCaucuses: [WATER],
      keyVotes: [{ billNumber: "S. 1", name: "Farm bill", vote: "Yea" }],
    });
    expect(listLegislativeParts(profile)).toEqual([
      { id: "leadership-post", title: "Leadership Post" },
      { id: "committee-leadership", title: "Committee Leadership" },
      { id: "committees", title: "Committees" },
      { id: "noteworthy-caucuses", title: "Noteworthy Caucuses" },
      { id: "all-caucuses", title: "All Caucuses" },
      { id: "key-votes", title: "Key Votes" },
    ]);
  });

  it("omits parts without data", () => {
    expect(ids({})).toEqual([]);
    expect(ids({ leadershipPost: "Majority Whip" })).toEqual(["leadership-post"]);
    expect(ids({ caucuses: [NOBODY], allCaucuses: [NOBODY, WATER] })).toEqual(["all-caucuses"]);
  });
});

describe("listCaucusCategories", () => {
  it("lists only categories with a caucus", () => {
    expect(listCaucusCategories([NOBODY, WATER])).toEqual([WATER]);
  });
});

describe("describeRank", () => {
  it("counts places on the member’s side", () => {
    expect(describeRank({ place: 2, of: 9, side: "MIN" })).toBe("2nd of 9 in the minority");
    expect(describeRank({ place: 11, of: 12, side: "MAJ" })).toBe("11th of 12 in the majority");
    expect(describeRank({ place: 1, of: 3, side: "OTH" })).toBe("1st of 3");
    expect(describeRank(null)).toBe("");
  });
});
