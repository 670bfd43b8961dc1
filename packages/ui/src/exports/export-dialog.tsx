import {
  countLabels,
  countSheets,
  describeCount,
  describeExportOffer,
  EXPORT_FORMATS,
  EXPORT_WINDOW_DAYS,
  type ExportChoice,
  findColumns,
  hasColumns,
  LABEL_SHEET_NAMES,
  LABEL_SHEETS,
  listExportNotes,
  type OpenExport,
  toExportOptions,
} from "@rotunda/core";
import { type FormEvent, useId } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import { Download, RotateCw } from "../primitives/icon/icon.tsx";
import { Note } from "../primitives/note/note.tsx";
import { Progress } from "../primitives/progress/progress.tsx";
import { RadioGroup } from "../primitives/radio-group/radio-group.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { ColumnChooser, LabelsPreview, RowsPreview } from "./export-parts.tsx";
import * as styles from "./exports.css.ts";

export interface ExportDialogProps {
  state: OpenExport;
  /** Less than four seconds since the last export. */
  isCoolingDown: boolean;
  onChange: (change: Partial<ExportChoice>) => void;
  onChooseItems: (isOnlySelected: boolean) => void;
  onRetry: () => void;
  onExport: () => void;
  onClose: () => void;
}

/** Asks which file of contacts is wanted, and shows what it holds and costs before anything is counted. */
export function ExportDialog(props: ExportDialogProps) {
  const { state, isCoolingDown, onExport, onClose } = props;
  const formId = useId();
  const offer = describeExportOffer(state);
  const isReady = offer.isReady && !isCoolingDown;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !state.isExporting) onExport();
  };
  return (
    <Dialog
      onClose={onClose}
      title="Export Contacts"
      footer={
        <>
          <p className={styles.footNote}>
            {offer.left && (
              <>
                <b>{offer.left}</b>
                {offer.after && `; ${offer.after}`}
                <span className={styles.counts}>
                  Each contact counts toward your limit for {EXPORT_WINDOW_DAYS} days.
                </span>
              </>
            )}
          </p>
          <Button onClick={onClose}>{state.isExporting ? "Close" : "Cancel"}</Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            icon={<Download size="small" />}
            isBusy={state.isExporting}
            isUnavailable={!isReady}
            disabledReason={offer.refusal}
          >
            {offer.label}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.exportForm} onSubmit={submit}>
        <Choices {...props} />
        <Outcome {...props} refusal={offer.refusal} />
        {state.preview && hasColumns(state.choice.format) && (
          <RowsPreview preview={state.preview} columns={findColumns(state)} />
        )}
        {state.preview?.labels && state.choice.format === "pdf" && (
          <LabelsPreview {...state.preview.labels} sheets={countLabelSheets(state)} />
        )}
      </form>
    </Dialog>
  );
}

const countLabelSheets = (state: OpenExport): number => {
  const { sheet, start = 1 } = toExportOptions(state) ?? { sheet: state.choice.sheet };
  return countSheets(sheet, state.preview?.labels?.printed ?? 0, start);
};

function Choices({ state, onChange, onChooseItems }: ExportDialogProps) {
  const { choice, selected, target } = state;
  return (
    <>
      <RadioGroup
        label="Format"
        isInColumns
        value={choice.format}
        onChange={(format) => onChange({ format })}
        options={EXPORT_FORMATS.map(({ value, label, use }) => ({ value, text: label, description: use }))}
      />
      {selected && target.kind !== "record" && (
        <RadioGroup
          label="Profiles"
          isInColumns
          value={target.itemIds ? "selected" : "all"}
          onChange={(value) => onChooseItems(value === "selected")}
          options={[
            { value: "selected", text: `Only ${describeCount(selected.length, "selected item")}` },
            { value: "all", text: target.kind === "folder" ? "All of this folder" : "All results" },
          ]}
        />
      )}
      {hasColumns(choice.format) && (
        <ColumnChooser columns={findColumns(state)} onChange={(columns) => onChange({ columns })} />
      )}
      {choice.format === "pdf" && <Sheet state={state} onChange={onChange} />}
    </>
  );
}

function Sheet({ state, onChange }: Pick<ExportDialogProps, "state" | "onChange">) {
  const { sheet, start } = state.choice;
  const error = toExportOptions(state) ? "" : `Enter a number from 1 to ${countLabels(sheet)}.`;
  return (
    <div className={styles.sheet}>
      <RadioGroup
        label="Sheet"
        value={sheet}
        onChange={(next) => onChange({ sheet: next })}
        options={LABEL_SHEET_NAMES.map((name) => {
          const { name: text, description } = LABEL_SHEETS[name];
          return { value: name, text, description };
        })}
      />
      <TextField
        label="Start at label"
        inputMode="numeric"
        value={start}
        hint="For a partly used sheet"
        error={error}
        onChange={(value) => onChange({ start: value })}
      />
    </div>
  );
}

/** Why nothing can be exported, or what the file leaves out; announced when it changes. */
function Outcome({ state, refusal, onRetry }: ExportDialogProps & { refusal: string }) {
  const problem = state.failure || refusal;
  return (
    <div role="status" className={styles.exportOutcome}>
      {state.isLoading && <Progress label="Counting contacts" />}
      {state.isExporting && (
        <Progress label="Creating the file. You can close this dialog; the file will still arrive." />
      )}
      {!state.isLoading && problem && <Note tone="danger">{problem}</Note>}
      {!state.isLoading &&
        listExportNotes(state).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      {state.failure && !state.isLoading && (
        <span className={styles.retry}>
          <Button size="small" icon={<RotateCw size="small" />} onClick={onRetry}>
            Retry
          </Button>
        </span>
      )}
    </div>
  );
}
