import {
  DOSSIER_FORMATS,
  DOSSIER_ORDERS,
  describeDossierFormat,
  type DossierChange,
  describeDossierButton,
  listDossierNotes,
  listDossierOrders,
  MESSAGES,
  type OpenDossier,
} from "@rotunda/core";
import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import { Download, Mail, RotateCw } from "../primitives/icon/icon.tsx";
import { Note } from "../primitives/note/note.tsx";
import { Progress } from "../primitives/progress/progress.tsx";
import { RadioGroup } from "../primitives/radio-group/radio-group.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { stack, type } from "../theme/layout.css.ts";
import * as styles from "./exports.css.ts";
import { describeDossierSubject } from "./dossier-subject.ts";

export interface DownloadDialogProps {
  state: OpenDossier;
  email: string | null;
  fileName: string;
  onChange: (change: DossierChange) => void;
  onRename: (documentName: string) => void;
  onRetry: () => void;
  onDeliver: () => void;
  onClose: () => void;
  canAddNotes?: boolean;
  logo: ReactNode;
}

/** Asks for the options of a profile book and creates it as a file, or sends it by e-mail. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { state, email, onChange, onClose, canAddNotes = false } = props;
  const formId = useId();
  const { status, target } = state;
  const check = "check" in state ? state.check : null;
  const button = describeDossierButton(state);
  const isMail = "action" in state && state.action === "email";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!button.isDisabled) props.onDeliver();
  };
  if (status === "refused") {
    return (
      <Dialog onClose={onClose} title={MESSAGES.profileBook} footer={<Button onClick={onClose}>Close</Button>}>
        {listDossierNotes(state, email).map((note) => (
          <Note key={note} tone="notice">
            {note}
          </Note>
        ))}
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={MESSAGES.profileBook}
      footer={
        <>
          {isMail && email && (
            <p className={styles.footNote}>
              To <b className={styles.file}>{email}</b>
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            icon={isMail ? <Mail size="small" /> : <Download size="small" />}
            isBusy={status === "delivering"}
            isUnavailable={button.isDisabled}
          >
            {button.label}
          </Button>
        </>
      }
    >
      <p className={styles.note} dir="auto">
        {describeDossierSubject(target, check?.profileCount ?? null)}
      </p>
      <form id={formId} className={stack[5]} onSubmit={submit}>
        <div className={stack[1]}>
          <TextField
            label="Document name"
            value={state.options.documentName}
            onChange={props.onRename}
            readOnly={status === "delivering"}
            autoComplete="off"
          />
          <p className={styles.saved}>
            Saved as{" "}
            <b className={styles.file} dir="auto">
              {props.fileName}
            </b>
          </p>
        </div>
        <Choices state={state} count={check?.profileCount ?? null} onChange={onChange} />
        {canAddNotes && (
          <Checkbox
            label="Include your notes and tags, and your organization’s"
            isChecked={state.options.withNotes ?? false}
            onChange={(withNotes) => onChange({ withNotes })}
          />
        )}
        {props.logo}
      </form>
      <Outcome state={state} email={email} onRetry={props.onRetry} />
    </Dialog>
  );
}

function Choices(props: Pick<DownloadDialogProps, "state" | "onChange"> & { count: number | null }) {
  const { onChange } = props;
  const { target, options } = props.state;
  const [first, ...others] = DOSSIER_ORDERS.filter(({ value }) => listDossierOrders(target).includes(value));
  return (
    <>
      <RadioGroup
        label="Format"
        isInColumns
        value={options.format}
        onChange={(format) => onChange({ format })}
        options={DOSSIER_FORMATS.map(({ value, label }) => ({
          text: label,
          description: describeDossierFormat(value, props.count),
          value,
        }))}
      />
      {others.length > 0 && (
        <RadioGroup
          label="Order"
          isInColumns
          value={options.order}
          onChange={(order) => onChange({ order })}
          options={DOSSIER_ORDERS.map(({ value, label }) => ({ text: label, value }))}
        />
      )}
      {others.length === 0 && target.kind === "selection" && first && (
        <p className={type.data}>
          <b className={styles.downloadLabel}>Order</b>
          {first.label}
        </p>
      )}
    </>
  );
}

/** The server's message about the book, announced when it changes. */
function Outcome({ state, email, onRetry }: Pick<DownloadDialogProps, "state" | "email" | "onRetry">) {
  const { status } = state;
  const isMail = "action" in state && state.action === "email";
  return (
    <div role="status" className={styles.downloadOutcome}>
      {status === "checking" && <Progress label="Checking how the profile book can be delivered" />}
      {status === "delivering" && (
        <Progress label={isMail ? "Requesting the profile book by email" : "Creating the profile book"} />
      )}
      {status !== "checking" &&
        status !== "delivering" &&
        listDossierNotes(state, email).map((note) => (
          <Note key={note} tone={status === "failed" ? "danger" : "notice"}>
            {note}
          </Note>
        ))}
      {status === "failed" && (
        <span className={styles.retry}>
          <Button size="small" icon={<RotateCw size="small" />} onClick={onRetry}>
            Retry
          </Button>
        </span>
      )}
    </div>
  );
}
