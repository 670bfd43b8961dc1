import type { SearchItem, SearchScope } from "../records/search-item.ts";

export interface SavedSearch {
  id: number;
  name: string;
  scope: SearchScope;
  /** Query string of its results, without page. */
  search: string;
  /** With everyone in the owner's organization. */
  isShared: boolean;
  /** Only the owner can change it. */
  isOwn: boolean;
  ownerName: string;
}

export type SavedSearchDraft = Pick<SavedSearch, "name" | "scope" | "search" | "isShared">;

/** Numbers of a saved search, the same for everyone in an organization. */
export interface SavedCount {
  id: number;
  /** Results now; null if it isn't counted. */
  total: number | null;
  newCount: number;
  leftCount: number;
  /** New or left, and not yet marked as seen by the reader. */
  unseenCount: number;
  /** ISO date from which new and left are counted: Monday, or later the day on which the search was saved. */
  since: string;
}

export interface SavedChanges {
  search: SavedSearch;
  count: SavedCount;
  /** `{id}-{record type}` of new results that the reader hasn't marked as seen. */
  newIds: string[];
  /** Their cards and those of results that left; the first of many. */
  newItems: SearchItem[];
  leftItems: SearchItem[];
}

/** Every call rejects with `CallFailed`. */
export interface SavedSearchesApi {
  /** Own and shared ones, by name. */
  savedSearches(signal?: AbortSignal): Promise<SavedSearch[]>;
  savedCounts(signal?: AbortSignal): Promise<SavedCount[]>;
  savedChanges(id: number, signal?: AbortSignal): Promise<SavedChanges>;
  saveSearch(draft: SavedSearchDraft): Promise<SavedSearch>;
  /** Without `search` its filters stay. */
  changeSearch(id: number, change: Pick<SavedSearch, "name" | "isShared"> & { search?: string }): Promise<SavedSearch>;
  deleteSearch(id: number): Promise<void>;
  /** Ends the reader's marks. */
  markSeen(id: number): Promise<SavedChanges>;
}
