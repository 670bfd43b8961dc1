import { FOLDER_NAME_MAX } from "@rotunda/core";
import { useEffect, useEffectEvent, useState, useRef, type FormEvent, useId } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import { FolderPlus } from "../primitives/icon/icon.tsx";
import { TextField, type TextFieldProps } from "../primitives/text-field/text-field.tsx";
import { useInnerForm } from "../primitives/text-field/use-inner-form.ts";
import { stack, inline } from "../theme/layout.css.ts";
import * as styles from "./briefcase.css.ts";

/** The name of a new folder; errors show on blur or submit. */
function FolderNameField({ draft, ...field }: { draft: FolderNameDraft } & Partial<TextFieldProps>) {
  return (
    <TextField
      {...field}
      label="Folder name"
      hint={`Up to ${FOLDER_NAME_MAX} characters`}
      value={draft.name}
      onChange={draft.setName}
      // An empty field on the way to Cancel isn't an error.
      onBlur={() => draft.name !== "" && draft.check()}
      error={draft.error}
      autoComplete="off"
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
  getProblem: (name: string) => string;
  refused?: string;
  typed?: string;
  /** Called with the typed name, and with "" on unmount. */
  onType?: (name: string) => void;
}

export function useFolderName({ getProblem, refused = "", typed = "", onType }: FolderNameSource): FolderNameDraft {
  const [name, setName] = useState(typed);
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState("");
  const reportName = useEffectEvent((typedName: string) => onType?.(typedName));
  useEffect(() => {
    reportName(name);
    return () => reportName("");
  }, [name]);
  const problem = getProblem(name);
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

export interface FolderCreation extends FolderNameSource {
  isBusy?: boolean;
  onCreate: (name: string) => void;
}

export interface InlineAddFolderProps extends FolderCreation {
  /** The number of folders; the form closes when it grows. */
  folderCount: number;
}

export function InlineAddFolder({ folderCount, ...creation }: InlineAddFolderProps) {
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
    return <NameForm {...creation} onCancel={close} />;
  }
  return (
    <div className={styles.opener}>
      <Button ref={opener} tone="quiet" icon={<FolderPlus />} onClick={() => setOpen(true)}>
        Add folder
      </Button>
    </div>
  );
}

function NameForm({ isBusy = false, onCreate, onCancel, ...source }: FolderCreation & { onCancel: () => void }) {
  const draft = useFolderName(source);
  const create = () => {
    draft.check();
    if (draft.isValid && !isBusy) onCreate(draft.name);
    else field.ref.current?.focus();
  };
  const field = useInnerForm({ onSubmit: create, onCancel });
  return (
    <div role="group" aria-label="Add folder" className={stack[3]}>
      <FolderNameField draft={draft} {...field} />
      <div className={inline[2]}>
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
      size="narrow"
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
