import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import { FolderNameField } from "./folder-name-field.tsx";
import { useFolderName, type FolderNameSource } from "./folder-name-field.tsx";

export interface AddFolderDialogProps extends FolderNameSource {
  isBusy?: boolean;
  onCreate: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new folder. Enter presses OK, which requires a valid name. */
export function AddFolderDialog({ isBusy = false, onCreate, onClose, ...source }: AddFolderDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const draft = useFolderName(source);

  // Runs after the dialog has focused its title.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.check();
    if (draft.isValid && !isBusy) onCreate(draft.name);
    else field.current?.focus();
  };
  return (
    <Dialog
      onClose={onClose}
      title="Add folder"
      size="delete"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {/* Pressing it with an invalid name shows the field's error. */}
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isBusy={isBusy}
            aria-disabled={!draft.isValid || isBusy || undefined}
          >
            OK
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FolderNameField draft={draft} ref={field} />
      </form>
    </Dialog>
  );
}
