import { MESSAGES } from "../notices/messages.ts";
import { applyToFolders } from "./apply-toggle.ts";
import type { Folder } from "../records/briefcase.ts";
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

/** Ticks the folders that hold all items, at least one; those that hold some are mixed. */
export function openSelection(itemIds: readonly string[], folders: readonly Folder[]): FolderSelection {
  const index = indexFolders({ folders });
  const held = folders.map(({ id }) => ({
    id,
    count: itemIds.filter((itemId) => index.get(itemId)?.includes(id)).length,
  }));
  const before = held.filter(({ count }) => count === itemIds.length).map(({ id }) => id);
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
  const { ticked, partly } = selection;
  return folders.map(({ id, name, items }) => ({
    id,
    name,
    contents: describeItems(items),
    isTicked: partly.includes(id) ? "mixed" : ticked.includes(id),
    change: findChange(selection, id),
  }));
}

function findChange({ before, partlyBefore, ticked, partly }: FolderSelection, id: number): FolderChoice["change"] {
  if (ticked.includes(id)) return before.includes(id) ? null : "add";
  const isLeft = !partly.includes(id) && (before.includes(id) || partlyBefore.includes(id));
  return isLeft ? "remove" : null;
}

/** Plans the requests of a selection: only the reader's changes, since folders may have changed meanwhile. */
export function planMove(
  moved: readonly NamedItem[],
  selection: FolderSelection,
  folders: readonly Folder[],
): MovePlan {
  const itemIds = moved.map((item) => item.briefcaseItemId);
  const listEdits = (action: "add" | "remove") =>
    folders
      .filter(({ id }) => findChange(selection, id) === action)
      .map(({ id, name, items }) => {
        const inside = new Set(items.map((item) => item.briefcaseItemId));
        const affected = itemIds.filter((itemId) => inside.has(itemId) === (action === "remove"));
        return { folder: name, action, itemIds: affected, folderId: id };
      })
      .filter((edit) => edit.itemIds.length > 0);
  const [joined, left] = [listEdits("add"), listEdits("remove")];
  // Additions first, so that the item never leaves the Briefcase in between.
  const toggles = [...joined, ...left].map(({ folder: _name, ...toggle }): ListToggle => toggle);
  const [from, to] = [left.map(({ folder }) => folder), joined.map(({ folder }) => folder)];
  const name = nameItems(moved);
  if (toggles.length === 0) return { do: "nothing" };
  if (to.length === 0) {
    const after = toggles.reduce<readonly Folder[]>(applyToFolders, folders);
    return { do: "send", toggles, outcome: "removed", message: describeRemoval(moved, from, after) };
  }
  if (from.length === 0) return { do: "send", toggles, outcome: "added", message: MESSAGES.addedToFolders(name, to) };
  return { do: "send", toggles, outcome: "moved", message: MESSAGES.movedToFolders(name, to) };
}

const isDifferent = (one: readonly number[], other: readonly number[]): boolean =>
  one.length !== other.length || one.some((id) => !other.includes(id));
