import type { Camelized } from "../kernel/camelize.ts";
import type { ExportPreviewWire } from "../wire/exports.ts";
import type { ContactExportTarget } from "./contact-export.ts";
import type { ContactColumn, ContactFacts } from "./contact-columns.ts";
import type { ExportOptions } from "./export-options.ts";
import type { LabelSheet } from "./label-sheets.ts";

export interface ContactExport {
  file: Uint8Array;
  /** Rows exported in the last 30 days, including this export. */
  exportCount: number;
  /** Profiles outside the subscription: no row, not counted. */
  leftOutCount: number;
  /** The server's message if it exported nothing, else empty. */
  errorMessage: string;
}

/** The contents and cost of an export, which doesn’t count yet. */
export interface ExportPreview extends Omit<Camelized<ExportPreviewWire>, "columns" | "rows"> {
  /** The columns of the last file; null if they were the standard ones. */
  columns: ContactColumn[] | null;
  rows: ContactFacts[];
}
/** A number of contacts, and the names of the first ones. */
export type ContactSummary = ExportPreview["withoutForm"];

/** Both reject with `CallFailed`. */
export interface ExportsApi {
  /** Never retried automatically: each export counts. */
  exportContacts(target: ContactExportTarget, options: ExportOptions): Promise<ContactExport>;
  preview(target: ContactExportTarget, sheet: LabelSheet | null, signal?: AbortSignal): Promise<ExportPreview>;
}
