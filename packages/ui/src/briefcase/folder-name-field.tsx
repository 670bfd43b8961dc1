import { FOLDER_NAME_MAX } from "@rotunda/core";
import type { KeyboardEvent, Ref } from "react";
import { TextField } from "../primitives/text-field/text-field.tsx";
import type { FolderNameDraft } from "./use-folder-name.ts";

export interface FolderNameFieldProps {
  draft: FolderNameDraft;
  /** For a field that is no form's: it then has Enter and Esc for itself. */
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The name of a new folder; what is wrong with it shows when the field is left or the name is used. */
export function FolderNameField({ draft, onKeyDown, ref }: FolderNameFieldProps) {
  return (
    <TextField
      ref={ref}
      label="Folder name"
      hint={`Up to ${FOLDER_NAME_MAX} characters`}
      value={draft.name}
      onChange={draft.setName}
      // A field left empty on the way to Cancel is no mistake.
      onBlur={() => draft.name !== "" && draft.check()}
      error={draft.error}
      autoComplete="off"
      onKeyDown={onKeyDown}
      data-own-escape={onKeyDown && ""}
      required
    />
  );
}
