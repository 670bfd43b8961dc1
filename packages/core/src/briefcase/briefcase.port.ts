import type { SearchScope } from "../records/search-item.ts";
import type { SearchQuery } from "../search/search-query.ts";
import type { Briefcase } from "../records/briefcase.ts";

export type ToggleCommand = ListToggle | { action: "move"; itemIds: string[]; folderId: number; destFolderId: number };

export type ListToggle =
  /** `order`: the items the folder had, so that removed ones return to their places; other items come last. */
  | { action: "add"; itemIds: string[]; folderId: number; order?: readonly string[] | undefined }
  | { action: "remove"; itemIds: string[]; folderId: number };

export interface NewFolder {
  id: number;
  dossierUrl: string;
}

/** `itemIds` limits the addition to selected results. */
export interface MassAddition {
  scope: SearchScope;
  query: SearchQuery;
  itemIds?: readonly string[];
  folderId: number;
}

/** Every call rejects with `CallFailed`. */
export interface BriefcaseApi {
  briefcase(signal?: AbortSignal): Promise<Briefcase>;
  /** `false` on an add means the Briefcase is full. */
  toggle(command: ToggleCommand): Promise<boolean>;
  /** Makes all toggles or none; `false` means the Briefcase is full. */
  toggleAll(toggles: readonly ListToggle[]): Promise<boolean>;
  addFolder(name: string): Promise<NewFolder>;
  addLiveFolder(searchId: number): Promise<NewFolder>;
  keepFolder(folderId: number): Promise<void>;
  /** Also rejects on status codes other than 200. */
  deleteFolder(folderId: number): Promise<void>;
  /** Adds all of them, or none (`FULL_FOLDER`); resolves with their Briefcase item ids. */
  addAllSearchResults(addition: MassAddition): Promise<string[]>;
}
