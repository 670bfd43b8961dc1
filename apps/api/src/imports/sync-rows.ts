import { insertRows, updateRows, serializeValue } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { recordChanges } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { describeDifference, type RowDifference } from "./describe-difference.ts";
import { createGuard } from "./guard-rows.ts";

export type Row = Record<string, unknown>;

/** What a table holds of a source, by the source's own key. */
export type Known = Map<string, { id: number; row: Row }>;

/** Tables whose rows are facts of records: what differs is logged. */
export type SyncedTable = "profiles" | "groups" | "contacts" | "offices";

export interface Sync {
  table: SyncedTable;
  known: Known;
  /** Rows without source and source_id, by source_id, all with the same columns; "body.narrative" is a key of the body. */
  incoming: ReadonlyMap<string, Row>;
  /** Columns written with every new or changed row, and never compared. */
  stamp?: Row;
}

export interface Synced {
  added: string[];
  changed: string[];
  /** Of everything incoming that is stored. */
  ids: Map<string, number>;
  /** What the suppression list keeps out. */
  withheld: string[];
}

const BODY = "body.";

/** What a table holds where an SQL condition is true, by the source's key: the columns that will be compared. */
export async function loadKnown(
  db: Db,
  table: SyncedTable,
  columns: readonly string[],
  where: { condition: string; values: readonly unknown[] },
): Promise<Known> {
  const selected = columns.map((column) =>
    column.startsWith(BODY) ? `body -> '${column.slice(BODY.length)}' as "${column}"` : column,
  );
  const rows = await db.query<Row & { known_id: number; known_key: string }>(
    `select id as known_id, source_id as known_key, ${selected.join(", ")} from ${table} where ${where.condition} order by id`,
    where.values,
  );
  return new Map(rows.map(({ known_id, known_key, ...row }) => [known_key, { id: known_id, row }]));
}

/**
 * Inserts what is new and updates what differs, by value; what is the same is not touched and every id stays. What the
 * suppression list names is left out, what an editor set stays, and every difference is logged with the run.
 */
export async function syncRows(tx: Db, run: ImportRun, { table, known, incoming, stamp = {} }: Sync): Promise<Synced> {
  const guard = await createGuard(tx, run, table);
  const fresh: Row[] = [];
  const differing: (Row & { id: number })[] = [];
  const differences: RowDifference[] = [];
  const synced: Synced = { added: [], changed: [], ids: new Map(), withheld: [] };
  for (const [key, wanted] of incoming) {
    const existing = known.get(key);
    const admitted = guard.admit(key, wanted, existing?.id ?? null);
    if (!admitted) {
      synced.withheld.push(key);
      continue;
    }
    const { row, secret } = admitted;
    if (!existing) {
      fresh.push({ source: run.source, source_id: key, ...row, ...stamp });
      continue;
    }
    synced.ids.set(key, existing.id);
    const columns = Object.keys(row).filter(
      (column) => serializeValue(existing.row[column] ?? null) !== serializeValue(row[column] ?? null),
    );
    if (columns.length === 0) continue;
    synced.changed.push(key);
    differing.push({ id: existing.id, ...row, ...stamp });
    differences.push({
      kind: "changed",
      key,
      id: existing.id,
      was: existing.row,
      row,
      columns: columns.filter((column) => !secret.has(column)),
    });
  }
  for (const { id, source_id } of await insertWithBody(tx, table, fresh)) {
    synced.added.push(source_id);
    synced.ids.set(source_id, id);
    differences.push({ kind: "added", key: source_id, id, row: incoming.get(source_id) ?? {} });
  }
  await updateWithBody(tx, table, differing);
  await guard.settle();
  await recordChanges(
    tx,
    run,
    differences.flatMap((difference) => describeDifference(run, table, difference)),
  );
  return synced;
}

/** Deletes rows a source no longer has, and logs that. */
export async function removeRows(tx: Db, run: ImportRun, table: "offices", rows: Known): Promise<void> {
  await tx.query(`delete from ${table} where id = any($1::int[])`, [[...rows.values()].map(({ id }) => id)]);
  const gone = [...rows].map(([key, { id, row }]) => ({ kind: "removed" as const, key, id, row }));
  await recordChanges(
    tx,
    run,
    gone.flatMap((difference) => describeDifference(run, table, difference)),
  );
}

/** The columns of a row that name keys of the body. */
const bodyKeysOf = (row: Row | undefined): string[] =>
  Object.keys(row ?? {}).flatMap((column) => (column.startsWith(BODY) ? [column.slice(BODY.length)] : []));

const columnsOf = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !column.startsWith(BODY)));

/** Nothing stands for what isn't known: a key of the body is absent then. */
const bodyOf = (row: Row, keys: readonly string[]): Row =>
  Object.fromEntries(keys.flatMap((key) => (row[BODY + key] == null ? [] : [[key, row[BODY + key]]])));

function insertWithBody(
  tx: Db,
  table: SyncedTable,
  rows: readonly Row[],
): Promise<{ id: number; source_id: string }[]> {
  const keys = bodyKeysOf(rows[0]);
  const whole = keys.length === 0 ? rows : rows.map((row) => ({ ...columnsOf(row), body: bodyOf(row, keys) }));
  return insertRows(tx, table, whole, "id, source_id");
}

async function updateWithBody(tx: Db, table: SyncedTable, rows: readonly (Row & { id: number })[]): Promise<void> {
  await updateRows(
    tx,
    table,
    rows.map((row) => ({ ...columnsOf(row), id: row.id })),
  );
  const keys = bodyKeysOf(rows[0]);
  if (keys.length === 0) return;
  await tx.query(
    `update profiles set body = (profiles.body - $2::text[]) || fresh.body
     from jsonb_to_recordset($1::text::jsonb) fresh (id int, body jsonb) where profiles.id = fresh.id`,
    [JSON.stringify(rows.map((row) => ({ id: row.id, body: bodyOf(row, keys) }))), keys],
  );
}
