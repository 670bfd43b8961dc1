import type { SearchItem } from "../records/search-item.ts";
import type { Briefcase, Folder, FolderItem } from "../records/briefcase.ts";
import type { ToggleCommand } from "./briefcase.port.ts";
import { MAX_BRIEFCASE_PROFILES, MAX_FOLDER_ITEMS, indexFolders, toBriefcaseItem } from "./items.ts";

/** Applies a toggle; idempotent, since a response may already include it. `cards` are those of added items. */
export function applyToggle(
  briefcase: Briefcase,
  command: ToggleCommand,
  cards: readonly SearchItem[] = [],
): Briefcase {
  const folders = applyToFolders(briefcase.folders, command);
  const index = indexFolders({ folders });
  const present = new Set(briefcase.items.map((item) => item.briefcaseItemId));
  const added = cards.filter((card) => !present.has(card.briefcaseItemId)).map(toBriefcaseItem);
  return { folders, items: [...briefcase.items, ...added].filter((item) => index.has(item.briefcaseItemId)) };
}

/** Returns whether a toggle exceeds the limit of a folder or of the Briefcase (BRF-21). */
export function exceedsLimits(folders: readonly Folder[], command: ToggleCommand): boolean {
  const target = findTarget(command);
  if (target === null) return false;
  const after = applyToFolders(folders, command);
  const inFolder = after.find(({ id }) => id === target)?.items.length ?? 0;
  return inFolder > MAX_FOLDER_ITEMS || indexFolders({ folders: after }).size > MAX_BRIEFCASE_PROFILES;
}

export function applyToFolders(folders: readonly Folder[], command: ToggleCommand): Folder[] {
  const target = findTarget(command);
  return folders.map((folder) => {
    if (folder.id === target) return addItems(folder, command.itemIds, findOrder(command));
    return folder.id === command.folderId ? removeItems(folder, command.itemIds) : folder;
  });
}

function findTarget(command: ToggleCommand): number | null {
  if (command.action === "remove") return null;
  return command.action === "add" ? command.folderId : command.destFolderId;
}

const findOrder = (command: ToggleCommand): readonly string[] => (command.action === "add" && command.order) || [];

function addItems(folder: Folder, itemIds: readonly string[], order: readonly string[]): Folder {
  const there = new Set(folder.items.map((item) => item.briefcaseItemId));
  const added = itemIds.filter((itemId) => !there.has(itemId)).map((briefcaseItemId) => ({ briefcaseItemId }));
  const items = [...folder.items, ...added];
  const places = new Map(order.map((itemId, at) => [itemId, at]));
  const getPlace = (item: FolderItem) => places.get(item.briefcaseItemId) ?? places.size;
  return { ...folder, items: items.toSorted((one, other) => getPlace(one) - getPlace(other)) };
}

function removeItems(folder: Folder, itemIds: readonly string[]): Folder {
  return { ...folder, items: folder.items.filter((item) => !itemIds.includes(item.briefcaseItemId)) };
}
