import type { Db } from "../platform/db.ts";
import { isPaywalled, type Reader } from "../search/search-items.sql.ts";
import type { OpenRecords, RecordRef } from "../search/search.sql.ts";

/** Lists the records that the reader may open, in their order, and counts the others. */
export async function keepOpenRecords(db: Db, records: readonly RecordRef[], reader: Reader): Promise<OpenRecords> {
  const found = await db.query<RecordRef & { is_paywalled: boolean }>(
    `select r.record_type, r.record_id, ${isPaywalled("r", "$3")} as is_paywalled
     from unnest($1::text[], $2::int[]) with ordinality wanted (record_type, record_id, place)
     join records r using (record_type, record_id) order by wanted.place`,
    [records.map(({ record_type }) => record_type), records.map(({ record_id }) => record_id), reader.modules],
  );
  const open = found.filter(({ is_paywalled }) => !is_paywalled);
  return { records: open, leftOut: found.length - open.length };
}
