import type { ToggleWire } from "@rotunda/core/wire";
import {
  applyToggle,
  exceedsLimits,
  listItemIds,
  planToggle,
  type ToggleCommand,
  type TogglePlan,
  type ToggleRequest,
} from "@rotunda/core";
import { ApiError, createNotFound } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import { listFolders } from "./briefcase.sql.ts";
import { addItems, haveAllRecords, toStoredItemIds, lockBriefcase, removeItems } from "./toggle.sql.ts";

/** Executes a toggle atomically; returns false if a limit is exceeded. */
export async function runToggle(db: Db, userId: number, body: ToggleWire): Promise<boolean> {
  return db
    .transaction(async (tx) => {
      await lockBriefcase(tx, userId);
      let folders = await listFolders(tx, userId);
      for (const request of listRequests(body)) {
        const itemIds = await toStoredItemIds(tx, request.itemIds);
        const command = toCommand(planToggle({ ...request, itemIds }, folders));
        if (exceedsLimits(folders, command)) throw new BriefcaseFull();
        await applyToTables(tx, command);
        ({ folders } = applyToggle({ folders, items: [] }, command));
        if (command.action === "add" && command.order) {
          // Items are listed in the order they were inserted.
          const ordered = listItemIds(folders, command.folderId);
          await removeItems(tx, command.folderId, ordered);
          await addItems(tx, command.folderId, ordered);
        }
      }
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof BriefcaseFull) return false;
      throw error;
    });
}

/** Thrown to roll back the previous toggles of a list. */
class BriefcaseFull extends Error {}

/** Removals come first to make room. Toggles of one folder are merged, so that long lists need no more queries. */
function listRequests(body: ToggleWire): ToggleRequest[] {
  if (!Array.isArray(body)) {
    const { briefcase_item_ids, action, folder_id, dest_folder_id, order } = body;
    return [{ itemIds: briefcase_item_ids, action, folderId: folder_id, destFolderId: dest_folder_id, order }];
  }
  if (body.length === 0) return [{ itemIds: [] }];
  return ["REMOVE", "ADD"].flatMap((action) => {
    const items = body.filter((item) => item.action === action);
    return [...new Set(items.map((item) => item.folder_id))].map((folderId) => ({
      itemIds: items.filter((item) => item.folder_id === folderId).map((item) => item.briefcase_item_id),
      action: action.toLowerCase(),
      folderId,
    }));
  });
}

function toCommand(plan: TogglePlan): ToggleCommand {
  if (plan.do === "send") return plan.command;
  if (plan.do === "choose-folders") {
    throw new ApiError(409, "CHOOSE_FOLDERS", "This item is in several folders. Choose which one to remove it from.");
  }
  // Another user's folder is reported as missing.
  const status = plan.because === "unknown-folder" ? 404 : 400;
  throw new ApiError(status, plan.because.toUpperCase().replaceAll("-", "_"), plan.message);
}

async function applyToTables(tx: Db, command: ToggleCommand): Promise<void> {
  const { itemIds } = command;
  if (command.action !== "add") await removeItems(tx, command.folderId, itemIds);
  if (command.action === "remove") return;
  if (!(await haveAllRecords(tx, itemIds))) throw createNotFound("profile");
  await addItems(tx, command.action === "add" ? command.folderId : command.destFolderId, itemIds);
}
