import { FOLDER_NAME_MAX } from "@rotunda/core";
import type { KeyboardEvent, Ref } from "react";
import { TextField } from "../primitives/text-field/text-field.tsx";
import type { FolderNameDraft } from "./use-folder-name.ts";

export interface FolderNameFieldProps {
  draft: FolderNameDraft;
  /** Handles Enter and Escape where the field isn't in its own form. */
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The name of a new folder; errors show on blur or submit. */
export function FolderNameField({ draft, onKeyDown, ref }: FolderNameFieldProps) {
  return (
    <TextField
      ref={ref}
      label="Folder name"
      hint={`Up to ${FOLDER_NAME_MAX} characters`}
      value={draft.name}
      onChange={draft.setName}
      // An empty field on the way to Cancel isn't an error.
      onBlur={() => draft.name !== "" && draft.check()}
      error={draft.error}
      autoComplete="off"
      onKeyDown={onKeyDown}
      data-own-escape={onKeyDown && ""}
      required
    />
  );
}
