import { describeCount, formatNumber } from "../kernel/text.ts";
import { MESSAGES } from "../notices/messages.ts";
import { computeExportAllowance, refuseExport } from "./allowance.ts";
import { type ContactColumn, STANDARD_COLUMNS } from "./contact-columns.ts";
import type { ContactExportTarget } from "./contact-export.ts";
import { type ExportFormat, type ExportOptions, hasColumns, parseStartLabel } from "./export-options.ts";
import type { ExportPreview, ContactSummary } from "./exports.port.ts";
import type { LabelSheet } from "./label-sheets.ts";

/** Texts that only the dialog needs. */
export const EXPORT_TEXTS = {
  notCut: "Exports are never cut short: choose fewer contacts, or wait until earlier exports no longer count.",
  empty: "There are no contacts to export.",
  noColumns: "Choose at least one column.",
  noLabels: "None of the contacts has an address that fits a label.",
  unprinted: "They get no label and don’t count toward your limit.",
  cards: (count: number) =>
    `${describeCount(count, "contact card")} in one file. Each names its profile and the date of its facts.`,
};

export interface ExportChoice {
  format: ExportFormat;
  /** Null until the reader changes the columns of the last file. */
  columns: readonly ContactColumn[] | null;
  sheet: LabelSheet;
  /** The number as typed. */
  start: string;
}

/** The open dialog. `preview` is null while the first loads and stays while a newer one does. */
export interface OpenExport {
  target: ContactExportTarget;
  /** Items selected in a folder or search, which the reader may widen to all; null without a selection. */
  selected: readonly string[] | null;
  choice: ExportChoice;
  preview: ExportPreview | null;
  isLoading: boolean;
  /** Why the preview or the file failed, or empty. */
  failure: string;
  isExporting: boolean;
}

export const FIRST_CHOICE: ExportChoice = { format: "csv", columns: null, sheet: "5160", start: "1" };

/** The columns of the file: the reader's choice, else those of the last file, else the standard ones (EXP-14). */
export const findColumns = ({ choice, preview }: Pick<OpenExport, "choice" | "preview">): readonly ContactColumn[] =>
  choice.columns ?? preview?.columns ?? STANDARD_COLUMNS;

/** Returns the chosen options; null if the number of the first label isn't on the sheet. */
export function toExportOptions(dialog: Pick<OpenExport, "choice" | "preview">): ExportOptions | null {
  const { format, sheet, start } = dialog.choice;
  const first = format === "pdf" ? parseStartLabel(start, sheet) : 1;
  return first === null ? null : { format, sheet, start: first, columns: findColumns(dialog) };
}

export interface ExportOffer {
  label: string;
  /** Why nothing can be exported, or empty. */
  refusal: string;
  /** "23 of 1,500 left"; empty until known. */
  left: string;
  /** "11 after this", "24 too many"; empty if nothing is exported. */
  after: string;
  isReady: boolean;
}

/** Describes the dialog's button and what the export costs; rows are never cut (EXP-17). */
export function describeExportOffer(dialog: OpenExport): ExportOffer {
  const { preview, choice } = dialog;
  if (!preview) return { label: "Export", refusal: "", left: "", after: "", isReady: false };
  const { used, cap, count, leftOutCount } = preview;
  const isPdf = choice.format === "pdf";
  const labels = isPdf ? preview.labels : null;
  const { remaining, isBlocked } = computeExportAllowance({ used, cap });
  const rows = labels?.printed ?? count;
  const isTooMany = count > remaining;
  const refused = refuseExport({ used, cap, rows: count, leftOut: leftOutCount });
  const refusal =
    refused !== null
      ? [refused, isTooMany && !isBlocked ? EXPORT_TEXTS.notCut : ""].join(" ").trim()
      : count === 0
        ? EXPORT_TEXTS.empty
        : labels?.printed === 0
          ? EXPORT_TEXTS.noLabels
          : hasColumns(choice.format) && findColumns(dialog).length === 0
            ? EXPORT_TEXTS.noColumns
            : "";
  const isWaiting = dialog.isLoading || (isPdf && !labels) || toExportOptions(dialog) === null;
  return {
    label: isPdf ? "Make PDF" : `Export ${formatNumber(rows)}`,
    refusal,
    left: `${formatNumber(remaining)} of ${formatNumber(cap)} left`,
    after: isTooMany
      ? `${formatNumber(count - remaining)} too many`
      : rows > 0
        ? `${formatNumber(remaining - rows)} after this`
        : "",
    isReady: refusal === "" && !isWaiting,
  };
}

/** Lists notes about the file: who is left out, who gets no label, and who has no form of address. */
export function listExportNotes({ preview, choice }: OpenExport): string[] {
  if (!preview) return [];
  const { count, leftOutCount, withoutForm, labels } = preview;
  const of = `of ${formatNumber(count)}`;
  const notes: string[] = [];
  if (leftOutCount > 0 && count > 0) notes.push(MESSAGES.exportLeftOut(leftOutCount));
  if (choice.format === "vcf") notes.push(EXPORT_TEXTS.cards(count));
  if (choice.format === "pdf" && labels) {
    const { withoutAddress, tooLong } = labels;
    if (withoutAddress.count > 0) {
      notes.push(`${formatNumber(withoutAddress.count)} ${of} without an address: ${nameFew(withoutAddress)}.`);
    }
    if (tooLong.count > 0)
      notes.push(`${formatNumber(tooLong.count)} ${of} too long for a label: ${nameFew(tooLong)}.`);
    if (withoutAddress.count + tooLong.count > 0) notes.push(EXPORT_TEXTS.unprinted);
  }
  const isAddressed =
    choice.format === "pdf" ||
    (hasColumns(choice.format) && findColumns({ choice, preview }).includes("form_of_address"));
  if (withoutForm.count > 0 && isAddressed) {
    notes.push(
      `${describeCount(withoutForm.count, "contact")} without a known form of address: ${nameFew(withoutForm)}. The name is used unchanged.`,
    );
  }
  return notes;
}

const nameFew = ({ count, names }: ContactSummary): string =>
  `${names.join("; ")}${count > names.length ? ` and ${formatNumber(count - names.length)} more` : ""}`;
