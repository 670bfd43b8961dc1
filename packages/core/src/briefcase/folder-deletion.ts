import { MESSAGES } from "../notices/messages.ts";
import type { Briefcase, Folder } from "../records/briefcase.ts";
import { findDefaultFolder, indexFolders, chooseItemsNoun } from "./items.ts";

type FolderDeletionPlan =
  | {
      do: "confirm";
      folder: Folder;
      /** Items that are in no other folder, which leave the Briefcase. */
      leaving: string[];
      message: string;
    }
  | { do: "refuse"; because: "unknown-folder" | "not-deletable" };

/** Returns whether a folder can be deleted: not the default one, nor an id of 0 or less. */
export function canDeleteFolder({ id, isDefault }: Pick<Folder, "id" | "isDefault">): boolean {
  return !isDefault && id > 0;
}

/** Decides what a deletion removes, with its confirmation text. */
export function planFolderDeletion(folderId: number, folders: readonly Folder[]): FolderDeletionPlan {
  const folder = folders.find(({ id }) => id === folderId);
  if (!folder) return { do: "refuse", because: "unknown-folder" };
  if (!canDeleteFolder(folder)) return { do: "refuse", because: "not-deletable" };
  const kept = indexFolders({ folders: folders.filter((other) => other !== folder) });
  const leaving = folder.items.filter((item) => !kept.has(item.briefcaseItemId));
  const message = MESSAGES.confirmFolderDeletion(folder.name, leaving.length, chooseItemsNoun(leaving));
  return { do: "confirm", folder, leaving: leaving.map((item) => item.briefcaseItemId), message };
}

/** Returns the folder to show after a deletion: the default one if the deleted one was shown (BRF-14). */
export function findFolderAfterDeletion(
  folderId: number,
  shownFolderId: number | null,
  folders: readonly Folder[],
): number | null {
  if (shownFolderId !== folderId) return shownFolderId;
  return findDefaultFolder(folders)?.id ?? null;
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
