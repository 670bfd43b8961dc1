import type { SearchScope } from "../records/search-item.ts";
import type { SearchQuery } from "../search/search-query.ts";
import type { Briefcase } from "../records/briefcase.ts";

/** A toggle the rules let through. */
export type ToggleCommand = ListToggle | { action: "move"; itemIds: string[]; folderId: number; destFolderId: number };

/** A toggle as a list of them may hold it. */
export type ListToggle =
  | { action: "add"; itemIds: string[]; folderId: number }
  | { action: "remove"; itemIds: string[]; folderId: number };

/** The server's answer for a new folder. */
export interface NewFolder {
  id: number;
  dossierUrl: string;
}

/** Every call rejects with `CallFailed`. */
export interface BriefcaseApi {
  briefcase(signal?: AbortSignal): Promise<Briefcase>;
  /** `false` on an add means the Briefcase is full. */
  toggle(command: ToggleCommand): Promise<boolean>;
  /** All of them or none; `false` means the Briefcase is full. */
  toggleAll(toggles: readonly ListToggle[]): Promise<boolean>;
  addFolder(name: string): Promise<NewFolder>;
  /** Rejects, too, when the answer's status code isn't 200. */
  deleteFolder(folderId: number): Promise<void>;
  /** Adds everything a search finds; resolves with the Briefcase ids of those items. All or nothing (`FULL_FOLDER`). */
  addAllSearchResults(scope: SearchScope, query: SearchQuery, folderId: number): Promise<string[]>;
}
