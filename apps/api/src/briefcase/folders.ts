import { type Folder, MESSAGES, findDeletableFolder, planFolderName } from "@rotunda/core";
import { ApiError } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import { listFolders } from "./briefcase.sql.ts";
import { lockBriefcase } from "./toggle.sql.ts";

export async function createFolder(tx: Db, userId: number, text: string): Promise<Pick<Folder, "id" | "name">> {
  await lockBriefcase(tx, userId);
  const plan = planFolderName(text, await listFolders(tx, userId));
  if (plan.do === "refuse") throw createRefusal(plan.because, plan.message);
  // The database decides which names are equal.
  const [folder] = await tx.query<Pick<Folder, "id" | "name">>(
    "insert into folders (user_id, name) values ($1, $2) on conflict do nothing returning id, name",
    [userId, plan.name],
  );
  if (!folder) throw createRefusal("taken", MESSAGES.folderNameTaken);
  return folder;
}

export async function deleteFolder(db: Db, userId: number, folderId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBriefcase(tx, userId);
    const folder = findDeletableFolder(folderId, await listFolders(tx, userId));
    // The default folder and other users' folders get the same response, so neither can be probed.
    if (!folder) throw new ApiError(404, "NOT_FOUND", "There is no such folder to delete.");
    await tx.query("delete from folders where id = $1 and user_id = $2 and not is_default", [folder.id, userId]);
  });
}

/** Folder dialogs display `detail`. */
const createRefusal = (because: keyof typeof REFUSALS, message: string): ApiError => {
  const [status, code] = REFUSALS[because];
  return new ApiError(status, code, message, message);
};

const REFUSALS = {
  required: [400, "FOLDER_NAME_REQUIRED"],
  "too-long": [400, "FOLDER_NAME_TOO_LONG"],
  taken: [409, "FOLDER_NAME_TAKEN"],
  "too-many": [409, "TOO_MANY_FOLDERS"],
} as const;
