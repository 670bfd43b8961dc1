import { FOLDER_NAME_MAX } from "@rotunda/core";
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from "react";
import { TextField } from "../primitives/text-field/text-field.tsx";

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

export interface FolderNameDraft {
  name: string;
  setName: (name: string) => void;
  /** The field's error; empty while a name is typed for the first time. */
  error: string;
  isValid: boolean;
  /** Shows errors from now on; called on blur and submit. */
  check: () => void;
}

export interface FolderNameSource {
  /** Returns why a folder can't have this name; empty if it can. */
  problemOf: (name: string) => string;
  refused?: string;
  typed?: string;
  /** Called with the typed name, and with "" on unmount. */
  onType?: (name: string) => void;
}

export function useFolderName({ problemOf, refused = "", typed = "", onType }: FolderNameSource): FolderNameDraft {
  const [name, setName] = useState(typed);
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState("");
  const tell = useEffectEvent((typedName: string) => onType?.(typedName));
  useEffect(() => {
    tell(name);
    return () => tell("");
  }, [name]);
  const problem = problemOf(name);
  const isStillRefused = refused !== "" && name === sent;
  return {
    name,
    setName,
    error: (isChecked && problem) || (isStillRefused ? refused : ""),
    isValid: problem === "",
    check: () => {
      setChecked(true);
      setSent(name);
    },
  };
}
