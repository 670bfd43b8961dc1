import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../primitives/button/button.tsx";
import { FolderPlus } from "../primitives/icon/icon.tsx";
import { FolderNameField } from "./folder-name-field.tsx";
import * as styles from "./inline-add-folder.css.ts";
import { useFolderName, type FolderNameSource } from "./use-folder-name.ts";

/** The props that let a dialog create a folder. */
export interface FolderMaker extends FolderNameSource {
  isBusy?: boolean;
  onCreate: (name: string) => void;
}

export interface InlineAddFolderProps extends FolderMaker {
  /** How many folders there are: one more closes the form. */
  folderCount: number;
}

/** A new folder without leaving the dialog it is needed in. */
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

/** No form element, since it may stand in one: in the field Enter uses the name, and Esc closes this part only. */
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
      // For what is around it outside a dialog; the dialog itself leaves the key to this part.
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
      <div className={styles.actions}>
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
