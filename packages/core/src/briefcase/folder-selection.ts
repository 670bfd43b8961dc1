import { MESSAGES } from "../notices/messages.ts";
import { applyToggle } from "./apply-toggle.ts";
import type { Briefcase, Folder } from "../records/briefcase.ts";
import type { ListToggle } from "./briefcase.port.ts";
import { describeItems, indexFolders, type NamedItem, nameItems } from "./items.ts";
import { describeRemoval } from "./toggle-notice.ts";

/** Ticks of the move dialog, for one or several items. */
export interface FolderSelection {
  /** Folders that held all items when the dialog opened. */
  before: readonly number[];
  /** Folders that held some of the items. */
  partlyBefore: readonly number[];
  ticked: readonly number[];
  /** The folders in `partlyBefore` to leave unchanged. */
  partly: readonly number[];
}

export interface FolderChoice {
  id: number;
  name: string;
  /** The folder's size: "3 items". */
  contents: string;
  /** `"mixed"` if it holds some of the items and stays unchanged. */
  isTicked: boolean | "mixed";
  change: "add" | "remove" | null;
}

export type MoveOutcome = "moved" | "added" | "removed" | "failed";

export type MovePlan =
  | {
      do: "send";
      /** The server makes all of them or none. */
      toggles: ListToggle[];
      outcome: Exclude<MoveOutcome, "failed">;
      /** Success notice, with the folders' names. */
      message: string;
    }
  | { do: "nothing" };

/** Ticks the folders that hold all items; those that hold some are mixed. */
export function openSelection(itemIds: readonly string[], folders: readonly Folder[]): FolderSelection {
  const index = indexFolders({ folders });
  const held = folders.map(({ id }) => ({
    id,
    count: itemIds.filter((itemId) => index.get(itemId)?.includes(id)).length,
  }));
  const before = held.filter(({ count }) => count > 0 && count === itemIds.length).map(({ id }) => id);
  const partlyBefore = held.filter(({ count }) => count > 0 && count < itemIds.length).map(({ id }) => id);
  return { before, partlyBefore, ticked: before, partly: partlyBefore };
}

/** Returns the selection of a closed dialog: the first folder (BRF-09). */
export function resetSelection(folders: readonly Folder[]): FolderSelection {
  const before = folders.slice(0, 1).map((folder) => folder.id);
  return { before, partlyBefore: [], ticked: before, partly: [] };
}

/** Toggles a folder; one that held some of the items cycles through mixed. */
export function toggleFolder(selection: FolderSelection, folderId: number): FolderSelection {
  const ticked = selection.ticked.filter((id) => id !== folderId);
  const partly = selection.partly.filter((id) => id !== folderId);
  if (ticked.length < selection.ticked.length) return { ...selection, ticked };
  const isBackToMixed = selection.partlyBefore.includes(folderId) && partly.length === selection.partly.length;
  return isBackToMixed
    ? { ...selection, partly: [...partly, folderId] }
    : { ...selection, partly, ticked: [...ticked, folderId] };
}

/** Returns whether OK has an effect, comparing with the initial ticks. */
export function hasChanged({ before, partlyBefore, ticked, partly }: FolderSelection): boolean {
  return isDifferent(before, ticked) || isDifferent(partlyBefore, partly);
}

export function listFolderChoices(selection: FolderSelection, folders: readonly Folder[]): FolderChoice[] {
  const { before, partlyBefore, ticked, partly } = selection;
  return folders.map(({ id, name, items }) => {
    const isTicked = ticked.includes(id);
    const isLeft = !isTicked && !partly.includes(id) && (before.includes(id) || partlyBefore.includes(id));
    const change = isTicked && !before.includes(id) ? "add" : isLeft ? "remove" : null;
    return { id, name, contents: describeItems(items), isTicked: partly.includes(id) ? "mixed" : isTicked, change };
  });
}

/** Plans the requests of a selection: only the reader's changes, since folders may have changed meanwhile. */
export function planMove(
  moved: readonly NamedItem[],
  selection: FolderSelection,
  folders: readonly Folder[],
): MovePlan {
  const itemIds = moved.map((item) => item.briefcaseItemId);
  const edits = listFolderChoices(selection, folders).flatMap(({ id, name, change }) => {
    const inside = new Set(folders.find((folder) => folder.id === id)?.items.map((item) => item.briefcaseItemId));
    const left = itemIds.filter((itemId) => inside.has(itemId) === (change === "remove"));
    return change === null || left.length === 0 ? [] : [{ folder: name, action: change, itemIds: left, folderId: id }];
  });
  const joined = edits.filter(({ action }) => action === "add");
  const left = edits.filter(({ action }) => action === "remove");
  // Additions first, so that the item never leaves the Briefcase in between.
  const toggles = [...joined, ...left].map(({ folder: _name, ...toggle }): ListToggle => toggle);
  const [from, to] = [left.map(({ folder }) => folder), joined.map(({ folder }) => folder)];
  const name = nameItems(moved);
  if (toggles.length === 0) return { do: "nothing" };
  if (to.length === 0) {
    const before: Briefcase = { folders: [...folders], items: [] };
    const after = toggles.reduce((held, toggle) => applyToggle(held, toggle), before);
    return { do: "send", toggles, outcome: "removed", message: describeRemoval(moved, from, after.folders) };
  }
  if (from.length === 0) return { do: "send", toggles, outcome: "added", message: MESSAGES.addedToFolders(name, to) };
  return { do: "send", toggles, outcome: "moved", message: MESSAGES.movedToFolders(name, to) };
}

const isDifferent = (one: readonly number[], other: readonly number[]): boolean =>
  one.length !== other.length || one.some((id) => !other.includes(id));
