import Type from "typebox";

const LookupLeafWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  short_code: Type.Optional(Type.String()),
  abbreviation: Type.Optional(Type.String()),
});

/** Nested at most three levels: department, bureau, office. */
const branch = <T extends Type.TSchema>(child: T) =>
  Type.Object({ ...LookupLeafWire.properties, children: Type.Optional(Type.Array(child)) });
export const LookupItemWire = branch(branch(branch(LookupLeafWire)));
export type LookupItemWire = Type.Static<typeof LookupItemWire>;

const List = Type.Array(LookupItemWire);

export const LookupsWire = Type.Object({
  appointments: List,
  countries: List,
  degrees: List,
  districts: List,
  editorial_groups: List,
  ethnicities: List,
  focus_areas: List,
  genders: List,
  job_categories: List,
  job_categories_federal: List,
  job_categories_state: List,
  marital_statuses: List,
  political_parties: List,
  position_statuses: List,
  primary_profile_types: List,
  secondary_profile_types: List,
  religions: List,
  states: List,
  subscription_modules: List,
  offices: List,
  agencies_flat: List,
  caucuses_flat: List,
  committees_flat: List,
  key_policy_areas_flat: List,
  industries_flat: List,
  profile_types_flat: List,
  special_interest_groups_flat: List,
  profile_types: List,
  key_policy_areas: List,
  industries: List,
  committees: List,
  caucuses: List,
  agencies: List,
  special_interest_groups: List,
});

/** A limit, page size or list of choices, for other clients. */
const Limit = Type.Union([Type.Integer(), Type.String(), Type.Array(Type.Union([Type.Integer(), Type.String()]))]);

export const AppConfigWire = Type.Object({
  lookups: LookupsWire,
  unmatched_options: Type.Array(
    Type.Object({
      scope: Type.Enum(["universal", "congressional", "federal", "state"]),
      parameter: Type.String(),
      values: Type.Array(Type.String()),
    }),
  ),
  /** The content of this installation; screens leave out what it lacks. */
  content: Type.Array(Type.Enum(["congressional", "federal", "state", "universal", "groups", "staff", "narratives"])),
  /** Ids of full profiles that are open to all visitors. */
  unlocked_profiles: Type.Array(Type.Integer()),
  search_suggestions: Type.Object({
    universal: Type.Array(Type.String()),
    congressional: Type.Array(Type.String()),
    federal: Type.Array(Type.String()),
    state: Type.Array(Type.String()),
  }),
  constants: Type.Object(
    {
      product_name: Type.String(),
      publisher: Type.String(),
      main_site_origin: Type.String(),
      print_edition_url: Type.String(),
      /** A video without sound; empty if there is none. */
      walkthrough_url: Type.String(),
      customer_service_phone: Type.String(),
      customer_service_email: Type.String(),
      social_links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
      sample_data: Type.Boolean(),
      almanac_max_exports: Type.Integer(),
      maps_key: Type.String(),
    },
    { additionalProperties: Limit },
  ),
});
export type AppConfigWire = Type.Static<typeof AppConfigWire>;
