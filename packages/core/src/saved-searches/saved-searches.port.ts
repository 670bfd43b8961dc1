import type { Camelized } from "../kernel/camelize.ts";
import type { SavedChangesWire, SavedCountWire, SavedSearchWire } from "../wire/saved-searches.ts";

export interface SavedSearch extends Camelized<SavedSearchWire> {}
export type SavedSearchDraft = Pick<SavedSearch, "name" | "scope" | "search" | "isShared">;

/** Numbers of a saved search, the same for everyone in an organization. */
export interface SavedCount extends Camelized<SavedCountWire> {}
export interface SavedChanges extends Camelized<SavedChangesWire> {}

/** Every call rejects with `CallFailed`. */
export interface SavedSearchesApi {
  /** Own and shared ones, by name. */
  savedSearches(signal?: AbortSignal): Promise<SavedSearch[]>;
  savedCounts(signal?: AbortSignal): Promise<SavedCount[]>;
  savedChanges(id: number, signal?: AbortSignal): Promise<SavedChanges>;
  saveSearch(draft: SavedSearchDraft): Promise<SavedSearch>;
  /** Without `search` the filters stay unchanged. */
  changeSearch(id: number, change: Pick<SavedSearch, "name" | "isShared"> & { search?: string }): Promise<SavedSearch>;
  deleteSearch(id: number): Promise<void>;
  markSeen(id: number): Promise<SavedChanges>;
}
