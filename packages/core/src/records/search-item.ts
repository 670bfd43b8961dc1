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

export interface SearchItem extends Camelized<SearchItemWire> {}

type Answer = Camelized<SearchPageWire>;
type Pagination = Answer["pagination"];

/** `page` is 1-based. */
export interface SearchPage extends Omit<Answer, "results" | "pagination">, Pagination {
  items: SearchItem[];
}

export type SearchExit = SearchPageWire["elsewhere"][number];

/** An order by a fact, which records may lack. */
export type FactOrder = "state" | "district" | "seniority";

export type SearchOrder = "relevance" | "importance" | "alphabetical_asc" | "alphabetical_desc" | FactOrder;

/** The four search tabs; the value is part of the address (`/search/{scope}`). */
export type SearchScope = "congressional" | "federal" | "state" | "universal";

/** An office above a person, with its record if it has a page. */
export interface HierarchyChip extends Camelized<HierarchyChipWire> {}
