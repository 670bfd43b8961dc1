import { useState } from "react";

export interface FolderNameDraft {
  name: string;
  setName: (name: string) => void;
  /** What is shown at the field: nothing while a name is still being typed for the first time. */
  error: string;
  isValid: boolean;
  /** The field was left, or it was tried to use the name: from now on its faults show. */
  check: () => void;
}

/** A folder's name as it is typed. `refused` is what the server said of the name it was sent. */
export function useFolderName(problemOf: (name: string) => string, refused: string): FolderNameDraft {
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState("");
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
