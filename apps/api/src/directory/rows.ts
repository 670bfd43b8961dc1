import type { Db } from "../platform/db.ts";

/** Inserts rows in one statement with the first row's columns; `returning` lists the returned columns. */
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

/** Serializes values independent of key order, so that re-imports can compare them. */
export function serializeValue(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
