import { insertRows, updateRows, valueText } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";

export type Row = Record<string, unknown>;

/** What a table holds of a source, by the source's own key. */
export type Known = Map<string, { id: number; row: Row }>;

export interface Sync {
  table: string;
  source: string;
  known: Known;
  /** Rows without source and source_id, by source_id. */
  incoming: ReadonlyMap<string, Row>;
  /** Columns written with every new or changed row, and never compared. */
  stamp?: Row;
}

export interface Synced {
  added: string[];
  changed: string[];
  /** Of everything incoming. */
  ids: Map<string, number>;
}

export async function loadKnown(db: Db, table: string, columns: readonly string[], condition: string): Promise<Known> {
  const rows = await db.query<Row & { known_id: number; known_key: string }>(
    `select id as known_id, source_id as known_key, ${columns.join(", ")} from ${table} where ${condition} order by id`,
  );
  return new Map(rows.map(({ known_id, known_key, ...row }) => [known_key, { id: known_id, row }]));
}

/** Inserts what is new and updates what differs, by value; what is the same is not touched and every id stays. */
export async function syncRows(db: Db, { table, source, known, incoming, stamp = {} }: Sync): Promise<Synced> {
  const fresh: Row[] = [];
  const differing: (Row & { id: number })[] = [];
  const changed: string[] = [];
  const ids = new Map<string, number>();
  for (const [key, row] of incoming) {
    const existing = known.get(key);
    if (!existing) {
      fresh.push({ source, source_id: key, ...row, ...stamp });
      continue;
    }
    ids.set(key, existing.id);
    if (sameRow(existing.row, row)) continue;
    changed.push(key);
    differing.push({ id: existing.id, ...row, ...stamp });
  }
  const inserted = await insertRows<{ id: number; source_id: string }>(db, table, fresh, "id, source_id");
  for (const { id, source_id } of inserted) ids.set(source_id, id);
  await updateRows(db, table, differing);
  return { added: inserted.map(({ source_id }) => source_id), changed, ids };
}

const sameRow = (known: Row, row: Row): boolean =>
  Object.entries(row).every(([column, value]) => valueText(known[column]) === valueText(value));

/** Rows that belong to a person and have no identity of their own: replaced together when any differs. */
export async function syncLists(
  db: Db,
  table: string,
  incoming: ReadonlyMap<number, readonly Row[]>,
  columns: readonly string[],
): Promise<Set<number>> {
  const rows = await db.query<Row & { owner_id: number }>(
    `select profile_id as owner_id, ${columns.join(", ")} from ${table}
     where profile_id = any($1::int[]) order by profile_id, position`,
    [[...incoming.keys()]],
  );
  const known = new Map<number, Row[]>();
  for (const { owner_id, ...row } of rows) {
    const list = known.get(owner_id);
    if (list) list.push(row);
    else known.set(owner_id, [row]);
  }
  const differing = [...incoming].filter(([id, list]) => valueText(known.get(id) ?? []) !== valueText(list));
  await db.query(`delete from ${table} where profile_id = any($1::int[])`, [differing.map(([id]) => id)]);
  await insertRows(
    db,
    table,
    differing.flatMap(([profile_id, list]) => list.map((row) => ({ profile_id, ...row }))),
  );
  return new Set(differing.map(([id]) => id));
}
