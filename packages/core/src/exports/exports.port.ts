import type { ContactExportTarget } from "./contact-export.ts";
import type { ContactColumn, ContactFacts } from "./contact-columns.ts";
import type { ExportOptions } from "./export-options.ts";
import type { LabelSheet } from "./label-sheets.ts";

/** A contact export. */
export interface ContactExport {
  file: Uint8Array;
  /** Rows exported in the last 30 days, including this export. */
  exportCount: number;
  /** Profiles outside the subscription: no row, not counted. */
  leftOutCount: number;
  /** The server's message if it exported nothing, else empty. */
  errorMessage: string;
}

/** Some contacts: their number and the first names. */
export interface NamedFew {
  count: number;
  names: string[];
}

interface LabelsPreview {
  /** Contacts that get a label, the only ones that count. */
  printed: number;
  withoutAddress: NamedFew;
  /** Too much text for a label, even in the smallest type. */
  tooLong: NamedFew;
  /** The lines of the first labels. */
  first: string[][];
}

/** What an export will hold and cost; nothing is counted. */
export interface ExportPreview {
  /** Contacts of the file. */
  count: number;
  leftOutCount: number;
  /** Rows exported in the last 30 days, and how many may be. */
  used: number;
  cap: number;
  /** The columns of the last file; null if they were the standard ones. */
  columns: ContactColumn[] | null;
  /** The first contacts. */
  rows: ContactFacts[];
  /** Contacts whose office has no known form of address; none if there are more than may be exported. */
  withoutForm: NamedFew;
  /** Only if a sheet was asked for. */
  labels: LabelsPreview | null;
}

/** Both reject with `CallFailed`. */
export interface ExportsApi {
  /** Never retried automatically: each export counts. */
  exportContacts(target: ContactExportTarget, options: ExportOptions): Promise<ContactExport>;
  preview(target: ContactExportTarget, sheet: LabelSheet | null, signal?: AbortSignal): Promise<ExportPreview>;
}
