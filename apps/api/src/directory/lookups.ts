import { AGENCIES } from "./agencies.ts";
import { CONGRESSIONAL_DISTRICTS } from "./legislative-districts.ts";
import lists from "./lookup-lists.json" with { type: "json" };
import trees from "./lookup-trees.json" with { type: "json" };
import { PARTIES } from "./parties.ts";
import { STATES } from "./states.ts";

// In lookup-lists.json the position is the id; in lookup-trees.json it is the branch's position times 100 plus the
// part's. Saved addresses contain ids, so append new entries.

export interface LookupRow {
  list: string;
  id: number;
  name: string;
  short_code: string | null;
  abbreviation: string | null;
  parent_id: number | null;
  position: number;
}

type Entry = { id: number; name: string } & Partial<LookupRow>;

const rowsOf = (list: string, entries: readonly Entry[]): LookupRow[] =>
  entries.map((entry, position) => ({
    short_code: null,
    abbreviation: null,
    parent_id: null,
    position,
    ...entry,
    list,
  }));

const named = (list: string, names: readonly string[]): LookupRow[] =>
  rowsOf(
    list,
    names.map((name, index) => ({ id: index + 1, name })),
  );

const tree = (
  { list, branches }: (typeof trees)[keyof typeof trees],
  idOf: (place: number) => number = (place) => place * 100,
): LookupRow[] =>
  rowsOf(
    list,
    branches.flatMap(({ name, parts }, index) => [
      { id: idOf(index + 1), name },
      ...parts.map((part, at) => ({
        id: (index + 1) * 100 + at + 1,
        name: part,
        parent_id: idOf(index + 1),
      })),
    ]),
  );

/** Ids 1 to 4 are part of subscriptions and saved addresses. */
const SUBSCRIPTION_MODULES = [
  { id: 1, name: "Federal Policymakers", abbreviation: "FED" },
  { id: 2, name: "State Policymakers", abbreviation: "STA" },
  { id: 3, name: "Federal Influencers", abbreviation: "INF" },
  { id: 4, name: "State Influencers", abbreviation: "INF" },
];

const KNOW_WHO_TYPES = [
  { id: 8, name: "Member of Congress" },
  { id: 9, name: "Congressional Staffer" },
  { id: 10, name: "State Legislator" },
  { id: 12, name: "State Staffer" },
  { id: 13, name: "Governor" },
  { id: 14, name: "Governor’s Staffer" },
  { id: 15, name: "Agency Official" },
];

const CHAMBERS = [
  { id: 1, name: "United States House of Representatives", short_code: "US_HOUSE" },
  { id: 2, name: "United States Senate", short_code: "US_SENATE" },
  { id: 3, name: "State House", short_code: "STATE_HOUSE" },
  { id: 4, name: "State Senate", short_code: "STATE_SENATE" },
  { id: 5, name: "United States Congress, Joint", short_code: "US_CONGRESS_JOINT" },
  { id: 6, name: "State Legislature, Joint", short_code: "STATE_JOINT" },
];

/** Offices of members and governors; a chamber's office has its id. */
const OFFICES = [...CHAMBERS.slice(0, 4), { id: 7, name: "Governor" }].map(({ id, name }) => ({ id, name }));

/** Derived from the code, so that it stays stable. */
const countryId = (code: string): number => ((code.codePointAt(0) ?? 65) - 64) * 100 + (code.codePointAt(1) ?? 65) - 64;

const typeRows = tree(trees.profileTypes, (place) => place);

/** Lookup lists that aren't derived from other tables. */
export const LOOKUP_ROWS: readonly LookupRow[] = [
  ...rowsOf("political_parties", PARTIES),
  ...rowsOf(
    "states",
    STATES.map(({ id, name, code }) => ({ id, name, short_code: code })),
  ),
  ...rowsOf(
    "districts",
    CONGRESSIONAL_DISTRICTS.map(({ id, name, state, number }) => ({ id, name, short_code: `${state}-${number}` })),
  ),
  ...rowsOf(
    "agencies",
    AGENCIES.map(({ id, name, acronym, parentId }) => ({ id, name, abbreviation: acronym, parent_id: parentId })),
  ),
  ...rowsOf("subscription_modules", SUBSCRIPTION_MODULES),
  ...rowsOf("know_who_types", KNOW_WHO_TYPES),
  ...rowsOf("chambers", CHAMBERS),
  ...rowsOf("offices", OFFICES),
  ...rowsOf(
    "countries",
    lists.countries.map(({ code, name }) => ({ id: countryId(code), name, short_code: code })),
  ),
  ...typeRows,
  ...rowsOf(
    "primary_profile_types",
    typeRows.filter(({ parent_id }) => parent_id === null),
  ),
  ...rowsOf(
    "secondary_profile_types",
    typeRows.filter(({ parent_id }) => parent_id !== null).map((row) => ({ ...row, parent_id: null })),
  ),
  ...named("genders", lists.genders),
  ...named("religions", lists.religions),
  ...named("ethnicities", lists.ethnicities),
  ...named("marital_statuses", lists.maritalStatuses),
  ...named("degrees", lists.degrees),
  ...named("job_categories", lists.jobCategories),
  ...named("job_categories_federal", lists.jobCategoriesFederal),
  ...named("job_categories_state", lists.jobCategoriesState),
  ...named("focus_areas", lists.focusAreas),
  ...named("editorial_groups", lists.editorialGroups),
  ...named("position_statuses", lists.positionStatuses),
  ...named("appointments", lists.appointments),
  ...[trees.keyPolicyAreas, trees.industries, trees.specialInterestGroups].flatMap((each) => tree(each)),
];
