import type { LookupListName } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import type { Named, SearchField, SearchQuery } from "./search-query.ts";

/** Fields of exactly type `V`. */
type FieldsHolding<V> = {
  [F in SearchField]: [SearchQuery[F], V] extends [V, SearchQuery[F]] ? F : never;
}[SearchField];

type PerScope<T> = T | Partial<Record<SearchScope, T>>;

interface ParamBase {
  parameter: string;
  /** Scopes with this parameter; others ignore it. */
  scopes: readonly SearchScope[];
  /** Chip label; null for no chip. */
  chip: PerScope<string> | null;
  /** Its name in a keyword: `state:tx`; the parameter by default. */
  syntax?: PerScope<string>;
  /** False if the parameter doesn't affect which records match. */
  isCriterion?: false;
}

/** One or several lookup values; several repeat the parameter. */
export type LookupParam = ParamBase &
  (
    | { kind: "named"; field: Exclude<FieldsHolding<Named | null>, "sig"> }
    | { kind: "named-list"; field: FieldsHolding<Named[]> }
  ) & {
    list: PerScope<LookupListName | "knowWhoTypes">;
    /** Property used in addresses; the id by default. */
    travelsAs?: "shortCode";
  };

export type SearchParam =
  | LookupParam
  | (ParamBase & { kind: "text"; field: Exclude<FieldsHolding<string>, "birthYear" | "age" | "offset"> })
  | (ParamBase & { kind: "flag"; field: FieldsHolding<boolean> })
  | (ParamBase & { kind: "staffer-type"; field: "majmin" })
  | (ParamBase & { kind: "any-or-all"; field: "jobtitle2Option" })
  | (ParamBase & {
      kind: "birth";
      field: "birthYear" | "age";
      operator: "birthYearOperator" | "ageOperator";
    })
  | (ParamBase & { kind: "sig"; field: "sig" })
  | (ParamBase & { kind: "display"; field: "page" | "pageSize" | "order" | "view" | "offset"; isCriterion: false });

const ALL: readonly SearchScope[] = ["universal", "congressional", "federal", "state"];
const U: readonly SearchScope[] = ["universal"];
const C: readonly SearchScope[] = ["congressional"];
const F: readonly SearchScope[] = ["federal"];
const S: readonly SearchScope[] = ["state"];
const CS: readonly SearchScope[] = ["congressional", "state"];
const CFS: readonly SearchScope[] = ["congressional", "federal", "state"];
const UF: readonly SearchScope[] = ["universal", "federal"];

const JOB_CATEGORIES = {
  congressional: "jobCategories",
  federal: "jobCategoriesFederal",
  state: "jobCategoriesState",
} as const;

/** All search parameters (QRY-01 to QRY-06); addresses, chips and the server's facets are derived from them. */
export const SEARCH_PARAMS: readonly SearchParam[] = [
  { kind: "display", field: "page", parameter: "page", scopes: ALL, chip: null, isCriterion: false },
  { kind: "display", field: "pageSize", parameter: "pageSize", scopes: ALL, chip: null, isCriterion: false },
  { kind: "display", field: "order", parameter: "order", scopes: ALL, chip: null, isCriterion: false },
  { kind: "display", field: "view", parameter: "view", scopes: ALL, chip: null, isCriterion: false },
  { kind: "display", field: "offset", parameter: "offset", scopes: ALL, chip: null, isCriterion: false },
  {
    kind: "flag",
    field: "hidePayWalledProfiles",
    parameter: "hide_paywalled_profiles",
    scopes: ALL,
    chip: null,
    isCriterion: false,
  },
  {
    kind: "text",
    field: "autoCompleteKeyword",
    parameter: "autocomplete",
    scopes: ALL,
    chip: null,
    isCriterion: false,
  },

  { kind: "text", field: "keyword", parameter: "q", scopes: ALL, chip: "Keyword" },
  {
    kind: "named-list",
    field: "profileTypes",
    parameter: "profile_types",
    syntax: "type",
    list: "profileTypesFlat",
    scopes: U,
    chip: "Profile Type",
  },
  {
    kind: "named",
    field: "editorialGroup",
    parameter: "editorial_groups",
    syntax: "group",
    list: "editorialGroups",
    scopes: U,
    chip: "Editorial Group",
  },
  { kind: "named", field: "type", parameter: "type", list: "knowWhoTypes", scopes: CS, chip: "Profile Type" },
  { kind: "named", field: "office", parameter: "office", list: "offices", scopes: CS, chip: "Office" },
  {
    kind: "text",
    field: "officeLocation",
    parameter: "office_location",
    syntax: "location",
    scopes: CS,
    chip: "Office Location",
  },
  {
    kind: "named-list",
    field: "currentOfficeStates",
    parameter: "current_office_state_abbr",
    syntax: "state",
    list: "states",
    travelsAs: "shortCode",
    scopes: ["universal", "congressional", "state"],
    chip: "State",
  },
  {
    kind: "named",
    field: "currentOfficeCongressionalDistrict",
    parameter: "current_office_congressional_district",
    syntax: "district",
    list: "districts",
    scopes: ["universal", "congressional"],
    chip: "Congressional District",
  },
  { kind: "text", field: "district", parameter: "district", scopes: S, chip: "District" },
  {
    kind: "named-list",
    field: "politicalParty",
    parameter: "political_party",
    syntax: "party",
    list: "politicalParties",
    scopes: U,
    chip: "Party",
  },
  { kind: "named", field: "party", parameter: "party", list: "politicalParties", scopes: CS, chip: "Party" },
  { kind: "staffer-type", field: "majmin", parameter: "majmin", syntax: "staff", scopes: CS, chip: "Staffer Type" },
  {
    kind: "named-list",
    field: "committees",
    parameter: "committees",
    syntax: "committee",
    list: "committeesFlat",
    scopes: U,
    chip: "Committees",
  },
  {
    kind: "named-list",
    field: "committee",
    parameter: "committee",
    list: "committeesFlat",
    scopes: CS,
    chip: "Committee",
  },
  {
    kind: "named-list",
    field: "caucuses",
    parameter: "caucuses",
    syntax: "caucus",
    list: "caucusesFlat",
    scopes: U,
    chip: "Caucuses",
  },
  { kind: "named-list", field: "caucus", parameter: "caucus", list: "caucusesFlat", scopes: C, chip: "Caucus" },
  {
    kind: "named-list",
    field: "agencies",
    parameter: "agencies",
    syntax: "agency",
    list: "agenciesFlat",
    scopes: UF,
    chip: "Federal Agencies",
  },
  {
    kind: "named",
    field: "topagency",
    parameter: "topagency",
    syntax: "department",
    list: "agenciesFlat",
    scopes: F,
    chip: "Department",
  },
  {
    kind: "named",
    field: "topagency2",
    parameter: "topagency2",
    syntax: "bureau",
    list: "agenciesFlat",
    scopes: F,
    chip: "Department",
  },
  { kind: "text", field: "agency", parameter: "agency", syntax: "organization", scopes: F, chip: "Organization" },
  {
    kind: "named-list",
    field: "appointment",
    parameter: "appointment",
    list: "appointments",
    scopes: F,
    chip: "Appointment",
  },
  {
    kind: "named",
    field: "appointment2",
    parameter: "appointment2",
    list: "appointments",
    scopes: F,
    chip: "Appointment",
  },
  { kind: "text", field: "jobtitle", parameter: "jobtitle", syntax: "title", scopes: CFS, chip: "Job Title" },
  {
    kind: "named-list",
    field: "jobtitle2",
    parameter: "jobtitle2",
    syntax: "job",
    list: JOB_CATEGORIES,
    scopes: CFS,
    chip: "Job Category",
  },
  {
    kind: "any-or-all",
    field: "jobtitle2Option",
    parameter: "jobtitle2_option",
    syntax: "jobs",
    scopes: CFS,
    chip: null,
  },
  {
    kind: "named",
    field: "interest",
    parameter: "interest",
    syntax: "focus",
    list: "focusAreas",
    scopes: CFS,
    chip: "Focus Area",
  },
  {
    kind: "named",
    field: "interest2",
    parameter: "interest2",
    syntax: "interest",
    list: "specialInterestGroupsFlat",
    scopes: C,
    chip: "Special Interest Group",
  },
  {
    kind: "named-list",
    field: "keyPolicyAreas",
    parameter: "key_policy_areas",
    syntax: "policy",
    list: "keyPolicyAreasFlat",
    scopes: U,
    chip: "Key Policy Areas",
  },
  {
    kind: "named-list",
    field: "industries",
    parameter: "industry",
    list: "industriesFlat",
    scopes: U,
    chip: "Industry",
  },
  {
    kind: "sig",
    field: "sig",
    parameter: "sig_expression",
    syntax: "rating",
    scopes: U,
    chip: "Special Interest Group Rating",
  },
  {
    kind: "birth",
    field: "birthYear",
    operator: "birthYearOperator",
    parameter: "birth_year",
    syntax: "born",
    scopes: U,
    chip: "Birth Year",
  },
  { kind: "birth", field: "age", operator: "ageOperator", parameter: "age", scopes: U, chip: "Age" },
  { kind: "named", field: "gender", parameter: "gender", list: "genders", scopes: U, chip: "Gender" },
  { kind: "named", field: "ethnicity", parameter: "ethnicity", list: "ethnicities", scopes: U, chip: "Ethnicity" },
  { kind: "named", field: "religion", parameter: "religion", list: "religions", scopes: U, chip: "Religion" },
  { kind: "text", field: "school", parameter: "school", scopes: U, chip: "School" },
  { kind: "named", field: "degree", parameter: "degree", list: "degrees", scopes: U, chip: "Degree" },
  { kind: "text", field: "education", parameter: "education", scopes: U, chip: "Education" },
  { kind: "text", field: "city", parameter: "city", scopes: UF, chip: { universal: "Home City", federal: "City" } },
  {
    kind: "named",
    field: "state",
    parameter: "state",
    syntax: { universal: "home", federal: "state" },
    list: "states",
    scopes: UF,
    chip: { universal: "Home State", federal: "State" },
  },
  { kind: "named", field: "country", parameter: "country", list: "countries", scopes: U, chip: "Country" },
  {
    kind: "flag",
    field: "includeFormer",
    parameter: "include_former",
    syntax: "former",
    scopes: ALL,
    chip: "Include Former",
  },
  { kind: "flag", field: "onlyKw", parameter: "only_kw", syntax: "contacts", scopes: ALL, chip: "Contacts Only" },
];

export const listParams = (scope: SearchScope): SearchParam[] =>
  SEARCH_PARAMS.filter((param) => param.scopes.includes(scope));

/** Returns the value of a scope if they differ. */
export function pickForScope<T extends string>(value: PerScope<T>, scope: SearchScope): T | null {
  return typeof value === "string" ? value : (value[scope] ?? null);
}
