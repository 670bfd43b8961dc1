import Type from "typebox";
import { nullable, RecordTypeWire, SideWire } from "./shapes.ts";
import { SearchItemWire } from "./search.ts";

const Text = Type.String();

/** Prose fields of a profile's body; search reads them, imports can set them. */
export const PROSE_FIELDS = [
  "quick_summary",
  "narrative",
  "approach_motivations",
  "policy_positions_focus",
  "core_communities",
  "financial_info",
  "professional_affiliations",
  "criticisms_controversies",
  "electoral_overview",
] as const;
type ProseField = (typeof PROSE_FIELDS)[number];

export const proseFields = <T>(value: T): Record<ProseField, T> =>
  Object.fromEntries(PROSE_FIELDS.map((field) => [field, value])) as Record<ProseField, T>;
const Texts = Type.Array(Type.String());

export const StafferWire = Type.Object({
  staffer_knowwho_id: Type.Integer(),
  staffer_full_name: Text,
  staffer_last_name: Text,
  title: Text,
  staffer_email: Text,
  staffer_phone: Text,
  is_leadership: Type.Boolean(),
  rolenames: Texts,
  staffer_interests: Texts,
  majmin: Type.Union([Type.Literal(""), SideWire]),
});
export type StafferWire = Type.Static<typeof StafferWire>;

export const OfficeWire = Type.Object({
  id: Type.Integer(),
  /** "Capitol Office", "District Office" … */
  type: Text,
  position_summary: Text,
  phone: Text,
  fax: Text,
  building: Text,
  room: Text,
  address1: Text,
  address2: Text,
  city: Text,
  state: Text,
  zip: Text,
  /** Opening hours as the office states them. */
  hours: Type.Optional(Text),
  latitude: Type.Optional(nullable(Type.Number())),
  longitude: Type.Optional(nullable(Type.Number())),
});
export type OfficeWire = Type.Static<typeof OfficeWire>;

export const HierarchyChipWire = Type.Object({
  text: Text,
  record_type: Type.Union([Type.Literal(""), RecordTypeWire]),
  id: nullable(Type.Integer()),
});
export type HierarchyChipWire = Type.Static<typeof HierarchyChipWire>;

const Place = { place: Type.Integer(), of: Type.Integer() };

const CommitteeSeatWire = Type.Object({
  id: Type.Integer(),
  committee_name: Text,
  leadership_title: Text,
  /** Place among the members of the same side; null if the source doesn't rank them. */
  rank: nullable(Type.Object({ ...Place, side: SideWire })),
});

const CaucusCategoryWire = Type.Object({
  caucus_category_name: Text,
  caucuses: Type.Array(Type.Object({ id: Type.Integer(), caucus_name: Text, leadership_title: Text })),
});

export const RelatedProfileWire = Type.Object({ ...SearchItemWire.properties, relation: Text });
export type RelatedProfileWire = Type.Static<typeof RelatedProfileWire>;

export const ProfileWire = Type.Object({
  id: Type.Integer(),
  know_who_id: nullable(Type.Integer()),
  record_type: RecordTypeWire,
  briefcase_item_id: Text,
  added_to_briefcase: Type.Boolean(),
  preferred_name_display: Text,
  first_name: Text,
  middle_name: Text,
  last_name: Text,
  suffix: Text,
  phonetic_name: Text,
  position_summary: Text,
  title: Text,
  headshot: Text,
  headshot_credit: Text,
  political_party: Text,
  political_party_full: Text,
  party: Text,
  leadership_role: Text,
  /** The party an Independent caucuses with. */
  caucuses_with: Text,
  chips: Type.Array(HierarchyChipWire),
  subscription_modules: Type.Array(Type.Integer()),
  is_stub: Type.Boolean(),
  is_former: Type.Boolean(),
  is_unlocked: Type.Boolean(),
  updated_date: nullable(Text),
  /** ISO date. */
  substantive_updated_date: nullable(Text),

  racetracker_election_url: Text,
  racetracker_candidate_url: Text,
  election_status: nullable(Type.Object({ name: Text, status: Text, year: nullable(Type.Integer()) })),
  additional_roles: Type.Array(
    Type.Object({
      id: Type.Integer(),
      position_summary: Text,
      agency: nullable(Type.Object({ agency_full: Text })),
      offices: Type.Array(OfficeWire),
    }),
  ),
  agency: Text,
  primary_profile_type: Text,
  primary_profile_types_additional: Texts,
  secondary_profile_types: Texts,

  ...proseFields(Text),
  full_narrative: Text,

  gender: Text,
  age: nullable(Type.Integer()),
  birth_date: nullable(Text),
  birthplace: Text,
  hometown: Text,
  residences: Texts,
  religion: Text,
  ethnicity: Text,
  education: Type.Array(
    Type.Object({
      degree: Text,
      degree_incomplete: Type.Boolean(),
      field_of_study: Text,
      school_name: Text,
      school_type: Text,
      school_location: Text,
      department: Text,
      year_start: Type.Integer(),
      year_end: Type.Integer(),
    }),
  ),
  education_summary: Text,
  marital_status: Text,
  family_members: Text,
  work_history: Texts,
  electoral_history: Type.Array(Type.Object({ year: Type.Integer(), race_name: Text, status: Text })),
  first_elected: Text,
  number_tenures_in_seat: nullable(Type.Integer()),
  next_election_date: nullable(Text),
  prior_win_pct: Text,
  terms: Type.Array(
    Type.Object({
      office: Text,
      state: Text,
      district: Text,
      party: Text,
      caucus: Text,
      note: Text,
      start: Text,
      end: Text,
    }),
  ),
  leadership_history: Type.Array(Type.Object({ title: Text, chamber: Text, start: Text, end: Text })),
  /** The rank among a state's two senators. */
  state_rank: Text,
  /** Place in the chamber by the date of first entry. */
  seniority: nullable(Type.Object(Place)),
  /** Counties or towns of the district. */
  district_places: Texts,
  seat_holders: Type.Array(Type.Object({ id: Type.Integer(), name: Text, party: Text, start: Text, end: Text })),
  delegation: Type.Array(
    Type.Object({ id: Type.Integer(), name: Text, seat: Text, party: Text, leadership_role: Text }),
  ),

  legislative_info_heading: Text,
  leadership_post: Text,
  committee_leadership: Type.Array(Type.Object({ position: Text, name: Text })),
  committees: Type.Array(
    Type.Object({ ...CommitteeSeatWire.properties, sub_committees: Type.Array(CommitteeSeatWire) }),
  ),
  caucuses: Type.Array(CaucusCategoryWire),
  all_caucuses: Type.Array(CaucusCategoryWire),
  key_votes: Type.Array(Type.Object({ bill_number: Text, name: Text, vote: Text })),
  sig_ratings: Type.Array(Type.Object({ name: Text, rating: Text, timespan: Text })),

  staffers_heading: Text,
  staffers: Type.Array(StafferWire),
  fec_data: nullable(
    Type.Object({
      cash_on_hand: Text,
      cid: Text,
      cycle: Text,
      debt: Text,
      last_updated: Text,
      spent: Text,
      total: Text,
    }),
  ),

  offices: Type.Array(OfficeWire),
  address: Text,
  email: Text,
  phone: Text,
  website_url: Text,
  contact_form_url: Text,
  facebook_url: Text,
  twitter_username: Text,
  instagram_username: Text,
  youtube: Text,
  linked_in_url: Text,
  /** Other accounts and records elsewhere. */
  links: Type.Array(Type.Object({ label: Text, url: Text })),

  related_profiles: Type.Array(RelatedProfileWire),
  docx_url: Text,
  pdf_url: Text,
  presentation_center_url: Text,
  /** Sources of the facts, as displayed: "Sample data", "congress-legislators, 9 June 2026". */
  sources: Texts,
  /** Sources by the id of the section, where they are known. */
  panel_sources: Type.Record(Text, Text),
});
export type ProfileWire = Type.Static<typeof ProfileWire>;
