/**
 * The kind of a record. `profile` is a full profile of a person; `person`, `staffer` and
 * `agencyperson` are know-who records, which have an id space of their own.
 */
export type RecordType =
  | "profile"
  | "person"
  | "staffer"
  | "agencyperson"
  | "committee"
  | "caucus"
  | "agency"
  | "state"
  | "district";

/** A profile card. */
export interface SearchItem {
  id: number;
  /** `{id}-{record_type}`. */
  briefcaseItemId: string;
  isFormer: boolean;
  positionSummary: string;
  preferredNameDisplay: string;
  /** Lower-case, the last name of a person first: what lists are sorted by. */
  sortName: string;
  title: string;
  /** Name of the party, or empty: groups, places and agencies have none. */
  politicalParty: string;
  /** HTML, sanitised before it is shown. */
  quickSummary: string;
  /** Address of a picture, or empty. */
  headshot: string;
  subscriptionModules: number[];
  recordType: RecordType;
  addedToBriefcase: boolean;
  leadershipRole: string;
  /** Outside the reader's subscription: listed with a lock, its page leads to the paywall. */
  isPaywalled: boolean;
}

export interface SearchPage {
  items: SearchItem[];
  /** From 1. */
  page: number;
  pageSize: number;
  totalPages: number;
  totalHits: number;
  order: SearchOrder;
  /** The spelling that was searched instead, when nothing matched exactly; empty otherwise. */
  showingResultsFor: string;
}

export type SearchOrder = "relevance" | "alphabetical_asc" | "alphabetical_desc";

/** The four tabs; the value is the scope's name in our own addresses (`/search/{scope}`). */
export type SearchScope = "congressional" | "federal" | "state" | "universal";

/** A hierarchy chip: an office above the person, with the route it leads to when there is one. */
export interface HierarchyChip {
  text: string;
  recordType: SearchItem["recordType"] | "";
  id: number | null;
}
