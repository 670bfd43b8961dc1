import type { SearchOrder } from "../records/search-item.ts";

/** A lookup value in a query: it travels as the id, the name is looked up. */
export interface Named {
  id: string;
  name: string;
}

export type SearchView = "list" | "card";
export type BirthDateOperator = "exact" | "lt" | "gte";
export type SigOperator = "lte" | "gte";

/**
 * A search. Every field is always present; `null`, `""`, `[]` and `false` say "not asked". search-params.ts has the URL
 * parameter of each field.
 */
export interface SearchQuery {
  page: number;
  pageSize: number;
  order: SearchOrder;
  view: SearchView;
  offset: string;
  hidePayWalledProfiles: boolean;
  keyword: string;
  autoCompleteKeyword: string;
  includeFormer: boolean;
  onlyKw: boolean;

  currentOfficeCongressionalDistrict: Named | null;
  religion: Named | null;
  ethnicity: Named | null;
  gender: Named | null;
  state: Named | null;
  country: Named | null;

  currentOfficeStates: Named[];
  politicalParty: Named[];
  profileTypes: Named[];
  keyPolicyAreas: Named[];
  industries: Named[];
  committees: Named[];
  committee: Named[];
  caucuses: Named[];
  caucus: Named[];
  agencies: Named[];
  appointment: Named[];

  editorialGroup: Named | null;
  school: string;
  degree: Named | null;
  education: string;
  city: string;
  agency: string;
  topagency: Named | null;
  topagency2: Named | null;
  appointment2: Named | null;
  /** Of a state's chamber, by number or name: "5", "Rockingham 13". */
  district: string;
  interest: Named | null;
  interest2: Named | null;
  jobtitle: string;
  jobtitle2: Named[];
  /** Whether any or all of the chosen job categories must match. */
  jobtitle2Option: "any" | "all";
  majmin: "" | "MAJ" | "MIN" | "OTH";
  office: Named | null;
  officeLocation: string;
  party: Named | null;
  type: Named | null;

  /** A year, or an age, as digits; empty when not asked. */
  birthYear: string;
  birthYearOperator: BirthDateOperator;
  age: string;
  ageOperator: BirthDateOperator;

  /** The rated group; empty when not asked. */
  sig: Named | null;
  sigOperator: SigOperator;
  /** Percent, 0 to 90. */
  sigRating: number;
}

export type SearchField = keyof SearchQuery;
