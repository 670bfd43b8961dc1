import { IDS, nameContact, SOURCE } from "./fixture-directory.ts";

// The groups and contacts of the fixture.

const group = (id: number, facts: object) => ({
  id,
  source: SOURCE,
  source_id: `g${id}`,
  subscription_modules: [1],
  ...facts,
});

export const GROUPS = [
  group(IDS.finance, {
    kind: "committee",
    chamber: "senate",
    short_name: "Finance",
    long_name: "Senate Committee on Finance",
    jurisdiction: "Taxes, tariffs and social security.",
    phone: "202-555-0200",
    email: "finance@example.org",
    updated_date: "2026-05-01",
  }),
  group(IDS.health, {
    kind: "committee",
    chamber: "senate",
    parent_id: IDS.finance,
    short_name: "Health Care",
    long_name: "Subcommittee on Health Care",
  }),
  group(IDS.agriculture, {
    kind: "committee",
    chamber: "house",
    short_name: "Agriculture",
    long_name: "House Committee on Agriculture",
  }),
  group(IDS.caucus, {
    kind: "caucus",
    category: "Health",
    short_name: "Rural Health",
    long_name: "Rural Health Caucus",
  }),
];

const seat = (group_id: number, profile_id: number, facts: object) => ({ group_id, profile_id, ...facts });

export const GROUP_MEMBERS = [
  seat(IDS.finance, IDS.marquez, { side: "MAJ", rank: 1, title: "Chairman" }),
  seat(IDS.finance, IDS.whitfield, { side: "MAJ", rank: 2 }),
  seat(IDS.finance, IDS.nunez, { side: "MIN", rank: 1, title: "Ranking Member" }),
  seat(IDS.health, IDS.marquez, { side: "MAJ", rank: 2 }),
  seat(IDS.health, IDS.whitfield, { side: "MAJ", rank: 1, title: "Chair" }),
  seat(IDS.agriculture, IDS.latimer, { side: "MAJ", rank: 1, title: "Chairman" }),
  seat(IDS.agriculture, IDS.former, { side: "MAJ", rank: 2 }),
  seat(IDS.agriculture, IDS.obrien, { side: "MIN", rank: 1, title: "Ranking Member" }),
  seat(IDS.caucus, IDS.obrien, { side: "OTH", title: "Co-Chair" }),
  seat(IDS.caucus, IDS.latimer, { side: "OTH" }),
];

const contact = (id: number, facts: object) => ({ id, source: SOURCE, source_id: `c${id}`, ...facts });
const memberContact = (id: number, profile_id: number, full_name: string) =>
  contact(id, { record_type: "person", profile_id, full_name, profile_type_id: 8, phone: "202-555-0141" });

export const CONTACTS = [
  memberContact(IDS.marquezContact, IDS.marquez, "Elena Márquez-Ruiz"),
  memberContact(IDS.latimerContact, IDS.latimer, "Robert E. Latimer"),
  memberContact(303, IDS.obrien, "Elizabeth O’Brien"),
  memberContact(IDS.nunezContact, IDS.nunez, "José Núñez, Jr."),
  memberContact(305, IDS.whitfield, "Sam Whitfield"),
  contact(309, { record_type: "person", profile_id: IDS.stateHouse, full_name: "Theo Lindqvist", profile_type_id: 10 }),
  contact(310, { record_type: "person", profile_id: IDS.governor, full_name: "Willa Ross", profile_type_id: 13 }),
  contact(IDS.chief, {
    record_type: "staffer",
    employer_profile_id: IDS.marquez,
    ...nameContact("Priya", "Raman"),
    title: "Chief of Staff",
    email: "=cmd|calc",
    phone: "+1 202 555 0177",
    is_leadership: true,
    job_category_ids: [1],
    focus_area_ids: [24],
    profile_type_id: 9,
  }),
  contact(IDS.financeClerk, {
    record_type: "staffer",
    employer_group_id: IDS.finance,
    ...nameContact("Owen", "Adler"),
    title: "Chief Clerk",
    majmin: "MAJ",
    job_category_ids: [30],
    profile_type_id: 9,
  }),
  contact(IDS.minorityCounsel, {
    record_type: "staffer",
    employer_group_id: IDS.finance,
    ...nameContact("Dana", "Abel"),
    title: "Counsel",
    majmin: "MIN",
    job_category_ids: [27],
    profile_type_id: 9,
  }),
  contact(IDS.stateAide, {
    record_type: "staffer",
    employer_profile_id: IDS.stateHouse,
    ...nameContact("Lee", "Park"),
    title: "Legislative Aide",
    email: "aide@example.org",
    profile_type_id: 12,
  }),
  contact(IDS.agencyPerson, {
    record_type: "agencyperson",
    ...nameContact("Noor", "Haddad"),
    title: "General Counsel",
    subscription_modules: [3],
    profile_type_id: 15,
  }),
];
