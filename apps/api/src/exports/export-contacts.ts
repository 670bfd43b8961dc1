import type { ContactExportWire } from "@rotunda/adapters-http/wire";
import { exportAllowance, MESSAGES, planExport, type SearchQuery, type SearchScope } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { findEvery } from "../search/run-search.ts";
import type { SearchContext } from "../search/search.sql.ts";
import { contactCsv } from "./contact-csv.ts";
import { contactRows, countExport, lockAllowance } from "./exports.sql.ts";

interface Request {
  scope: SearchScope;
  query: SearchQuery;
  userId: number;
  context: SearchContext;
  now: Date;
}

/**
 * Every row a search finds as a spreadsheet. The rows are counted in the transaction that makes the file: two exports
 * of one person never share what is left, and one that would pass the cap is refused whole (`rows` is null then).
 */
export async function exportContacts(
  db: Db,
  { scope, query, userId, context, now }: Request,
): Promise<{ answer: ContactExportWire; rows: number | null }> {
  return db.transaction(async (tx) => {
    const { used, cap } = await lockAllowance(tx, userId, now);
    const { remaining, isBlocked } = exportAllowance({ used, cap });
    // One more than may be taken is enough to know that it is too much.
    const records = isBlocked ? [] : await findEvery(tx, scope, query, { context, limit: remaining + 1 });
    const plan = planExport({ used, cap, rows: records.length });
    if (plan.do === "refuse") {
      const answer = { csv_encoded: "", almanac_export_count: used, error_message: MESSAGES.exportLimit };
      return { answer, rows: null };
    }
    const csv = contactCsv(await contactRows(tx, records, context.reader));
    await countExport(tx, { userId, kind: scope, rows: records.length, now });
    const answer = {
      csv_encoded: Buffer.from(csv, "utf8").toString("base64"),
      almanac_export_count: plan.used,
      error_message: "",
    };
    return { answer, rows: records.length };
  });
}
