import type { SearchOrder } from "../records/search-item.ts";
import { PAGE_SIZE_DEFAULT } from "./search-limits.ts";

/** A lookup value; only the id is in addresses. */
export interface Named {
  id: string;
  name: string;
}

export type SearchView = "list" | "card";
export type BirthDateOperator = "exact" | "lt" | "gte";
export type SigOperator = "lte" | "gte";

/** Creates a search without filters: `null`, `""`, `[]` and `false` mean "no filter". */
export function createDefaultQuery() {
  return {
    page: 1,
    pageSize: PAGE_SIZE_DEFAULT,
    order: "relevance" as SearchOrder,
    view: "list" as SearchView,
    offset: "",
    hidePayWalledProfiles: false,
    keyword: "",
    autoCompleteKeyword: "",
    includeFormer: false,
    onlyKw: false,
    currentOfficeCongressionalDistrict: null as Named | null,
    religion: null as Named | null,
    ethnicity: null as Named | null,
    gender: null as Named | null,
    state: null as Named | null,
    country: null as Named | null,
    currentOfficeStates: [] as Named[],
    politicalParty: [] as Named[],
    profileTypes: [] as Named[],
    keyPolicyAreas: [] as Named[],
    industries: [] as Named[],
    committees: [] as Named[],
    committee: [] as Named[],
    caucuses: [] as Named[],
    caucus: [] as Named[],
    agencies: [] as Named[],
    appointment: [] as Named[],
    editorialGroup: null as Named | null,
    /** Words of the reader's notes about the record. */
    note: "",
    /** A tag that the reader or the organization gave the record. */
    tag: "",
    school: "",
    degree: null as Named | null,
    education: "",
    city: "",
    agency: "",
    topagency: null as Named | null,
    topagency2: null as Named | null,
    appointment2: null as Named | null,
    /** Legislative district, by number or name: "5", "Rockingham 13". */
    district: "",
    interest: null as Named | null,
    interest2: null as Named | null,
    jobtitle: "",
    jobtitle2: [] as Named[],
    /** Whether any or all job categories must match. */
    jobtitle2Option: "any" as "any" | "all",
    majmin: "" as "" | "MAJ" | "MIN" | "OTH",
    office: null as Named | null,
    officeLocation: "",
    party: null as Named | null,
    type: null as Named | null,
    /** Digits, or empty. */
    birthYear: "",
    birthYearOperator: "exact" as BirthDateOperator,
    age: "",
    ageOperator: "exact" as BirthDateOperator,
    /** The rating group, or null. */
    sig: null as Named | null,
    sigOperator: "gte" as SigOperator,
    /** Percent, 0 to 90. */
    sigRating: 50,
  };
}

/** A search with all fields present. */
export type SearchQuery = ReturnType<typeof createDefaultQuery>;
export type SearchField = keyof SearchQuery;

/** Sets one field; null restores its default (QRY-16). */
export function setField<F extends SearchField>(
  query: SearchQuery,
  field: F,
  value: SearchQuery[F] | null,
): SearchQuery {
  return { ...query, [field]: value ?? createDefaultQuery()[field] };
}

/** Returns whether the results depend on the reader's notes: they are neither kept nor counted for others (NOTE-13). */
export const isPersonalSearch = ({ note, tag }: SearchQuery): boolean => note !== "" || tag !== "";
