import type { ContactExportWire, ExportPreviewWire } from "@rotunda/core/wire";
import {
  computeExportAllowance,
  CONTACT_COLUMNS,
  EXPORT_TEXTS,
  type ExportOptions,
  hasColumns,
  areStandardColumns,
  type LabelSheet,
  listLabelLines,
  refuseExport,
} from "@rotunda/core";
import { createClientGone } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import type { OpenRecords } from "../search/search.sql.ts";
import { type Contact, toContact } from "./contact-facts.ts";
import { planLabels } from "./contact-labels.ts";
import { saveColumns, listContactRows, recordExport, readAllowance, readColumns } from "./exports.sql.ts";
import { writeContactFile } from "./write-contact-file.ts";

export interface ExportSubject {
  /** Finds the open records in order, and counts the others. */
  find: (tx: Db) => Promise<OpenRecords>;
  userId: number;
  reader: Reader;
  groupId: number | null;
  origin: string;
  now: Date;
}

interface Request extends ExportSubject {
  /** Search scope, record type or "folder", for the usage count. */
  kind: string;
  options: ExportOptions;
  /** Returns whether the client has disconnected; a file that wasn't delivered isn't counted. */
  isGone: () => boolean;
}

/** Exports records as a file. Counted in the same transaction, so that concurrent exports can't exceed the cap. */
export async function exportContacts(
  db: Db,
  { kind, find, userId, reader, groupId, origin, now, options, isGone }: Request,
): Promise<{ answer: ContactExportWire; rows: number | null }> {
  return db.transaction(async (tx) => {
    const { used, cap } = await readAllowance(tx, userId, now, "for update of u");
    const { isBlocked } = computeExportAllowance({ used, cap });
    const { records, leftOut } = isBlocked ? { records: [], leftOut: 0 } : await find(tx);
    const refusal = refuseExport({ used, cap, rows: records.length, leftOut });
    const answer = { csv_encoded: "", almanac_export_count: used, left_out_count: leftOut, error_message: "" };
    const refuse = (message: string) => ({ answer: { ...answer, error_message: message }, rows: null });
    if (refusal !== null) return refuse(refusal);
    const contacts = (await listContactRows(tx, records, { reader, groupId })).map((row) => toContact(row, origin));
    const { contents, rows } = await writeContactFile(tx, contacts, { options, origin, now });
    if (options.format === "pdf" && rows === 0) return refuse(EXPORT_TEXTS.noLabels);
    if (isGone()) throw createClientGone();
    await recordExport(tx, { userId, kind, rows, now });
    if (hasColumns(options.format)) {
      await saveColumns(tx, userId, areStandardColumns(options.columns) ? null : options.columns);
    }
    const csv_encoded = Buffer.from(contents).toString("base64");
    return { answer: { ...answer, csv_encoded, almanac_export_count: used + rows }, rows };
  });
}

const PREVIEWED_MAX = 3;
const NAMED_MAX = 3;

/** If there are more contacts than the reader may export, only the first of them are read. */
export async function previewExport(
  db: Db,
  { find, userId, reader, groupId, origin, now, sheet }: ExportSubject & { sheet: LabelSheet | null },
): Promise<ExportPreviewWire> {
  const { used, cap } = await readAllowance(db, userId, now);
  const { records, leftOut } = await find(db);
  const count = records.length;
  const { remaining } = computeExportAllowance({ used, cap });
  const read = count > remaining ? records.slice(0, PREVIEWED_MAX) : records;
  const contacts = (await listContactRows(db, read, { reader, groupId })).map((row) => toContact(row, origin));
  return {
    count,
    left_out_count: leftOut,
    used,
    cap,
    columns: await readColumns(db, userId),
    rows: contacts.slice(0, PREVIEWED_MAX).map(({ facts }) => CONTACT_COLUMNS.map((column) => facts[column])),
    without_form: nameFew(count > remaining ? [] : contacts.filter(({ hasForm }) => !hasForm)),
    labels: sheet === null ? null : previewLabels(contacts, sheet),
  };
}

function previewLabels(contacts: readonly Contact[], sheet: LabelSheet): ExportPreviewWire["labels"] {
  const { labels, withoutAddress, tooLong } = planLabels(contacts, sheet);
  return {
    printed: labels.length,
    without_address: nameFew(withoutAddress),
    too_long: nameFew(tooLong),
    first: labels.slice(0, PREVIEWED_MAX).map(({ contact: { facts, hasForm } }) => listLabelLines(facts, hasForm)),
  };
}

const nameFew = (contacts: readonly Contact[]) => ({
  count: contacts.length,
  names: contacts.slice(0, NAMED_MAX).map(({ facts }) => facts.name),
});
