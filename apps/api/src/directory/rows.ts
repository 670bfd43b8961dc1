import type { Db } from "../platform/db.ts";

/** Inserts rows in one statement; the columns are those of the first row. `returning` names what comes back. */
export async function insertRows<Returned = never>(
  db: Db,
  table: string,
  rows: readonly object[],
  returning = "",
): Promise<Returned[]> {
  const first = rows[0];
  if (!first) return [];
  const columns = Object.keys(first).join(", ");
  return db.query<Returned>(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)
     ${returning === "" ? "" : `returning ${returning}`}`,
    [JSON.stringify(rows)],
  );
}

/** Updates rows by their id in one statement; every row names the same columns. */
export async function updateRows(db: Db, table: string, rows: readonly { id: number }[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== "id");
  await db.query(
    `update ${table} set ${columns.map((column) => `${column} = fresh.${column}`).join(", ")}
     from jsonb_populate_recordset(null::${table}, $1::text::jsonb) fresh where ${table}.id = fresh.id`,
    [JSON.stringify(rows)],
  );
}

/** Serializes equal values to equal text, independent of key order; re-imports compare it. */
export function serializeValue(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
