import type { ContactExportWire } from "@rotunda/adapters-http/wire";
import { computeExportAllowance, planExport } from "@rotunda/core";
import { createClientGone } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import type { OpenRecords } from "../search/search.sql.ts";
import { formatContactCsv } from "./contact-csv.ts";
import { listContactRows, countExport, lockAllowance } from "./exports.sql.ts";

interface Request {
  /** Search scope or record type, for the usage count. */
  kind: string;
  /** Finds the open records in order, and counts the others. */
  find: (tx: Db) => Promise<OpenRecords>;
  userId: number;
  reader: Reader;
  groupId: number | null;
  origin: string;
  now: Date;
  /** Returns whether the client disconnected: what it doesn't get isn't counted. */
  isGone: () => boolean;
}

/** Exports records as a CSV. Counted in the same transaction, so that concurrent exports can't exceed the cap. */
export async function exportContacts(
  db: Db,
  { kind, find, userId, reader, groupId, origin, now, isGone }: Request,
): Promise<{ answer: ContactExportWire; rows: number | null }> {
  return db.transaction(async (tx) => {
    const { used, cap } = await lockAllowance(tx, userId, now);
    const { isBlocked } = computeExportAllowance({ used, cap });
    const { records, leftOut } = isBlocked ? { records: [], leftOut: 0 } : await find(tx);
    const plan = planExport({ used, cap, rows: records.length, leftOut });
    const answer = { csv_encoded: "", almanac_export_count: used, left_out_count: leftOut, error_message: "" };
    if (plan.do === "refuse") return { answer: { ...answer, error_message: plan.message }, rows: null };
    const csv = formatContactCsv(await listContactRows(tx, records, { reader, groupId }), origin);
    if (isGone()) throw createClientGone();
    await countExport(tx, { userId, kind, rows: records.length, now });
    const csv_encoded = Buffer.from(csv, "utf8").toString("base64");
    return { answer: { ...answer, csv_encoded, almanac_export_count: plan.used }, rows: records.length };
  });
}
