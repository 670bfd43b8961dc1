import type { PersonProfile, SearchItem } from "@rotunda/core";
import { aFullProfile, anOffice, aProfile, aSearchItem, aStaffer, aTerm, someLookups } from "@rotunda/core/testing";

// Fictional people for the stories: short and long names, parties, former, locked, groups.

export const modules = someLookups().subscriptionModules;

export const senator = aSearchItem({
  id: 1,
  leadershipRole: "Chair, Subcommittee on Rural Development and Energy",
  addedToBriefcase: true,
});
const representative = aSearchItem({
  id: 2,
  preferredNameDisplay: "Thomas J. Adeyemi",
  positionSummary: "United States Representative, Iowa, 3rd District",
  politicalParty: "Democrat",
  leadershipRole: "Ranking Member, Subcommittee on Conservation, Research, and Biotechnology",
  subscriptionModules: [1, 2],
});
const governor = aSearchItem({
  id: 3,
  preferredNameDisplay: "Daniel Vrtiska",
  positionSummary: "Governor of Nebraska",
  subscriptionModules: [2],
});
export const committee = aSearchItem({
  id: 4,
  recordType: "committee",
  preferredNameDisplay: "Senate Committee on Agriculture, Nutrition, and Forestry",
  positionSummary: "Committee, United States Senate · 23 members, 5 subcommittees",
  politicalParty: "",
  quickSummary: "",
});
export const staffer = aSearchItem({
  id: 5,
  recordType: "staffer",
  preferredNameDisplay: "Marisol Quintana",
  positionSummary: "Legislative Director, Office of Senator Ruth Halvorsen",
  politicalParty: "",
  subscriptionModules: [],
});
export const former = aSearchItem({
  id: 6,
  preferredNameDisplay: "Harold P. Lindqvist",
  positionSummary: "Former United States Representative, Kansas, 1st District",
  isFormer: true,
});
export const locked = aSearchItem({
  id: 7,
  preferredNameDisplay: "Priya Raghunathan",
  positionSummary: "President, Plains Water Alliance",
  politicalParty: "",
  subscriptionModules: [3],
  isPaywalled: true,
});
const independent = aSearchItem({
  id: 8,
  preferredNameDisplay: "Lamar Whitfield",
  positionSummary: "State Senator, Nebraska Legislature, District 11",
  politicalParty: "Independent",
  leadershipRole: "Vice Chair, Natural Resources Committee",
  subscriptionModules: [2],
});
export const agency = aSearchItem({
  id: 9,
  recordType: "agency",
  preferredNameDisplay: "Bureau of Reclamation, Great Plains Region",
  positionSummary: "Agency, Department of the Interior · Billings, Montana",
  politicalParty: "",
  quickSummary: "",
  subscriptionModules: [1, 3, 4],
});
export const longName = aSearchItem({
  id: 10,
  preferredNameDisplay: "María de los Ángeles Fernández-Villavicencio Ballesteros de la Concepción y Aragón III",
  positionSummary:
    "Acting Principal Deputy Assistant Secretary for Intergovernmental and External Affairs, Office of the Under Secretary for Natural Resources and Environment, Department of Agriculture",
  politicalParty: "Nonpartisan",
  leadershipRole:
    "Vice Chair, Interagency Working Group on Groundwater Conservation, Rural Electrification, and Broadband",
  subscriptionModules: [1, 2, 3, 4],
});
export const rightToLeft = aSearchItem({
  id: 11,
  preferredNameDisplay: "ليلى الحداد",
  positionSummary: "State Representative, Michigan, District 15",
  politicalParty: "Democrat",
  subscriptionModules: [2],
});
const caucus = aSearchItem({
  id: 12,
  recordType: "caucus",
  preferredNameDisplay: "House Ogallala Aquifer Caucus",
  positionSummary: "Caucus, United States House of Representatives · 31 members",
  politicalParty: "",
  quickSummary: "",
});

export const people: SearchItem[] = [
  senator,
  representative,
  governor,
  committee,
  staffer,
  former,
  locked,
  independent,
  agency,
  longName,
  rightToLeft,
  caucus,
];

const STAFF = [
  ["Colin", "Abernathy", "Press Secretary", "Communications", "Media"],
  ["Elise", "Brandt", "Chief of Staff", "Administration", "All issues"],
  ["Rafael", "Castellanos", "Legislative Assistant", "Legislation", "Trade"],
  ["Hannah", "Dvorak", "State Director", "Outreach", "Constituent services"],
  ["Chidi", "Eze", "Senior Counsel", "Legal", "Judiciary"],
  ["June", "Fairweather", "Scheduler", "Scheduling", ""],
  ["Paul", "Gunderson", "Agriculture Policy Advisor", "Legislation", "Farm bill"],
  ["Lucía", "Ibarra", "Deputy Chief of Staff", "Administration", "Appropriations"],
  ["Mark", "Jelinek", "Legislative Correspondent", "Correspondence", ""],
  ["Marisol", "Quintana", "Legislative Director", "Legislation", "Water"],
  ["Ottoline", "Rasmussen", "Staff Assistant", "Administration", ""],
  ["Wen", "Zhao", "Deputy Communications Director", "Communications", "Digital"],
] as const;

/** Twelve staffers, more than a page of the table. */
export const staff = STAFF.map(([first, last, title, role, interest], index) =>
  aStaffer({
    stafferKnowwhoId: 600 + index,
    stafferFullName: `${first} ${last}`,
    stafferLastName: last,
    title,
    stafferPhone: `(202) 555-44${String(index + 10)}`,
    stafferEmail: index === 5 ? "" : `${first.toLowerCase()}@example.org`,
    isLeadership: title.includes("Chief") || title.includes("Director"),
    rolenames: index === 3 ? [role, "Administration"] : [role],
    stafferInterests: interest === "" ? [] : [interest],
  }),
);

/** A profile with content in all panels. */
export const fullProfile: PersonProfile = aFullProfile({
  subscriptionModules: [1, 3, 4],
  quickSummary:
    "<p>Halvorsen is the Senate’s most persistent voice on rural water. A former elevator owner from Broken Bow, she chairs the Agriculture subcommittee that writes the conservation and energy titles of the farm bill, and she has used the post to trade crop-insurance certainty for limits on new deep wells.</p>",
  narrative:
    "<p>When the Loup River stopped flowing past Taylor for eleven days in August 2012, Ruth Halvorsen was not yet in politics. She was weighing corn. “You could hear the gravel,” she told the <i>Custer County Chief</i>, and the sentence has followed her into every campaign since.</p><p>She grew up the second of four children over her grandfather’s elevator office, studied agricultural economics at the University of Nebraska–Lincoln, and returned to run the business through two farm recessions.</p>",
  electoralHistory: [
    { year: 2026, raceName: "U.S. Senate", status: "won 57.2%" },
    { year: 2020, raceName: "U.S. Senate", status: "won 58.6%" },
  ],
  committees: [
    {
      id: 31,
      committeeName: "Committee on Agriculture, Nutrition, and Forestry",
      leadershipTitle: "",
      rank: { place: 4, of: 11, side: "MAJ" },
      subCommittees: [
        {
          id: 32,
          committeeName: "Subcommittee on Rural Development and Energy",
          leadershipTitle: "Chair",
          rank: { place: 1, of: 6, side: "MAJ" },
        },
        {
          id: 33,
          committeeName: "Subcommittee on Conservation, Forestry, and Natural Resources",
          leadershipTitle: "",
          rank: { place: 3, of: 5, side: "MAJ" },
        },
      ],
    },
    { id: 34, committeeName: "Joint Economic Committee", leadershipTitle: "Vice Chair", rank: null, subCommittees: [] },
  ],
  keyVotes: [
    { billNumber: "S. 1172", name: "Rural Water Compact and Drought Resilience Act", vote: "Yea" },
    { billNumber: "H.R. 4413", name: "Consumer Data Portability Act", vote: "Nay" },
    { billNumber: "PN 418", name: "Nomination of the Under Secretary for Trade", vote: "Not voting" },
  ],
  sigRatings: [
    { name: "American Farm Bureau Federation", rating: "92", timespan: "2025" },
    { name: "National Rural Electric Cooperative Association", rating: "100", timespan: "2023–2024" },
    { name: "League of Conservation Voters", rating: "21", timespan: "2025" },
    { name: "Citizens for Tax Clarity", rating: "B+", timespan: "2024" },
  ],
  staffers: staff,
  offices: [
    anOffice({ fax: "(202) 555-4490" }),
    anOffice({
      id: 2,
      type: "District Office",
      building: "",
      room: "",
      address1: "1044 O Street, Suite 410",
      city: "Lincoln",
      state: "NE",
      zip: "68508",
      phone: "(402) 555-2090",
    }),
    anOffice({
      id: 3,
      type: "District Office",
      building: "",
      room: "",
      address1: "17 Broadway",
      address2: "Room 203",
      city: "Scottsbluff",
      state: "NE",
      zip: "69361",
      phone: "(308) 555-3360",
    }),
  ],
  relatedProfiles: [representative, governor, independent, staffer, former, longName].map((item) => ({
    ...item,
    relation: "Also represents Nebraska",
  })),
});

/** A senator as public sources describe one: no prose, staff, ratings or picture. */
export const realSenator: PersonProfile = aProfile({
  chips: fullProfile.chips,
  politicalParty: "Independent",
  caucusesWith: "Democrat",
  stateRank: "senior",
  seniority: { place: 41, of: 100 },
  nextElectionDate: "2028-11-07",
  terms: [
    { ...aTerm(), start: "2023-01-03", end: "2029-01-03" },
    { ...aTerm(), start: "2017-01-03", end: "2023-01-03" },
    { ...aTerm(), office: "Representative", district: "3", start: "2009-01-06", end: "2017-01-03" },
  ],
  leadershipHistory: [
    { title: "Vice Chair, Policy Committee", chamber: "senate", start: "2021-01-03", end: "2025-01-03" },
  ],
  legislativeInfoHeading: "Congressional Information",
  committees: fullProfile.committees,
  offices: fullProfile.offices.map((office) => ({ ...office, hours: "Monday to Friday, 9 to 5" })),
  websiteUrl: "https://halvorsen.example.org",
  links: [
    { label: "Bluesky", url: "https://bsky.example.org/profile/halvorsen" },
    { label: "Biographical Directory", url: "https://bioguide.example.org/H000001" },
  ],
  seatHolders: ["Ruth Halvorsen", "Conrad Ellery", "Paula Reyes Dunning", "Walter Sandoval", "Howard Lindqvist"].map(
    (name, index) => ({
      id: index + 1,
      name,
      party: index % 2 === 0 ? "Independent" : "Republican",
      start: `${2017 - index * 6}-01-03`,
      end: index === 0 ? "" : `${2023 - index * 6}-01-03`,
    }),
  ),
  delegation: [
    { id: 21, name: "Owen Larrabee", seat: "Senator", party: "Republican", leadershipRole: "" },
    { id: 22, name: "Naomi Feldstein", seat: "District 1", party: "Democrat", leadershipRole: "Caucus Vice Chair" },
    { id: 23, name: "Peter Aldana", seat: "District 2", party: "Democrat", leadershipRole: "" },
  ],
  panelSources: Object.fromEntries(
    ["legislative", "offices", "web", "seat", "delegation"].map((section) => [
      section,
      "congress-legislators, November 21, 2026",
    ]),
  ),
});
