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

/** Inserts rows or updates those with the same key; unchanged rows aren't written, and none are deleted. */
export async function upsertRows(
  db: Db,
  table: string,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const facts = columns.filter((column) => !key.includes(column));
  const list = columns.join(", ");
  await db.query(
    `insert into ${table} (${list})
     select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)
     on conflict (${key.join(", ")}) do update set ${facts.map((name) => `${name} = excluded.${name}`).join(", ")}
     where (${facts.map((name) => `${table}.${name}`).join(", ")})
       is distinct from (${facts.map((name) => `excluded.${name}`).join(", ")})`,
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
