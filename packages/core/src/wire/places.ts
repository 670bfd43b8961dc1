import Type from "typebox";
import { HierarchyChipWire } from "./profiles.ts";
import { SearchItemWire } from "./search.ts";
import { nullable } from "./shapes.ts";

const Text = Type.String();

const createRecord = <T extends string>(type: T) => ({
  id: Type.Integer(),
  record_type: Type.Literal(type),
  briefcase_item_id: Text,
  added_to_briefcase: Type.Boolean(),
  subscription_modules: Type.Array(Type.Integer()),
  updated_date: nullable(Text),
  sources: Type.Array(Text),
});

export const LegChamberIdWire = Type.Enum([1, 2, 3, 4, 5, 6]);

export const VisualizationWire = Type.Object({
  /** Unique on its page: `population`, `median-income`. */
  id: Text,
  title: Text,
  unit: Type.Union([Type.Literal("count"), Type.Literal("percent"), Type.Literal("usd"), Type.Literal("years")]),
  kind: Type.Union([Type.Literal("bar"), Type.Literal("trend")]),
  /** "U.S. Census Bureau, 2024". */
  source: Text,
  /** In drawing order; trends start with the oldest. Null values are unknown. */
  points: Type.Array(Type.Object({ label: Text, value: nullable(Type.Number()) })),
});
export type VisualizationWire = Type.Static<typeof VisualizationWire>;

export const ElectionResultWire = Type.Object({
  year: Type.Integer(),
  /** "President", "U.S. House", "State Senate". */
  office: Text,
  candidates: Type.Array(
    Type.Object({
      name: Text,
      party: Text,
      votes: nullable(Type.Integer()),
      percent: nullable(Type.Number()),
      is_winner: Type.Boolean(),
      profile_id: nullable(Type.Integer()),
    }),
  ),
});
export type ElectionResultWire = Type.Static<typeof ElectionResultWire>;

const DistrictMapWire = Type.Object({
  districts: Type.Array(
    Type.Object({
      id: Type.Integer(),
      number: Text,
      name: Text,
      path: Text,
      members: Type.Array(Type.Object({ name: Text, party: Text })),
    }),
  ),
  /** The state, then enlargements of its smallest districts; on a district's page only its surroundings. */
  views: Type.Array(
    Type.Object({
      view_box: Text,
      labels: Type.Array(Type.Object({ number: Text, x: Type.Number(), y: Type.Number() })),
    }),
  ),
  /** Ids of adjacent districts, on a district's page. */
  neighbors: Type.Array(Type.Integer()),
  /** The source of the boundaries; empty if unknown. */
  source: Text,
});

export const GeodataWire = Type.Object({
  /** "0 0 400 300". */
  view_box: Text,
  /** SVG path of the state; empty if unknown. */
  outline: Text,
  maps: Type.Object({
    US_HOUSE: Type.Optional(DistrictMapWire),
    STATE_HOUSE: Type.Optional(DistrictMapWire),
    STATE_SENATE: Type.Optional(DistrictMapWire),
    STATE_COMBINED: Type.Optional(DistrictMapWire),
  }),
});
export type GeodataWire = Type.Static<typeof GeodataWire>;

const DistrictReferenceWire = Type.Object({ id: Type.Integer(), number: Text, name: Text });

export const LegislatorWire = Type.Object({
  ...SearchItemWire.properties,
  district: nullable(DistrictReferenceWire),
});
export type LegislatorWire = Type.Static<typeof LegislatorWire>;

export const StateWire = Type.Object({
  ...createRecord("state"),
  name: Text,
  /** "NE". */
  short_code: Text,
  capital: Text,
  /** Governor, or mayor of the federal district. */
  governor: nullable(SearchItemWire),
  /** Other officers elected statewide: lieutenant governor, attorney general … */
  officers: Type.Array(SearchItemWire),
  senators: Type.Array(SearchItemWire),
  representatives: Type.Array(LegislatorWire),
  state_reps: Type.Array(LegislatorWire),
  state_senators: Type.Array(LegislatorWire),
  /** Chambers with members from the state, including Congress. */
  chambers: Type.Array(Type.Object({ leg_chamber_id: LegChamberIdWire, name: Text, seats: Type.Integer() })),
  census_visualizations: Type.Array(VisualizationWire),
  economic_visualizations: Type.Array(VisualizationWire),
  presidential_election_results: Type.Array(ElectionResultWire),
  committees: Type.Array(Type.Object({ id: Type.Integer(), long_name: Text, leg_chamber_id: LegChamberIdWire })),
  /** HTML. */
  narrative: Text,
  geodata: nullable(GeodataWire),
  vacancies: Type.Array(
    Type.Object({ district: DistrictReferenceWire, leg_chamber_id: LegChamberIdWire, vacant_until: nullable(Text) }),
  ),
});
export type StateWire = Type.Static<typeof StateWire>;

/** The code may have either name; this server uses `leg_district_id`. */
export const DistrictWire = Type.Object({
  ...createRecord("district"),
  /** "Nebraska's 3rd Congressional District". */
  name: Text,
  /** The source's spelling; display it with `formatDistrictNumber`. */
  number: Text,
  leg_chamber_id: LegChamberIdWire,
  /** Code in public data; a text, because of leading zeros. Empty if unknown. */
  leg_district_id: Type.Optional(Text),
  legdistrictid: Type.Optional(Text),
  chips: Type.Array(HierarchyChipWire),
  representatives: Type.Array(SearchItemWire),
  seats: Type.Integer(),
  state: Type.Object({ id: Type.Integer(), name: Text, short_code: Text }),
  election_results: Type.Array(ElectionResultWire),
  /** ZIP codes whose areas touch a congressional district, with the other districts that share them: "7", "NM 3". */
  zip_codes: Type.Array(Type.Object({ zip_code: Text, others: Type.Array(Text) })),
  geodata: nullable(GeodataWire),
  /** Seats a source lists as vacant, with the ISO date they are filled on, or null. */
  vacancies: Type.Array(Type.Object({ vacant_until: nullable(Text) })),
});
export type DistrictWire = Type.Static<typeof DistrictWire>;

const AgencyReferenceWire = Type.Object({ id: Type.Integer(), agency_full: Text });

export const AgencyPersonWire = Type.Object({
  ...SearchItemWire.properties,
  last_name: Text,
  email: Text,
  phone: Text,
  /** "Presidential appointment", "Career". */
  appointment: Text,
  is_leadership: Type.Boolean(),
});
export type AgencyPersonWire = Type.Static<typeof AgencyPersonWire>;

export const AgencyWire = Type.Object({
  ...createRecord("agency"),
  /** Full name: "Forest Service, Department of Agriculture". */
  agency_full: Text,
  short_name: Text,
  /** HTML. */
  role: Text,
  address: Text,
  phone: Text,
  fax: Text,
  email: Text,
  website: Text,
  /** URL of a picture. */
  logo: Text,
  parent: nullable(AgencyReferenceWire),
  children: Type.Array(AgencyReferenceWire),
  people: Type.Array(AgencyPersonWire),
});
export type AgencyWire = Type.Static<typeof AgencyWire>;

/** No state if the code isn't in the table. */
const ZipCodeWire = Type.Object({
  zip_code: Text,
  /** Towns of offices in the directory with this code: "Seattle, WA". */
  towns: Type.Array(Text),
  states: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Text,
      short_code: Text,
      senators: Type.Array(SearchItemWire),
      /** Governor, or mayor of the federal district. */
      governor: nullable(SearchItemWire),
      districts: Type.Array(
        Type.Object({
          id: Type.Integer(),
          /** As in the source: "7", "AL". */
          number: Text,
          /** "Washington, 7th District". */
          name: Text,
          /** Empty if the seat is vacant or no source covers it. */
          representatives: Type.Array(SearchItemWire),
          is_vacant: Type.Boolean(),
        }),
      ),
    }),
  ),
});
export type ZipCodeWire = Type.Static<typeof ZipCodeWire>;

export const SearchPlacesWire = Type.Object({
  zip_code: nullable(ZipCodeWire),
  /** "Durham, NC", with the districts that its ZIP codes touch. */
  towns: Type.Array(
    Type.Object({ name: Text, districts: Type.Array(Type.Object({ id: Type.Integer(), name: Text })) }),
  ),
});
export type SearchPlacesWire = Type.Static<typeof SearchPlacesWire>;
