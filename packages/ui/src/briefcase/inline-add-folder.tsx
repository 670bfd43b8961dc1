import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../primitives/button/button.tsx";
import { FolderPlus } from "../primitives/icon/icon.tsx";
import { FolderNameField } from "./folder-name-field.tsx";
import * as styles from "./briefcase.css.ts";
import { useFolderName, type FolderNameSource } from "./folder-name-field.tsx";

export interface FolderMaker extends FolderNameSource {
  isBusy?: boolean;
  onCreate: (name: string) => void;
}

export interface InlineAddFolderProps extends FolderMaker {
  /** The number of folders; the form closes when it grows. */
  folderCount: number;
}

export function InlineAddFolder({ folderCount, ...maker }: InlineAddFolderProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const known = useRef(folderCount);

  useEffect(() => {
    if (folderCount > known.current) setOpen(false);
    known.current = folderCount;
  }, [folderCount]);

  if (isOpen) {
    const close = () => {
      setOpen(false);
      requestAnimationFrame(() => opener.current?.focus());
    };
    return <NameForm {...maker} onCancel={close} />;
  }
  return (
    <div className={styles.opener}>
      <Button ref={opener} tone="quiet" icon={<FolderPlus />} onClick={() => setOpen(true)}>
        Add folder
      </Button>
    </div>
  );
}

/** Not a form element, because it may be inside one. Enter creates the folder, Escape closes only this part. */
function NameForm({ isBusy = false, onCreate, onCancel, ...source }: FolderMaker & { onCancel: () => void }) {
  const draft = useFolderName(source);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const create = () => {
    draft.check();
    if (draft.isValid && !isBusy) onCreate(draft.name);
    else field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      // Keeps other containers open; the dialog ignores Escape from here.
      event.preventDefault();
      onCancel();
    } else if (event.key === "Enter") {
      event.preventDefault();
      create();
    }
  };
  return (
    <div role="group" aria-label="Add folder" className={styles.form}>
      <FolderNameField draft={draft} onKeyDown={press} ref={field} />
      <div className={styles.foldersActions}>
        <Button size="small" onClick={create} isBusy={isBusy} aria-disabled={!draft.isValid || isBusy || undefined}>
          Create folder
        </Button>
        <Button size="small" tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
