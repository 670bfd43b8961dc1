import { MESSAGES } from "../notices/messages.ts";
import type { Briefcase, Folder } from "../records/briefcase.ts";
import { indexFolders, chooseItemsNoun } from "./items.ts";

/** Returns whether a folder can be deleted: not the default one, nor an id of 0 or less. */
export function canDeleteFolder({ id, isDefault }: Pick<Folder, "id" | "isDefault">): boolean {
  return !isDefault && id > 0;
}

export function findDeletableFolder(folderId: number, folders: readonly Folder[]): Folder | null {
  return folders.find((folder) => folder.id === folderId && canDeleteFolder(folder)) ?? null;
}

/** Returns the question before a deletion, which counts the items that leave the Briefcase: those in no other folder. */
export function describeFolderDeletion(folder: Folder, folders: readonly Folder[]): string {
  const kept = indexFolders({ folders: folders.filter(({ id }) => id !== folder.id) });
  const leaving = folder.items.filter((item) => !kept.has(item.briefcaseItemId));
  return MESSAGES.confirmFolderDeletion(folder.name, leaving.length, chooseItemsNoun(leaving));
}

/** Removes a folder and the items that are in no other folder (DLG-02). */
export function removeFolder({ folders, items }: Briefcase, folderId: number): Briefcase {
  const left = folders.filter(({ id }) => id !== folderId);
  const index = indexFolders({ folders: left });
  return { folders: left, items: items.filter((item) => index.has(item.briefcaseItemId)) };
}

/** Appends an empty folder unless it exists. */
export function insertFolder(briefcase: Briefcase, folder: Folder): Briefcase {
  if (briefcase.folders.some(({ id }) => id === folder.id)) return briefcase;
  return { ...briefcase, folders: [...briefcase.folders, folder] };
}
