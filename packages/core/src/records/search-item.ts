/** `profile` is a person's full profile; `person`, `staffer` and `agencyperson` are know-who records with own ids. */
export const RECORD_TYPES = [
  "profile",
  "person",
  "staffer",
  "agencyperson",
  "committee",
  "caucus",
  "agency",
  "state",
  "district",
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

export interface SearchItem {
  id: number;
  /** `{id}-{record_type}`. */
  briefcaseItemId: string;
  isFormer: boolean;
  positionSummary: string;
  preferredNameDisplay: string;
  /** Lower-case sort key; the last name of a person first. */
  sortName: string;
  title: string;
  /** Name of the party; empty for groups, places and agencies. */
  politicalParty: string;
  /** HTML, sanitized before it is displayed. */
  quickSummary: string;
  /** URL of a picture, or empty. */
  headshot: string;
  subscriptionModules: number[];
  recordType: RecordType;
  addedToBriefcase: boolean;
  leadershipRole: string;
  /** Outside the reader's subscription: shown with a lock, links to the paywall. */
  isPaywalled: boolean;
}

/** Fields that all records with a page share. */
export interface PageRecord {
  id: number;
  briefcaseItemId: string;
  addedToBriefcase: boolean;
  subscriptionModules: number[];
  /** ISO date. */
  updatedDate: string | null;
}

export interface SearchPage {
  items: SearchItem[];
  /** Why each item matches, such as "Nickname Bob"; empty where its card shows it. */
  reasons: string[];
  /** 1-based. */
  page: number;
  pageSize: number;
  totalPages: number;
  totalHits: number;
  order: SearchOrder;
  /** The corrected spelling that was searched after no exact match, else empty. */
  showingResultsFor: string;
  /** If nothing was found, other searches with results; in Universal Search, also contacts that match the keyword. */
  elsewhere: SearchExit[];
}

/** Another search that has results. */
export interface SearchExit {
  /** "7 results without “ok”" */
  text: string;
  scope: SearchScope;
  /** Query string of its address. */
  search: string;
}

/** An order by a fact, which records may lack. */
export type FactOrder = "state" | "district" | "seniority";

export type SearchOrder = "relevance" | "importance" | "alphabetical_asc" | "alphabetical_desc" | FactOrder;

/** The four search tabs; the value is part of the address (`/search/{scope}`). */
export type SearchScope = "congressional" | "federal" | "state" | "universal";

/** An office above a person, with its record if it has a page. */
export interface HierarchyChip {
  text: string;
  recordType: SearchItem["recordType"] | "";
  id: number | null;
}
