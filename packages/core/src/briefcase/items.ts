import { describeCount } from "../kernel/text.ts";
import { RECORD_TYPES, type RecordType, type SearchItem } from "../records/search-item.ts";
import type { Folder, FolderItem } from "../records/briefcase.ts";

/** Every Briefcase has this folder (BRF-02). */
export const DEFAULT_FOLDER_NAME = "General Briefcase";
export const MAX_FOLDER_ITEMS = 500;
export const MAX_BRIEFCASE_PROFILES = 2000;
export const BRIEFCASE_PAGE_SIZE = 12;
/** Minimum time between refreshes unless the Briefcase changed, in ms. */
export const BRIEFCASE_REFRESH_MS = 2 * 60 * 1000;

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

/** Maps each item to its folders' ids in folder order; items without folder are missing (BRF-20). */
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

export const listItemIds = (folders: readonly Folder[], folderId: number): string[] =>
  folders.filter(({ id }) => id === folderId).flatMap(({ items }) => items.map((item) => item.briefcaseItemId));

/** Builds the card of an added item: not former, no modules until the server responds. */
export function toBriefcaseItem(item: SearchItem): SearchItem {
  return { ...item, isFormer: false, subscriptionModules: [], addedToBriefcase: true };
}

/** Returns "profile" if all items are people, else "item". */
export function chooseItemsNoun(items: readonly FolderItem[]): "profile" | "item" {
  const isPerson = ({ briefcaseItemId: itemId }: FolderItem) => {
    const parsed = parseBriefcaseItemId(itemId);
    return parsed !== null && isPersonRecord(parsed.recordType);
  };
  return items.length > 0 && items.every(isPerson) ? "profile" : "item";
}

export function describeItems(items: readonly FolderItem[]): string {
  return describeCount(items.length, chooseItemsNoun(items));
}

export type NamedItem = Pick<SearchItem, "briefcaseItemId" | "preferredNameDisplay">;

export function nameItems(items: readonly NamedItem[]): string {
  const [only, ...others] = items;
  return only && others.length === 0 ? only.preferredNameDisplay : describeItems(items);
}

/** Returns the tooltip of a card's Briefcase button, which differs inside a folder (CARD-07). */
export function describeCardButton({ addedToBriefcase }: Pick<SearchItem, "addedToBriefcase">, isInFolder: boolean) {
  if (isInFolder) return "Remove from Briefcase folder";
  return addedToBriefcase ? "Remove from Briefcase" : "Add to Briefcase";
}
