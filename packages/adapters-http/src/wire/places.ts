import Type from "typebox";
import { HierarchyChipWire } from "./profiles.ts";
import { SearchItemWire } from "./search.ts";
import { nullable } from "./shapes.ts";

const Text = Type.String();

/** Fields that all records of places share. */
const recordOf = <T extends string>(type: T) => ({
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
  id: Text,
  title: Text,
  unit: Type.Union([Type.Literal("count"), Type.Literal("percent"), Type.Literal("usd"), Type.Literal("years")]),
  kind: Type.Union([Type.Literal("bar"), Type.Literal("trend")]),
  source: Text,
  points: Type.Array(Type.Object({ label: Text, value: nullable(Type.Number()) })),
});
export type VisualizationWire = Type.Static<typeof VisualizationWire>;

export const ElectionResultWire = Type.Object({
  year: Type.Integer(),
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
  views: Type.Array(
    Type.Object({
      view_box: Text,
      labels: Type.Array(Type.Object({ number: Text, x: Type.Number(), y: Type.Number() })),
    }),
  ),
  neighbors: Type.Array(Type.Integer()),
  source: Text,
});

export const GeodataWire = Type.Object({
  view_box: Text,
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
  ...recordOf("state"),
  name: Text,
  short_code: Text,
  capital: Text,
  governor: nullable(SearchItemWire),
  officers: Type.Array(SearchItemWire),
  senators: Type.Array(SearchItemWire),
  representatives: Type.Array(LegislatorWire),
  state_reps: Type.Array(LegislatorWire),
  state_senators: Type.Array(LegislatorWire),
  chambers: Type.Array(Type.Object({ leg_chamber_id: LegChamberIdWire, name: Text, seats: Type.Integer() })),
  census_visualizations: Type.Array(VisualizationWire),
  economic_visualizations: Type.Array(VisualizationWire),
  presidential_election_results: Type.Array(ElectionResultWire),
  committees: Type.Array(Type.Object({ id: Type.Integer(), long_name: Text, leg_chamber_id: LegChamberIdWire })),
  narrative: Text,
  geodata: nullable(GeodataWire),
  vacancies: Type.Array(
    Type.Object({ district: DistrictReferenceWire, leg_chamber_id: LegChamberIdWire, vacant_until: nullable(Text) }),
  ),
});
export type StateWire = Type.Static<typeof StateWire>;

/** The code may have either name; this server uses `leg_district_id`. */
export const DistrictWire = Type.Object({
  ...recordOf("district"),
  name: Text,
  number: Text,
  leg_chamber_id: LegChamberIdWire,
  leg_district_id: Type.Optional(Text),
  legdistrictid: Type.Optional(Text),
  chips: Type.Array(HierarchyChipWire),
  representatives: Type.Array(SearchItemWire),
  seats: Type.Integer(),
  state: Type.Object({ id: Type.Integer(), name: Text, short_code: Text }),
  election_results: Type.Array(ElectionResultWire),
  zip_codes: Type.Array(Type.Object({ zip_code: Text, others: Type.Array(Text) })),
  geodata: nullable(GeodataWire),
  vacancies: Type.Array(Type.Object({ vacant_until: nullable(Text) })),
});
export type DistrictWire = Type.Static<typeof DistrictWire>;

const AgencyReferenceWire = Type.Object({ id: Type.Integer(), agency_full: Text });

export const AgencyPersonWire = Type.Object({
  ...SearchItemWire.properties,
  last_name: Text,
  email: Text,
  phone: Text,
  appointment: Text,
  is_leadership: Type.Boolean(),
});
export type AgencyPersonWire = Type.Static<typeof AgencyPersonWire>;

export const AgencyWire = Type.Object({
  ...recordOf("agency"),
  agency_full: Text,
  short_name: Text,
  role: Text,
  address: Text,
  phone: Text,
  fax: Text,
  email: Text,
  website: Text,
  logo: Text,
  parent: nullable(AgencyReferenceWire),
  children: Type.Array(AgencyReferenceWire),
  people: Type.Array(AgencyPersonWire),
});
export type AgencyWire = Type.Static<typeof AgencyWire>;

const ZipCodeWire = Type.Object({
  zip_code: Text,
  towns: Type.Array(Text),
  states: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Text,
      short_code: Text,
      senators: Type.Array(SearchItemWire),
      governor: nullable(SearchItemWire),
      districts: Type.Array(
        Type.Object({
          id: Type.Integer(),
          number: Text,
          name: Text,
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
  towns: Type.Array(
    Type.Object({ name: Text, districts: Type.Array(Type.Object({ id: Type.Integer(), name: Text })) }),
  ),
});
export type SearchPlacesWire = Type.Static<typeof SearchPlacesWire>;
