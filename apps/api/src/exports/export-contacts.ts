import type { ContactExportWire } from "@rotunda/adapters-http/wire";
import {
  computeExportAllowance,
  EXPORT_TEXTS,
  type ExportOptions,
  hasColumns,
  isStandard,
  planExport,
} from "@rotunda/core";
import { createClientGone } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import type { OpenRecords } from "../search/search.sql.ts";
import { toContact } from "./contact-facts.ts";
import { keepColumns, listContactRows, countExport, readAllowance } from "./exports.sql.ts";
import { writeContactFile } from "./write-contact-file.ts";

/** The contacts and the reader of an export. */
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
  /** Returns whether the client disconnected: what it doesn't get isn't counted. */
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
    const plan = planExport({ used, cap, rows: records.length, leftOut });
    const answer = { csv_encoded: "", almanac_export_count: used, left_out_count: leftOut, error_message: "" };
    const refuse = (message: string) => ({ answer: { ...answer, error_message: message }, rows: null });
    if (plan.do === "refuse") return refuse(plan.message);
    const contacts = (await listContactRows(tx, records, { reader, groupId })).map((row) => toContact(row, origin));
    const { contents, rows } = await writeContactFile(tx, contacts, { options, origin, now });
    if (options.format === "pdf" && rows === 0) return refuse(EXPORT_TEXTS.noLabels);
    if (isGone()) throw createClientGone();
    await countExport(tx, { userId, kind, rows, now });
    if (hasColumns(options.format)) {
      await keepColumns(tx, userId, isStandard(options.columns) ? null : options.columns);
    }
    const csv_encoded = Buffer.from(contents).toString("base64");
    return { answer: { ...answer, csv_encoded, almanac_export_count: used + rows }, rows };
  });
}
