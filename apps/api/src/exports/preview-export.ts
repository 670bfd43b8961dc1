import type { ExportPreviewWire } from "@rotunda/adapters-http/wire";
import { CONTACT_COLUMNS, computeExportAllowance, type LabelSheet, listLabelLines } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { type Contact, toContact } from "./contact-facts.ts";
import { planLabels } from "./contact-labels.ts";
import type { ExportSubject } from "./export-contacts.ts";
import { listContactRows, readAllowance, readColumns } from "./exports.sql.ts";

/** Contacts that a preview shows. */
const PREVIEWED_MAX = 3;
/** Contacts that a note names. */
const NAMED_MAX = 3;

/** Describes an export before it is made. If there are more contacts than may be exported, only the first are read. */
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
