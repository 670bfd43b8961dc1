import type { SearchItem, SearchScope } from "./search-item.ts";

/** A folder of a web user's Briefcase. Items are in the order they were added. */
export interface Folder {
  id: number;
  isDefault: boolean;
  name: string;
  items: FolderItem[];
  dossierUrl: string;
  /** The saved search whose results it holds; null for ordinary folders. */
  live: LiveSearch | null;
  /** The name of the saved search that it followed until that was gone; or empty. */
  followed: string;
}

export interface LiveSearch {
  id: number;
  name: string;
  scope: SearchScope;
  /** Query string of its results, without page. */
  search: string;
  /** All results. */
  total: number;
}

export interface FolderItem {
  /** `{id}-{record_type}`. */
  briefcaseItemId: string;
}

/** The folders, and one card per distinct item in them. */
export interface Briefcase {
  folders: Folder[];
  items: SearchItem[];
}
