import type { SearchScope } from "../records/search-item.ts";

/** An entry of a lookup list. Only nested lists have `children`. */
export interface LookupItem {
  id: string;
  name: string;
  shortCode?: string;
  abbreviation?: string;
  children?: LookupItem[];
}

/** A choice of a select. */
export interface SelectItem {
  text: string;
  value: string;
}

export type LookupListName =
  | "appointments"
  | "countries"
  | "degrees"
  | "districts"
  | "editorialGroups"
  | "ethnicities"
  | "focusAreas"
  | "genders"
  | "jobCategories"
  | "jobCategoriesFederal"
  | "jobCategoriesState"
  | "maritalStatuses"
  | "politicalParties"
  | "positionStatuses"
  | "primaryProfileTypes"
  | "secondaryProfileTypes"
  | "religions"
  | "states"
  | "subscriptionModules"
  | "offices"
  | "agenciesFlat"
  | "caucusesFlat"
  | "committeesFlat"
  | "keyPolicyAreasFlat"
  | "industriesFlat"
  | "profileTypesFlat"
  | "specialInterestGroupsFlat"
  | "profileTypes"
  | "keyPolicyAreas"
  | "industries"
  | "committees"
  | "caucuses"
  | "agencies"
  | "specialInterestGroups";

export type Lookups = Record<LookupListName, LookupItem[]>;

/** Search-label hints, per scope. */
export type SearchSuggestions = Record<"universal" | "congressional" | "federal" | "state", string[]>;

/** Brand settings of the installation, and limits the server may set. */
interface Constants {
  productName: string;
  publisher: string;
  mainSiteOrigin: string;
  printEditionUrl: string;
  customerServicePhone: string;
  customerServiceEmail: string;
  socialLinks: { name: string; url: string }[];
  sampleData: boolean;
  almanacMaxExports: number;
  /** The operator's key of the maps service; empty without one. */
  mapsKey: string;
}

/** The answer of `api/config/app/`. */
export interface AppConfig {
  lookups: Lookups;
  unmatchedOptions: UnmatchedOptions[];
  /** Ids of full profiles that are open to anyone. */
  unlockedProfiles: number[];
  searchSuggestions: SearchSuggestions;
  constants: Constants;
}

/** Values of a filter that find nobody in a directory, which doesn't offer them. */
export interface UnmatchedOptions {
  scope: SearchScope;
  parameter: string;
  values: string[];
}
