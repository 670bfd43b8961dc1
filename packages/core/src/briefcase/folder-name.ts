import type { FieldRule } from "../forms/rules.ts";
import { MESSAGES } from "../notices/messages.ts";
import type { Folder } from "./briefcase.ts";
import { DEFAULT_FOLDER_NAME } from "./items.ts";

/** Characters, as a person counts them when they are not joined (spec 9). */
export const FOLDER_NAME_MAX = 100;

export type FolderNamePlan =
  /** The name as it is kept. */
  { do: "create"; name: string } | { do: "refuse"; because: "required" | "too-long" | "taken"; message: string };

/** Whether a new folder may have this name (spec 5). The client asks for courtesy, the server for truth. */
export function planFolderName(text: string, folders: readonly Pick<Folder, "name">[]): FolderNamePlan {
  const name = toFolderName(text);
  if (name === "") return { do: "refuse", because: "required", message: MESSAGES.folderNameRequired };
  if (Array.from(name).length > FOLDER_NAME_MAX) {
    return { do: "refuse", because: "too-long", message: MESSAGES.folderNameTooLong };
  }
  // The default folder is made on first need: its name is taken before it is there.
  const taken = [DEFAULT_FOLDER_NAME, ...folders.map((folder) => folder.name)];
  if (taken.some((other) => isSameFolderName(other, name))) {
    return { do: "refuse", because: "taken", message: MESSAGES.folderNameTaken };
  }
  return { do: "create", name };
}

/** The rule of the dialog's field. */
export const folderNameRule =
  (folders: readonly Pick<Folder, "name">[]): FieldRule<string> =>
  (text) => {
    const plan = planFolderName(text, folders);
    return plan.do === "create" || plan.message;
  };

/** A name as it is kept: on one line, trimmed, and without characters that no database keeps. */
export function toFolderName(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .normalize("NFC")
    .trim();
}

/** Whether two names are one: in the case of letters alone they don't differ, as in the database's index. */
export function isSameFolderName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Lower case letter by letter, as the database does it: JavaScript would look at the letters around a sigma, too. */
function folded(name: string): string {
  return Array.from(toFolderName(name), (letter) => Array.from(letter.toLowerCase())[0]).join("");
}
