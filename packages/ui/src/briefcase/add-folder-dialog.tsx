import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import { FolderNameField } from "./folder-name-field.tsx";
import { useFolderName } from "./use-folder-name.ts";

export interface AddFolderDialogProps {
  /** Why a folder can't have this name; empty when it can. */
  problemOf: (name: string) => string;
  /** What the server said of the name it was sent. */
  refused?: string;
  isBusy?: boolean;
  onCreate: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new folder (spec 2): OK is for a name that is possible, and Enter presses it. */
export function AddFolderDialog({ problemOf, refused = "", isBusy = false, onCreate, onClose }: AddFolderDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const draft = useFolderName(problemOf, refused);

  // After the dialog has put the focus on its title.
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
      isOpen
      onClose={onClose}
      title="Add folder"
      size="delete"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {/* Pressed all the same, it says at the field what is wrong. */}
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
