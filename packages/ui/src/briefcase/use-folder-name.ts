import { useEffect, useRef, useState } from "react";

export interface FolderNameDraft {
  name: string;
  setName: (name: string) => void;
  /** The field's error; none while a name is typed for the first time. */
  error: string;
  isValid: boolean;
  /** The field was left, or it was tried to use the name: from now on its faults show. */
  check: () => void;
}

export interface FolderNameSource {
  /** Why a folder can't have this name; empty when it can. */
  problemOf: (name: string) => string;
  /** The server's message about the name it received. */
  refused?: string;
  /** A name that was typed before the form opened. */
  typed?: string;
  /** Told of what is being typed; of nothing once the form has gone. */
  onType?: (name: string) => void;
}

/** A folder's name as it is typed. */
export function useFolderName({ problemOf, refused = "", typed = "", onType }: FolderNameSource): FolderNameDraft {
  const [name, setName] = useState(typed);
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState("");
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  useEffect(() => {
    latest.current?.(name);
    return () => latest.current?.("");
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
