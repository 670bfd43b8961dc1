import { type Folder, MESSAGES, planFolderDeletion, planFolderName } from "@rotunda/core";
import { ApiError } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import { listFolders } from "./briefcase.sql.ts";
import { deleteOwnFolder, insertFolder } from "./folders.sql.ts";
import { lockBriefcase } from "./toggle.sql.ts";

/** Makes a folder of this name, or refuses with the sentence of the rule the name breaks. */
export async function createFolder(db: Db, userId: number, text: string): Promise<Pick<Folder, "id" | "name">> {
  return db.transaction(async (tx) => {
    await lockBriefcase(tx, userId);
    const plan = planFolderName(text, await listFolders(tx, userId));
    if (plan.do === "refuse") throw refusal(plan.because, plan.message);
    const id = await insertFolder(tx, userId, plan.name);
    // The database has the last word on which letters are the same.
    if (id === null) throw refusal("taken", MESSAGES.folderNameTaken);
    return { id, name: plan.name };
  });
}

/** Deletes a folder with what is in it: an item of no other folder leaves the Briefcase. */
export async function deleteFolder(db: Db, userId: number, folderId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBriefcase(tx, userId);
    const plan = planFolderDeletion(folderId, await listFolders(tx, userId));
    // The default folder and another user's folder get the same answer, so neither can be probed.
    if (plan.do === "refuse") throw new ApiError(404, "NOT_FOUND", "There is no such folder to delete.");
    await deleteOwnFolder(tx, userId, plan.folder.id);
  });
}

/** The sentence is the detail, too, which is what a folder's dialog shows of a refusal. */
const refusal = (because: keyof typeof REFUSALS, message: string): ApiError => {
  const [status, code] = REFUSALS[because];
  return new ApiError(status, code, message, message);
};

const REFUSALS = {
  required: [400, "FOLDER_NAME_REQUIRED"],
  "too-long": [400, "FOLDER_NAME_TOO_LONG"],
  taken: [409, "FOLDER_NAME_TAKEN"],
  "too-many": [409, "TOO_MANY_FOLDERS"],
} as const;
