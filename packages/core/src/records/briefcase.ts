import type { SearchItem } from "./search-item.ts";

/** A folder of a web user's Briefcase. Items are in the order they were added. */
export interface Folder {
  id: number;
  isDefault: boolean;
  name: string;
  items: FolderItem[];
  dossierUrl: string;
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
