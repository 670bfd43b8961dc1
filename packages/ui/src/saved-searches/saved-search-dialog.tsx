import { FOLDER_NAME_MAX, planSavedSearch, type SavedSearch } from "@rotunda/core";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useFolderName } from "../briefcase/new-folder.tsx";
import { stack } from "../theme/layout.css.ts";
import { Button } from "../primitives/button/button.tsx";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import { Note } from "../primitives/note/note.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";

export interface SavedSearchDialogProps {
  title: string;
  name: string;
  isShared: boolean;
  organization: string;
  refused?: string;
  /** Why it couldn't be saved; the form keeps its values. */
  failed?: string;
  isBusy?: boolean;
  onSave: (values: Pick<SavedSearch, "name" | "isShared">) => void;
  onClose: () => void;
  onDelete?: () => void;
}

/** Asks for name and sharing of a saved search. Enter saves. */
export function SavedSearchDialog({
  title,
  isShared: wasShared,
  organization,
  refused,
  failed = "",
  isBusy = false,
  onSave,
  onClose,
  onDelete,
  ...given
}: SavedSearchDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isShared, setShared] = useState(wasShared);
  const { name, error, isValid, setName, check } = useFolderName({
    getProblem: findProblem,
    typed: given.name,
    ...(refused !== undefined && { refused }),
  });

  // Runs after the dialog has focused its title.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.select());
    return () => clearTimeout(timer);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    check();
    if (isValid && !isBusy) onSave({ name, isShared });
    else field.current?.focus();
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="narrow"
      footer={
        <>
          {onDelete && (
            <Button tone="quiet" onClick={onDelete}>
              Delete
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={formId} isBusy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className={stack[3]} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label="Name"
          hint={`Up to ${FOLDER_NAME_MAX} characters`}
          value={name}
          onChange={setName}
          error={error}
          autoComplete="off"
          required
        />
        <Checkbox label={`Share with ${organization}`} isChecked={isShared} onChange={setShared} />
        {failed !== "" && (
          <div role="alert">
            <Note tone="danger">{failed}</Note>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** Only the server knows whether the name is taken. */
function findProblem(name: string): string {
  const plan = planSavedSearch({ name, isShared: false }, [], { isMore: false });
  return plan.do === "refuse" ? plan.message : "";
}
