import { camelize } from "../src/kernel/camelize.ts";
import { createEmptyRecord, GroupWire, ProfileWire } from "../src/wire/index.ts";
import type { Group, GroupMember } from "../src/groups/members.ts";
import type { PersonProfile } from "../src/profiles/profile.ts";
import type { ProfilesApi } from "../src/detail/profiles.port.ts";
import { aSearchItem, builderOf } from "./builders.ts";
import { aDistrict, aState, anAgency } from "./places.ts";
import { anEducation, anOffice, aStaffer, aTerm } from "./profile-parts.ts";

/** Returns a person with only a name and a post. */
export const aProfile = (fields: Partial<PersonProfile> = {}): PersonProfile => {
  const { id = 1, recordType = "profile" } = fields;
  return {
    ...camelize(createEmptyRecord(ProfileWire)),
    id,
    recordType,
    briefcaseItemId: `${id}-${recordType}`,
    preferredNameDisplay: "Ruth Halvorsen",
    firstName: "Ruth",
    lastName: "Halvorsen",
    positionSummary: "United States Senator, Nebraska",
    subscriptionModules: [1],
    ...fields,
  };
};

/** Returns a person with all fields set. */
export const aFullProfile = (fields: Partial<PersonProfile> = {}): PersonProfile =>
  aProfile({
    phoneticName: "ROOTH HAL-vor-sen",
    title: "Senator",
    politicalParty: "Republican",
    politicalPartyFull: "Republican",
    leadershipRole: "Deputy Whip, Senate Republican Conference",
    chips: [
      { text: "United States Senate", recordType: "", id: null },
      { text: "Nebraska", recordType: "state", id: 31 },
    ],
    updatedDate: "2026-11-18",
    substantiveUpdatedDate: "2026-11-09",
    racetrackerElectionUrl: "https://example.org/racetracker/nebraska-senate",
    racetrackerCandidateUrl: "https://example.org/racetracker/halvorsen",
    electionStatus: { name: "U.S. Senate", status: "Won", year: 2026 },
    additionalRoles: [
      {
        id: 11,
        positionSummary: "Deputy Whip",
        agency: { agencyFull: "Senate Republican Conference" },
        offices: [anOffice({ id: 9, type: "Leadership Office" })],
      },
    ],
    agency: "United States Senate",
    primaryProfileType: "Member of Congress",
    primaryProfileTypesAdditional: ["Committee leader"],
    secondaryProfileTypes: ["Rural policy"],
    quickSummary: "<p>Halvorsen is the Senate’s most persistent voice on rural water.</p>",
    narrative: "<p>When the Loup River stopped flowing, she was weighing corn.</p>",
    fullNarrative: "<p>When the Loup River stopped flowing, she was weighing corn. You could hear the gravel.</p>",
    approachMotivations: "<p>Long hearings, few press releases.</p>",
    policyPositionsFocus: "<p>Water, conservation, crop insurance.</p>",
    coreCommunities: "<p>Farmers and rural hospitals.</p>",
    financialInfo: "<p>Sold the family elevator in 2014.</p>",
    professionalAffiliations: "<p>Nebraska Grain and Feed Association.</p>",
    criticismsControversies: "<p>Lost a committee chair over groundwater banking.</p>",
    electoralOverview: "<p>Has never lost a general election.</p>",
    gender: "Female",
    age: 58,
    birthDate: "1968-03-04",
    birthplace: "Broken Bow, Nebraska",
    hometown: "Broken Bow",
    residences: ["Lincoln", "Washington, DC"],
    religion: "Lutheran (ELCA)",
    ethnicity: "White",
    education: [anEducation()],
    educationSummary: "Agricultural economist.",
    maritalStatus: "Married (Dale Halvorsen)",
    familyMembers: "Two children",
    workHistory: ["Owner, Halvorsen Grain, 1993–2014"],
    electoralHistory: [{ year: 2026, raceName: "U.S. Senate", status: "won 57.2%" }],
    firstElected: "2014",
    numberTenuresInSeat: 3,
    nextElectionDate: "2032-11-02",
    priorWinPct: "5720",
    terms: [aTerm({ start: "2021-01-03", end: "2027-01-03" }), aTerm()],
    leadershipHistory: [{ title: "Deputy Whip", chamber: "senate", start: "2021-01-03", end: "" }],
    stateRank: "senior",
    seniority: { place: 41, of: 100 },
    districtPlaces: ["Custer County", "Loup County"],
    seatHolders: [
      { id: 1, name: "Ruth Halvorsen", party: "Republican", start: "2015-01-03", end: "" },
      { id: 6, name: "Harold P. Lindqvist", party: "Republican", start: "2003-01-03", end: "2015-01-03" },
    ],
    delegation: [{ id: 2, name: "Walter Belgrade", seat: "Senator", party: "Republican", leadershipRole: "" }],
    legislativeInfoHeading: "Congressional Information",
    leadershipPost: "Deputy Whip",
    committeeLeadership: [{ position: "Chair", name: "Rural Development and Energy" }],
    committees: [
      {
        id: 31,
        committeeName: "Agriculture, Nutrition, and Forestry",
        leadershipTitle: "",
        rank: { place: 4, of: 11, side: "MAJ" },
        subCommittees: [
          { id: 32, committeeName: "Rural Development and Energy", leadershipTitle: "Chair", rank: null },
        ],
      },
    ],
    caucuses: [
      { caucusCategoryName: "Health", caucuses: [{ id: 51, caucusName: "Rural Health", leadershipTitle: "" }] },
    ],
    allCaucuses: [
      { caucusCategoryName: "Health", caucuses: [{ id: 51, caucusName: "Rural Health", leadershipTitle: "" }] },
    ],
    keyVotes: [{ billNumber: "S. 1172", name: "Rural Water Compact", vote: "Yea" }],
    sigRatings: [{ name: "American Farm Bureau Federation", rating: "92", timespan: "2025" }],
    staffersHeading: "Staffers",
    staffers: [aStaffer()],
    fecData: {
      cashOnHand: "1611907",
      cid: "N00000001",
      cycle: "2026",
      debt: "",
      lastUpdated: "2026-10-15",
      spent: "7915044",
      total: "9482316",
    },
    offices: [anOffice()],
    email: "office@example.org",
    phone: "(202) 555-4400",
    websiteUrl: "https://halvorsen.example.org",
    facebookUrl: "https://www.facebook.com/halvorsen",
    twitterUsername: "@senhalvorsen",
    instagramUsername: "senhalvorsen",
    youtube: "https://www.youtube.com/@senhalvorsen",
    linkedInUrl: "https://www.linkedin.com/in/halvorsen",
    links: [{ label: "Bluesky", url: "https://bsky.example.org/profile/halvorsen" }],
    relatedProfiles: [
      { ...aSearchItem({ id: 2, preferredNameDisplay: "Walter Belgrade" }), relation: "Also represents Nebraska" },
    ],
    docxUrl: "/api/dossier/1.docx",
    pdfUrl: "/api/dossier/1.pdf",
    sources: ["Sample data"],
    ...fields,
  });

export const aGroupMember = (fields: Partial<GroupMember> = {}): GroupMember => ({
  ...aSearchItem(fields),
  leadershipTitle: "",
  rank: 1,
  side: "MAJ",
  ...fields,
});

export const aGroup = (fields: Partial<Group> = {}): Group => {
  const { id = 31, recordType = "committee" } = fields;
  return {
    ...camelize(createEmptyRecord(GroupWire)),
    id,
    recordType,
    briefcaseItemId: `${id}-${recordType}`,
    shortName: "Agriculture",
    longName: "Committee on Agriculture, Nutrition, and Forestry",
    positionSummary: "United States Senate committee",
    numberOfMembers: 0,
    members: { republican: [], democratic: [], independent: [] },
    subscriptionModules: [1],
    ...fields,
  };
};

/** Returns a committee with all fields set. */
export const aFullGroup = (fields: Partial<Group> = {}): Group =>
  aGroup({
    jurisdiction: "Agriculture, nutrition, rural development and forestry.",
    chips: [{ text: "United States Senate", recordType: "", id: null }],
    parent: { id: 30, longName: "Committee on Rural Affairs" },
    subcommittees: [{ id: 32, longName: "Subcommittee on Rural Development and Energy" }],
    children: [{ id: 32, longName: "Subcommittee on Rural Development and Energy" }],
    numberOfMembers: 3,
    members: {
      republican: [aGroupMember({ id: 10, leadershipTitle: "Chair" })],
      democratic: [aGroupMember({ id: 20, politicalParty: "Democrat", side: "MIN" })],
      independent: [aGroupMember({ id: 30, politicalParty: "Independent", side: "MIN" })],
    },
    staffers: [
      aStaffer({ stafferKnowwhoId: 501, majmin: "MAJ" }),
      aStaffer({ stafferKnowwhoId: 502, majmin: "MIN" }),
      aStaffer({ stafferKnowwhoId: 503, majmin: "OTH" }),
    ],
    email: "committee@example.org",
    address: "328A Russell Senate Office Building\nWashington, DC 20510",
    phone: "(202) 555-2035",
    fax: "(202) 555-2036",
    websiteUrl: "https://agriculture.example.org",
    minorityWebsiteUrl: "https://agriculture.example.org/minority",
    links: [{ label: "Hearings", url: "https://agriculture.example.org/hearings" }],
    updatedDate: "2026-11-18",
    presentationCenterUrl: "https://example.org/presentations/31",
    ...fields,
  });

/** Returns a record for any id. */
export const fakeProfilesApi = builderOf<ProfilesApi>({
  profile: (id) => Promise.resolve(aProfile({ id })),
  knowWho: (id) => Promise.resolve(aProfile({ id, recordType: "staffer" })),
  committee: (id) => Promise.resolve(aGroup({ id })),
  caucus: (id) => Promise.resolve(aGroup({ id, recordType: "caucus" })),
  agency: (id) => Promise.resolve(anAgency({ id })),
  state: (id) => Promise.resolve(aState({ id })),
  district: (id) => Promise.resolve(aDistrict({ id })),
});
