import { describeCount } from "../kernel/text.ts";
import type { RecordType, SearchItem } from "../records/search-item.ts";
import type { Folder, FolderItem } from "../records/briefcase.ts";

/** The folder every Briefcase has (BRF-02). */
export const DEFAULT_FOLDER_NAME = "General Briefcase";
export const MAX_FOLDER_ITEMS = 500;
export const MAX_BRIEFCASE_PROFILES = 2000;
export const BRIEFCASE_PAGE_SIZE = 12;
/** A Briefcase is requested again at most this often, unless it is known to have changed. */
export const BRIEFCASE_REFRESH_MS = 2 * 60 * 1000;

const RECORD_TYPES: readonly RecordType[] = [
  "profile",
  "person",
  "staffer",
  "agencyperson",
  "committee",
  "caucus",
  "agency",
  "state",
  "district",
];

/** The records that are people; committees, agencies and places are not. */
const PERSON_TYPES: readonly RecordType[] = ["profile", "person", "staffer", "agencyperson"];

export function isPersonRecord(type: RecordType): boolean {
  return PERSON_TYPES.includes(type);
}

/** `{id}-{record_type}` (BRF-20). */
export function formatBriefcaseItemId(id: number, type: RecordType): string {
  return `${id}-${type}`;
}

export function parseBriefcaseItemId(text: string): { id: number; recordType: RecordType } | null {
  const match = /^(\d+)-([a-z]+)$/.exec(text);
  const id = Number(match?.[1]);
  const recordType = RECORD_TYPES.find((type) => type === match?.[2]);
  return recordType !== undefined && Number.isSafeInteger(id) ? { id, recordType } : null;
}

/** Which folders each item is in, in the order of the folders; an item in none has no entry (BRF-20). */
export function indexFolders({ folders }: { folders: readonly Pick<Folder, "id" | "items">[] }): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const folder of folders) {
    for (const { briefcaseItemId: itemId } of folder.items) {
      const ids = index.get(itemId) ?? [];
      if (!ids.includes(folder.id)) index.set(itemId, [...ids, folder.id]);
    }
  }
  return index;
}

export function findDefaultFolder(folders: readonly Folder[]): Folder | null {
  return folders.find((folder) => folder.isDefault) ?? null;
}

/** The card of an item that is being added (not former, no modules, until the server says more). */
export function toBriefcaseItem(item: SearchItem): SearchItem {
  return { ...item, isFormer: false, subscriptionModules: [], addedToBriefcase: true };
}

/** Chooses the noun for a number of items: profiles if all are people, else items. */
export function chooseItemsNoun(items: readonly FolderItem[]): "profile" | "item" {
  const isPerson = ({ briefcaseItemId: itemId }: FolderItem) => {
    const parsed = parseBriefcaseItemId(itemId);
    return parsed !== null && isPersonRecord(parsed.recordType);
  };
  return items.length > 0 && items.every(isPerson) ? "profile" : "item";
}

/** How many there are: "1 profile", "3 items". */
export function describeItems(items: readonly FolderItem[]): string {
  return describeCount(items.length, chooseItemsNoun(items));
}

/** Names one item, or the number of several, for a sentence. */
export function nameItems(items: readonly Pick<SearchItem, "briefcaseItemId" | "preferredNameDisplay">[]): string {
  const [only, ...others] = items;
  return only && others.length === 0 ? only.preferredNameDisplay : describeItems(items);
}
