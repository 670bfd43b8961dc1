import type { SearchScope } from "../records/search-item.ts";

export interface ConfigApi {
  appConfig(signal?: AbortSignal): Promise<AppConfig>;
}

/** An entry of a lookup list; nested lists have `children`. */
export interface LookupItem {
  id: string;
  name: string;
  shortCode?: string;
  abbreviation?: string;
  children?: LookupItem[];
}

export interface SelectItem {
  text: string;
  value: string;
  /** "TX", "TX-7", "USDA" */
  code?: string;
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

/** Hint texts of the search field, per scope. */
export type SearchSuggestions = Record<"universal" | "congressional" | "federal" | "state", string[]>;

/** Brand settings of the installation, and the server's limits. */
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
  /** API key of the maps service, or empty. */
  mapsKey: string;
}

/** Content that an installation may lack: people in a directory, committees or caucuses, staffers, narratives. */
export type ContentKind = SearchScope | "groups" | "staff" | "narratives";

export interface AppConfig {
  lookups: Lookups;
  unmatchedOptions: UnmatchedOptions[];
  /** The content of this installation; screens leave out what it lacks. */
  content: ContentKind[];
  /** Ids of full profiles that are open to all visitors. */
  unlockedProfiles: number[];
  searchSuggestions: SearchSuggestions;
  constants: Constants;
}

/** Filter values without matches in a scope, which its form hides. A filter without options has the value "". */
export interface UnmatchedOptions {
  scope: SearchScope;
  parameter: string;
  values: string[];
}
