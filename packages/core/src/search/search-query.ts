import type { SearchOrder } from "../records/search-item.ts";

/** A lookup value; only the id is in addresses. */
export interface Named {
  id: string;
  name: string;
}

export type SearchView = "list" | "card";
export type BirthDateOperator = "exact" | "lt" | "gte";
export type SigOperator = "lte" | "gte";

/** A search with all fields present; `null`, `""`, `[]` and `false` mean "no filter". */
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
  /** Legislative district, by number or name: "5", "Rockingham 13". */
  district: string;
  interest: Named | null;
  interest2: Named | null;
  jobtitle: string;
  jobtitle2: Named[];
  /** Whether any or all job categories must match. */
  jobtitle2Option: "any" | "all";
  majmin: "" | "MAJ" | "MIN" | "OTH";
  office: Named | null;
  officeLocation: string;
  party: Named | null;
  type: Named | null;

  /** Digits, or empty. */
  birthYear: string;
  birthYearOperator: BirthDateOperator;
  age: string;
  ageOperator: BirthDateOperator;

  /** The rating group, or null. */
  sig: Named | null;
  sigOperator: SigOperator;
  /** Percent, 0 to 90. */
  sigRating: number;
}

export type SearchField = keyof SearchQuery;
