import type { ContactExportWire } from "@rotunda/adapters-http/wire";
import { exportAllowance, planExport } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import type { RecordRef } from "../search/search.sql.ts";
import { contactCsv } from "./contact-csv.ts";
import { contactRows, countExport, lockAllowance } from "./exports.sql.ts";

interface Request {
  /** What is exported, as the count remembers it: the scope of a search, or the kind of a record. */
  kind: string;
  /** The records to export, in order. */
  find: (tx: Db) => Promise<RecordRef[]>;
  userId: number;
  reader: Reader;
  now: Date;
}

/**
 * Records as a spreadsheet. The rows are counted in the transaction that makes the file: two exports of one person never
 * share what is left, and one that would pass the cap is refused whole (`rows` is null then).
 */
export async function exportContacts(
  db: Db,
  { kind, find, userId, reader, now }: Request,
): Promise<{ answer: ContactExportWire; rows: number | null }> {
  return db.transaction(async (tx) => {
    const { used, cap } = await lockAllowance(tx, userId, now);
    const records = exportAllowance({ used, cap }).isBlocked ? [] : await find(tx);
    const plan = planExport({ used, cap, rows: records.length });
    if (plan.do === "refuse") {
      const answer = { csv_encoded: "", almanac_export_count: used, error_message: plan.message };
      return { answer, rows: null };
    }
    const csv = contactCsv(await contactRows(tx, records, reader));
    await countExport(tx, { userId, kind, rows: records.length, now });
    const answer = {
      csv_encoded: Buffer.from(csv, "utf8").toString("base64"),
      almanac_export_count: plan.used,
      error_message: "",
    };
    return { answer, rows: records.length };
  });
}
