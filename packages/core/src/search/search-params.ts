import type { LookupListName } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";

type PerScope<T> = T | Partial<Record<SearchScope, T>>;

interface Details {
  /** Chip label; null for no chip. */
  chip: PerScope<string> | null;
  /** Its name in a keyword: `state:tx`; the parameter by default. */
  syntax?: PerScope<string>;
  /** False if the parameter doesn't affect which records match. */
  isCriterion?: false;
}

interface LookupDetails extends Details {
  list: PerScope<LookupListName | "knowWhoTypes">;
  /** Property used in addresses; the id by default. */
  travelsAs?: "shortCode";
}

interface DetailsOf {
  named: LookupDetails;
  /** Several lookup values, which repeat the parameter. */
  "named-list": LookupDetails;
  text: Details;
  flag: Details;
  "staffer-type": Details;
  "any-or-all": Details;
  birth: Details & { operator: "birthYearOperator" | "ageOperator" };
  sig: Details;
  display: Details & { isCriterion: false };
}

const SCOPES: readonly SearchScope[] = ["universal", "congressional", "federal", "state"];
/** The first letters of all scopes. */
const ALL = "UCFS";

const JOB_CATEGORIES = {
  congressional: "jobCategories",
  federal: "jobCategoriesFederal",
  state: "jobCategoriesState",
} as const;

/** Creates the function that writes a row of this kind: a parameter, its field, and the first letters of its scopes. */
const createRow =
  <K extends keyof DetailsOf>(kind: K) =>
  <F extends string>(parameter: string, field: F, letters: string, details: DetailsOf[K]) => ({
    kind,
    parameter,
    field,
    scopes: SCOPES.filter((scope) => letters.includes(scope.charAt(0).toUpperCase())),
    ...details,
  });

const oneOf = createRow("named");
const anyOf = createRow("named-list");
const text = createRow("text");
const flag = createRow("flag");
const birth = createRow("birth");
const display = <F extends string>(field: F) =>
  createRow("display")(field, field, ALL, { chip: null, isCriterion: false });

/**
 * All search parameters (QRY-01 to QRY-06); the fields of a query, addresses, chips and the server's facets are derived
 * from them.
 */
export const SEARCH_PARAMS = [
  display("page"),
  display("pageSize"),
  display("order"),
  display("view"),
  display("offset"),
  flag("hide_paywalled_profiles", "hidePayWalledProfiles", ALL, { chip: null, isCriterion: false }),
  text("autocomplete", "autoCompleteKeyword", ALL, { chip: null, isCriterion: false }),
  text("q", "keyword", ALL, { chip: "Keyword" }),
  anyOf("profile_types", "profileTypes", "U", { list: "profileTypesFlat", chip: "Profile Type", syntax: "type" }),
  oneOf("editorial_groups", "editorialGroup", "U", {
    list: "editorialGroups",
    chip: "Editorial Group",
    syntax: "group",
  }),
  oneOf("type", "type", "CS", { list: "knowWhoTypes", chip: "Profile Type" }),
  oneOf("office", "office", "CS", { list: "offices", chip: "Office" }),
  text("office_location", "officeLocation", "CS", { chip: "Office Location", syntax: "location" }),
  anyOf("current_office_state_abbr", "currentOfficeStates", "UCS", {
    list: "states",
    travelsAs: "shortCode",
    chip: "State",
    syntax: "state",
  }),
  oneOf("current_office_congressional_district", "currentOfficeCongressionalDistrict", "UC", {
    list: "districts",
    chip: "Congressional District",
    syntax: "district",
  }),
  // By number or name: "5", "Rockingham 13".
  text("district", "district", "S", { chip: "District" }),
  anyOf("political_party", "politicalParty", "U", { list: "politicalParties", chip: "Party", syntax: "party" }),
  oneOf("party", "party", "CS", { list: "politicalParties", chip: "Party" }),
  createRow("staffer-type")("majmin", "majmin", "CS", { chip: "Staffer Type", syntax: "staff" }),
  anyOf("committees", "committees", "U", { list: "committeesFlat", chip: "Committees", syntax: "committee" }),
  anyOf("committee", "committee", "CS", { list: "committeesFlat", chip: "Committee" }),
  anyOf("caucuses", "caucuses", "U", { list: "caucusesFlat", chip: "Caucuses", syntax: "caucus" }),
  anyOf("caucus", "caucus", "C", { list: "caucusesFlat", chip: "Caucus" }),
  anyOf("agencies", "agencies", "UF", { list: "agenciesFlat", chip: "Federal Agencies", syntax: "agency" }),
  oneOf("topagency", "topagency", "F", { list: "agenciesFlat", chip: "Department", syntax: "department" }),
  oneOf("topagency2", "topagency2", "F", { list: "agenciesFlat", chip: "Department", syntax: "bureau" }),
  text("agency", "agency", "F", { chip: "Organization", syntax: "organization" }),
  anyOf("appointment", "appointment", "F", { list: "appointments", chip: "Appointment" }),
  oneOf("appointment2", "appointment2", "F", { list: "appointments", chip: "Appointment" }),
  text("jobtitle", "jobtitle", "CFS", { chip: "Job Title", syntax: "title" }),
  anyOf("jobtitle2", "jobtitle2", "CFS", { list: JOB_CATEGORIES, chip: "Job Category", syntax: "job" }),
  createRow("any-or-all")("jobtitle2_option", "jobtitle2Option", "CFS", { chip: null, syntax: "jobs" }),
  oneOf("interest", "interest", "CFS", { list: "focusAreas", chip: "Focus Area", syntax: "focus" }),
  oneOf("interest2", "interest2", "C", {
    list: "specialInterestGroupsFlat",
    chip: "Special Interest Group",
    syntax: "interest",
  }),
  anyOf("key_policy_areas", "keyPolicyAreas", "U", {
    list: "keyPolicyAreasFlat",
    chip: "Key Policy Areas",
    syntax: "policy",
  }),
  anyOf("industry", "industries", "U", { list: "industriesFlat", chip: "Industry" }),
  createRow("sig")("sig_expression", "sig", "U", { chip: "Special Interest Group Rating", syntax: "rating" }),
  birth("birth_year", "birthYear", "U", { operator: "birthYearOperator", chip: "Birth Year", syntax: "born" }),
  birth("age", "age", "U", { operator: "ageOperator", chip: "Age" }),
  oneOf("gender", "gender", "U", { list: "genders", chip: "Gender" }),
  oneOf("ethnicity", "ethnicity", "U", { list: "ethnicities", chip: "Ethnicity" }),
  oneOf("religion", "religion", "U", { list: "religions", chip: "Religion" }),
  text("school", "school", "U", { chip: "School" }),
  oneOf("degree", "degree", "U", { list: "degrees", chip: "Degree" }),
  text("education", "education", "U", { chip: "Education" }),
  text("city", "city", "UF", { chip: { universal: "Home City", federal: "City" } }),
  oneOf("state", "state", "UF", {
    list: "states",
    chip: { universal: "Home State", federal: "State" },
    syntax: { universal: "home", federal: "state" },
  }),
  oneOf("country", "country", "U", { list: "countries", chip: "Country" }),
  // Words of the reader's notes about the record, and a tag that the reader or the organization gave it.
  text("note", "note", ALL, { chip: "Note" }),
  text("tag", "tag", ALL, { chip: "Tag" }),
  flag("include_former", "includeFormer", ALL, { chip: "Include Former", syntax: "former" }),
  flag("only_kw", "onlyKw", ALL, { chip: "Contacts Only", syntax: "contacts" }),
];

export type SearchParam = (typeof SEARCH_PARAMS)[number];
export type LookupParam = Extract<SearchParam, { kind: "named" | "named-list" }>;

export const listParams = (scope: SearchScope): SearchParam[] =>
  SEARCH_PARAMS.filter((param) => param.scopes.includes(scope));

/** Returns the value of a scope if they differ. */
export function pickForScope<T extends string>(value: PerScope<T>, scope: SearchScope): T | null {
  return typeof value === "string" ? value : (value[scope] ?? null);
}
