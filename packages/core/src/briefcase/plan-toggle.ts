import { MESSAGES } from "../notices/messages.ts";
import type { Folder } from "../records/briefcase.ts";
import type { ToggleCommand } from "./briefcase.port.ts";
import { findDefaultFolder, indexFolders, parseBriefcaseItemId } from "./items.ts";
import { listEditableFolders } from "./live-folder.ts";

/** A requested change; without an action, a click on one item's star. */
export interface ToggleRequest {
  itemIds: readonly string[];
  /** "add", "remove" or "move"; other texts are refused. */
  action?: string | undefined;
  folderId?: number | undefined;
  destFolderId?: number | undefined;
  order?: readonly string[] | undefined;
}

const REFUSALS = {
  "no-items": MESSAGES.toggleNoItems,
  "invalid-item": MESSAGES.toggleInvalidItem,
  "invalid-action": MESSAGES.toggleInvalidAction,
  "unknown-folder": MESSAGES.toggleUnknownFolder,
  // The Briefcase isn't loaded yet.
  "no-default-folder": MESSAGES.toggleFailed,
  "missing-destination": MESSAGES.toggleNoDestination,
  "same-folder": MESSAGES.toggleSameFolder,
  "in-no-folder": MESSAGES.toggleInNoFolder,
  "not-in-folder": MESSAGES.toggleNotInFolder,
  "live-folder": MESSAGES.toggleLiveFolder,
} as const;
type ToggleRefusal = keyof typeof REFUSALS;

export type TogglePlan =
  | { do: "send"; command: ToggleCommand }
  /** The item is in several folders: let the reader choose. */
  | { do: "choose-folders"; itemId: string }
  | { do: "refuse"; because: ToggleRefusal; message: string };

/** Plans a toggle. Shared by the client, to respond immediately, and the server, to enforce it. */
export function planToggle(request: ToggleRequest, folders: readonly Folder[]): TogglePlan {
  const [first, ...others] = new Set(request.itemIds);
  if (first === undefined) return refuse("no-items");
  const itemIds: ItemIds = [first, ...others];
  if (itemIds.some((itemId) => parseBriefcaseItemId(itemId) === null)) return refuse("invalid-item");
  const action = request.action ?? chooseStarAction(itemIds, folders);
  switch (action) {
    case "add":
      return planAdd(itemIds, request, folders);
    case "remove":
      return planRemove(itemIds, request.folderId, folders);
    case "move":
      return planMove(itemIds, request, folders);
    default:
      return refuse("invalid-action");
  }
}

/** Distinct and not empty. */
type ItemIds = [string, ...string[]];

/** A star changes one item: adds it if it is in no folder, else removes it. */
function chooseStarAction([itemId, ...others]: ItemIds, folders: readonly Folder[]): "add" | "remove" | null {
  if (others.length > 0) return null;
  return indexFolders({ folders }).has(itemId) ? "remove" : "add";
}

function planAdd(itemIds: ItemIds, { folderId, order }: ToggleRequest, folders: readonly Folder[]): TogglePlan {
  const folder = folderId === undefined ? findDefaultFolder(folders) : folders.find(({ id }) => id === folderId);
  if (!folder) return refuse(folderId === undefined ? "no-default-folder" : "unknown-folder");
  if (folder.live) return refuse("live-folder");
  return { do: "send", command: { action: "add", itemIds, folderId: folder.id, order } };
}

function planRemove(itemIds: ItemIds, folderId: number | undefined, folders: readonly Folder[]): TogglePlan {
  const source = findSource(itemIds, folderId, folders);
  if (source.do !== "use") return source;
  return { do: "send", command: { action: "remove", itemIds, folderId: source.folderId } };
}

function planMove(itemIds: ItemIds, { folderId, destFolderId }: ToggleRequest, folders: readonly Folder[]): TogglePlan {
  if (destFolderId === undefined) return refuse("missing-destination");
  if (destFolderId === folderId) return refuse("same-folder");
  const destination = folders.find(({ id }) => id === destFolderId);
  if (!destination) return refuse("unknown-folder");
  if (destination.live) return refuse("live-folder");
  const source = findSource(itemIds, folderId, folders);
  if (source.do !== "use") return source;
  if (source.folderId === destFolderId) return refuse("same-folder");
  return { do: "send", command: { action: "move", itemIds, folderId: source.folderId, destFolderId } };
}

/** Returns the source folder: the given one, else the only one with all items. Live folders don't count. */
function findSource(
  itemIds: ItemIds,
  folderId: number | undefined,
  folders: readonly Folder[],
): { do: "use"; folderId: number } | Exclude<TogglePlan, { do: "send" }> {
  if (folderId !== undefined && !folders.some(({ id }) => id === folderId)) return refuse("unknown-folder");
  if (folders.some(({ id, live }) => id === folderId && live)) return refuse("live-folder");
  const index = indexFolders({ folders: listEditableFolders(folders) });
  const homes = itemIds.map((itemId) => ({ itemId, folderIds: index.get(itemId) ?? [] }));
  const isElsewhere = (ids: readonly number[]) => folderId !== undefined && !ids.includes(folderId);
  const homeless = homes.find(({ folderIds }) => folderIds.length === 0);
  if (homeless) return refuse(indexFolders({ folders }).has(homeless.itemId) ? "live-folder" : "in-no-folder");
  if (homes.some(({ folderIds }) => isElsewhere(folderIds))) return refuse("not-in-folder");
  if (folderId !== undefined) return { do: "use", folderId };
  const together = [...new Set(homes.flatMap(({ folderIds }) => folderIds))];
  const only = together.length === 1 ? together[0] : undefined;
  if (only !== undefined) return { do: "use", folderId: only };
  const unclear = homes.find(({ folderIds }) => folderIds.length > 1);
  return { do: "choose-folders", itemId: unclear?.itemId ?? itemIds[0] };
}

function refuse(because: ToggleRefusal): Extract<TogglePlan, { do: "refuse" }> {
  return { do: "refuse", because, message: REFUSALS[because] };
}
