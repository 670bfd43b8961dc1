import { MESSAGES } from "../notices/messages.ts";
import type { Folder } from "../records/briefcase.ts";
import { DEFAULT_FOLDER_NAME } from "./items.ts";

/** Counted in code points. */
export const FOLDER_NAME_MAX = 100;
export const FOLDERS_MAX = 200;

/** Characters without a glyph. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
/** Invisible characters that emoji and some scripts need: joiners, variation selectors, flag tags. */
const SHAPING = /[\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]/u;

type FolderNamePlan =
  | { do: "create"; name: string }
  | { do: "refuse"; because: "required" | "too-long" | "taken" | "too-many"; message: string };

/** Validates a new folder's name. The client calls it to respond immediately, the server to enforce it. */
export function planFolderName(text: string, folders: readonly Pick<Folder, "name" | "isDefault">[]): FolderNamePlan {
  const name = toFolderName(text);
  if (keepVisible(name) === "") return { do: "refuse", because: "required", message: MESSAGES.folderNameRequired };
  if (Array.from(name).length > FOLDER_NAME_MAX) {
    return { do: "refuse", because: "too-long", message: MESSAGES.folderNameTooLong };
  }
  // The default folder's name is reserved even before that folder is created.
  const taken = [DEFAULT_FOLDER_NAME, ...folders.map((folder) => folder.name)];
  if (taken.some((other) => isSameFolderName(other, name))) {
    return { do: "refuse", because: "taken", message: MESSAGES.folderNameTaken };
  }
  if (folders.filter(({ isDefault }) => !isDefault).length >= FOLDERS_MAX) {
    return { do: "refuse", because: "too-many", message: MESSAGES.foldersTooMany };
  }
  return { do: "create", name };
}

/** Returns why a new folder can't have a name; empty if it can. */
export function describeNameProblem(...folder: Parameters<typeof planFolderName>): string {
  const plan = planFolderName(...folder);
  return plan.do === "refuse" ? plan.message : "";
}

/** Normalizes a name: one line, trimmed, without control and invisible characters. */
export function toFolderName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .replace(INVISIBLE, (character) => (SHAPING.test(character) ? character : ""))
    .normalize("NFC")
    .trim();
}

const keepVisible = (name: string): string => toFolderName(name).replace(INVISIBLE, "").normalize("NFC").trim();

/** Returns whether two names are equal, ignoring case, as in the database's index, and invisible characters. */
export function isSameFolderName(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

/** Lower-cases each letter like the database; toLowerCase of a whole text depends on context for sigma. */
function foldName(name: string): string {
  return Array.from(keepVisible(name), (letter) => Array.from(letter.toLowerCase())[0]).join("");
}
