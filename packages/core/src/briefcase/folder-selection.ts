import { MESSAGES } from "../notices/messages.ts";
import type { Folder } from "./briefcase.ts";
import type { ListToggle } from "./briefcase.port.ts";
import { folderIndex } from "./items.ts";

/** The ticks of the move-to-folders dialog (spec 2). */
export interface FolderSelection {
  /** The folders the item was in when the dialog opened. */
  before: readonly number[];
  ticked: readonly number[];
}

export interface FolderChoice {
  id: number;
  name: string;
  isTicked: boolean;
}

export type MoveOutcome = "moved" | "added" | "removed" | "failed";

export type MovePlan =
  | {
      do: "send";
      /** Carried out all of them or none (decisions O-21). */
      toggles: ListToggle[];
      outcome: Exclude<MoveOutcome, "failed">;
      /** Told when it is done; names the folders. */
      message: string;
    }
  /** Things stand as wanted. */
  | { do: "nothing" };

/** The folders an item is in, ticked. */
export function openSelection(itemId: string, folders: readonly Folder[]): FolderSelection {
  const before = folderIndex({ folders }).get(itemId) ?? [];
  return { before, ticked: before };
}

/** What closing the dialog leaves: the first folder (spec 2). */
export function resetSelection(folders: readonly Folder[]): FolderSelection {
  const before = folders.slice(0, 1).map((folder) => folder.id);
  return { before, ticked: before };
}

/** Ticks a folder, or unticks it. */
export function tickFolder(selection: FolderSelection, folderId: number): FolderSelection {
  const { ticked } = selection;
  const isTicked = ticked.includes(folderId);
  return { ...selection, ticked: isTicked ? ticked.filter((id) => id !== folderId) : [...ticked, folderId] };
}

/** Whether OK has anything to do: a tick that was set and taken back is no change. */
export function hasChanged({ before, ticked }: FolderSelection): boolean {
  return before.length !== ticked.length || before.some((id) => !ticked.includes(id));
}

/** Every folder, as the dialog lists it. */
export function folderChoices({ ticked }: FolderSelection, folders: readonly Folder[]): FolderChoice[] {
  return folders.map(({ id, name }) => ({ id, name, isTicked: ticked.includes(id) }));
}

/**
 * What a selection asks of the server, as folders stand now: they may have changed while the dialog was open, and only
 * what the reader changed is done. `name` is the item's.
 */
export function planMove(
  { briefcaseItemId: itemId, preferredNameDisplay: name }: { briefcaseItemId: string; preferredNameDisplay: string },
  { before, ticked }: FolderSelection,
  folders: readonly Folder[],
): MovePlan {
  const isIn = (folder: Folder) => folder.items.some((item) => item.briefcaseItemId === itemId);
  const left = folders.filter((folder) => before.includes(folder.id) && !ticked.includes(folder.id) && isIn(folder));
  const joined = folders.filter((folder) => ticked.includes(folder.id) && !before.includes(folder.id) && !isIn(folder));
  // Additions first: in between, too, the item is in a folder, and what is known of it stays.
  const toggles = [
    ...joined.map(({ id }): ListToggle => ({ action: "add", itemIds: [itemId], folderId: id })),
    ...left.map(({ id }): ListToggle => ({ action: "remove", itemIds: [itemId], folderId: id })),
  ];
  const [from, to] = [namesOf(left), namesOf(joined)];
  if (toggles.length === 0) return { do: "nothing" };
  if (to.length === 0) {
    return { do: "send", toggles, outcome: "removed", message: MESSAGES.removedFromFolders(name, from) };
  }
  if (from.length === 0) return { do: "send", toggles, outcome: "added", message: MESSAGES.addedToFolders(name, to) };
  return { do: "send", toggles, outcome: "moved", message: MESSAGES.movedToFolders(name, to) };
}

const namesOf = (folders: readonly Folder[]): string[] => folders.map((folder) => folder.name);
