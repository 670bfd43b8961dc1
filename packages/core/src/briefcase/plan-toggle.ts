import { MESSAGES } from "../notices/messages.ts";
import type { Folder } from "./briefcase.ts";
import type { ToggleCommand } from "./briefcase.port.ts";
import { defaultFolder, folderIndex, parseBriefcaseItemId } from "./items.ts";

/**
 * What is asked of a Briefcase. Without an action it is a press on one item's star: add, remove or choose folders,
 * as things stand.
 */
export interface ToggleRequest {
  itemIds: readonly string[];
  /** "add", "remove" or "move"; another text is refused. */
  action?: string | undefined;
  folderId?: number | undefined;
  destFolderId?: number | undefined;
}

export type ToggleRefusal =
  | "no-items"
  | "invalid-item"
  | "invalid-action"
  | "unknown-folder"
  | "missing-destination"
  | "same-folder"
  | "in-no-folder";

export type TogglePlan =
  | { do: "send"; command: ToggleCommand }
  /** In several folders: the reader chooses (spec 4). */
  | { do: "choose-folders"; itemId: string }
  | { do: "refuse"; because: ToggleRefusal; message: string };

/**
 * What a toggle comes to, given the folders as they stand (spec 4, 5). The client asks for courtesy, the server for
 * truth: both through this one function, the server with the folders of the caller only.
 */
export function planToggle(request: ToggleRequest, folders: readonly Folder[]): TogglePlan {
  const itemIds = [...new Set(request.itemIds)];
  if (itemIds.length === 0) return refuse("no-items");
  if (itemIds.some((itemId) => parseBriefcaseItemId(itemId) === null)) return refuse("invalid-item");
  const action = request.action ?? actionOfStar(itemIds, folders);
  switch (action) {
    case "add":
      return planAdd(itemIds, request.folderId, folders);
    case "remove":
      return planRemove(itemIds, request.folderId, folders);
    case "move":
      return planMove(itemIds, request, folders);
    default:
      return refuse("invalid-action");
  }
}

/** A star stands for one item: in no folder it adds, otherwise it removes. */
function actionOfStar(itemIds: readonly string[], folders: readonly Folder[]): string {
  const [itemId, ...others] = itemIds;
  if (itemId === undefined || others.length > 0) return "";
  return folderIndex({ folders }).has(itemId) ? "remove" : "add";
}

function planAdd(itemIds: string[], folderId: number | undefined, folders: readonly Folder[]): TogglePlan {
  const folder = folderId === undefined ? defaultFolder(folders) : folders.find(({ id }) => id === folderId);
  return folder ? { do: "send", command: { action: "add", itemIds, folderId: folder.id } } : refuse("unknown-folder");
}

function planRemove(itemIds: string[], folderId: number | undefined, folders: readonly Folder[]): TogglePlan {
  const source = sourceOf(itemIds, folderId, folders);
  if (source.do !== "use") return source;
  return { do: "send", command: { action: "remove", itemIds, folderId: source.folderId } };
}

function planMove(
  itemIds: string[],
  { folderId, destFolderId }: ToggleRequest,
  folders: readonly Folder[],
): TogglePlan {
  if (destFolderId === undefined) return refuse("missing-destination");
  if (destFolderId === folderId) return refuse("same-folder");
  if (!folders.some(({ id }) => id === destFolderId)) return refuse("unknown-folder");
  const source = sourceOf(itemIds, folderId, folders);
  if (source.do !== "use") return source;
  if (source.folderId === destFolderId) return refuse("same-folder");
  return { do: "send", command: { action: "move", itemIds, folderId: source.folderId, destFolderId } };
}

/** The folder to take items out of: the one named, else the one they are all in (spec 4). */
function sourceOf(
  itemIds: readonly string[],
  folderId: number | undefined,
  folders: readonly Folder[],
): { do: "use"; folderId: number } | Exclude<TogglePlan, { do: "send" }> {
  if (folderId !== undefined && !folders.some(({ id }) => id === folderId)) return refuse("unknown-folder");
  const index = folderIndex({ folders });
  const homes = itemIds.map((itemId) => index.get(itemId) ?? []);
  if (homes.some((ids) => ids.length === 0 || (folderId !== undefined && !ids.includes(folderId)))) {
    return refuse("in-no-folder");
  }
  if (folderId !== undefined) return { do: "use", folderId };
  const [first = []] = homes;
  const [only] = first;
  const isClear = first.length === 1 && homes.every((ids) => ids.length === 1 && ids[0] === only);
  const unclear = itemIds.find((_, at) => homes[at]?.length !== 1) ?? itemIds[0];
  if (isClear && only !== undefined) return { do: "use", folderId: only };
  return { do: "choose-folders", itemId: unclear ?? "" };
}

const REFUSALS: Record<ToggleRefusal, string> = {
  "no-items": MESSAGES.toggleNoItems,
  "invalid-item": MESSAGES.toggleNoItems,
  "invalid-action": MESSAGES.toggleInvalidAction,
  "unknown-folder": MESSAGES.toggleNoDestination,
  "missing-destination": MESSAGES.toggleNoDestination,
  "same-folder": MESSAGES.toggleSameFolder,
  "in-no-folder": MESSAGES.toggleInNoFolder,
};

function refuse(because: ToggleRefusal): Extract<TogglePlan, { do: "refuse" }> {
  return { do: "refuse", because, message: REFUSALS[because] };
}
