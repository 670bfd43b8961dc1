import type { Camelized } from "../kernel/camelize.ts";
import type { HierarchyChipWire } from "../wire/profiles.ts";
import type { SearchItemWire, SearchPageWire } from "../wire/search.ts";

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

/** A card of a record. */
export interface SearchItem extends Camelized<SearchItemWire> {}

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
export type SearchExit = SearchPageWire["elsewhere"][number];

/** An order by a fact, which records may lack. */
export type FactOrder = "state" | "district" | "seniority";

export type SearchOrder = "relevance" | "importance" | "alphabetical_asc" | "alphabetical_desc" | FactOrder;

/** The four search tabs; the value is part of the address (`/search/{scope}`). */
export type SearchScope = "congressional" | "federal" | "state" | "universal";

/** An office above a person, with its record if it has a page. */
export interface HierarchyChip extends Camelized<HierarchyChipWire> {}
