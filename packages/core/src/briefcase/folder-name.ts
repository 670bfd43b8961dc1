import { MESSAGES } from "../notices/messages.ts";
import type { Folder } from "../records/briefcase.ts";
import { DEFAULT_FOLDER_NAME } from "./items.ts";

/** Characters, as a person counts them when they are not joined. */
export const FOLDER_NAME_MAX = 100;
/** Folders of a Briefcase besides the default one. */
export const FOLDERS_MAX = 200;

/** Characters that draw nothing by themselves. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
/** Those of them that emoji and some scripts need: joiners, variation selectors and the tags of regional flags. */
const SHAPING = /[\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]/u;

type FolderNamePlan =
  /** The name as it is kept. */
  | { do: "create"; name: string }
  | { do: "refuse"; because: "required" | "too-long" | "taken" | "too-many"; message: string };

/** Checks the name of a new folder. The client calls it to respond at once, the server to enforce it. */
export function planFolderName(text: string, folders: readonly Pick<Folder, "name" | "isDefault">[]): FolderNamePlan {
  const name = toFolderName(text);
  if (keepVisible(name) === "") return { do: "refuse", because: "required", message: MESSAGES.folderNameRequired };
  if (Array.from(name).length > FOLDER_NAME_MAX) {
    return { do: "refuse", because: "too-long", message: MESSAGES.folderNameTooLong };
  }
  // The default folder is made on first need: its name is taken before it is there.
  const taken = [DEFAULT_FOLDER_NAME, ...folders.map((folder) => folder.name)];
  if (taken.some((other) => isSameFolderName(other, name))) {
    return { do: "refuse", because: "taken", message: MESSAGES.folderNameTaken };
  }
  if (folders.filter(({ isDefault }) => !isDefault).length >= FOLDERS_MAX) {
    return { do: "refuse", because: "too-many", message: MESSAGES.foldersTooMany };
  }
  return { do: "create", name };
}

/** Checks the dialog's field: true for a valid name, else the reason. */
export const createFolderNameRule =
  (folders: readonly Pick<Folder, "name" | "isDefault">[]) =>
  (text: string): true | string => {
    const plan = planFolderName(text, folders);
    return plan.do === "create" || plan.message;
  };

/** A name as it is kept: on one line, trimmed, without what no database keeps and without invisible characters. */
export function toFolderName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(INVISIBLE, (character) => (SHAPING.test(character) ? character : ""))
    .normalize("NFC")
    .trim();
}

const keepVisible = (name: string): string => toFolderName(name).replace(INVISIBLE, "").normalize("NFC").trim();

/**
 * Whether two names are one: the case of letters makes no difference, as in the database's index, nor does what can't
 * be seen.
 */
export function isSameFolderName(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

/** Lower case letter by letter, as the database does it: JavaScript would look at the letters around a sigma, too. */
function foldName(name: string): string {
  return Array.from(keepVisible(name), (letter) => Array.from(letter.toLowerCase())[0]).join("");
}
