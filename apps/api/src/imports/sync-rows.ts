import { insertRows, isSameValue, updateRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { recordChanges, type Change } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { createRowFilter } from "./filter-rows.ts";
import type { OfficeRow, Row, Values } from "./imported-rows.ts";

export type SyncedTable = "profiles" | "groups" | "contacts" | "offices" | "agencies";

export type StoredRows<T extends SyncedTable> = Map<string, { id: number; row: Row<T> }>;

export interface Among {
  condition: string;
  values: readonly unknown[];
}

interface Sync<T extends SyncedTable> {
  table: T;
  /** The stored rows to compare, or a condition for them. */
  among: Among | StoredRows<T>;
  /** By the source's key, all with the same columns; "body.narrative" is a key of the body. */
  incoming: ReadonlyMap<string, Row<T>>;
  /** Columns written with new and changed rows, but not compared. */
  stamp?: Row<T>;
}

const BODY = "body.";

export async function loadStoredRows<T extends SyncedTable>(
  db: Db,
  table: T,
  columns: readonly (keyof Row<T> & string)[],
  { condition, values }: Among,
): Promise<StoredRows<T>> {
  const selected = columns.map((column) =>
    column.startsWith(BODY) ? `, body -> '${column.slice(BODY.length)}' as "${column}"` : `, ${column}`,
  );
  const rows = await db.query<{ known_id: number; known_key: string }>(
    `select id as known_id, source_id as known_key ${selected.join("")} from ${table} where ${condition} order by id`,
    values,
  );
  return new Map(rows.map(({ known_id, known_key, ...row }) => [known_key, { id: known_id, row: row as Row<T> }]));
}

/** Inserts new rows, updates different ones and logs changes. Omits suppressed rows and keeps editors' values. */
export async function syncRows<T extends SyncedTable>(run: ImportRun, { table, among, incoming, stamp }: Sync<T>) {
  const [first = {}] = incoming.values();
  const shape = table === "offices" ? { profile_id: null, ...first } : first;
  const known =
    among instanceof Map
      ? among
      : await loadStoredRows(run.tx, table, Object.keys(shape) as (keyof Row<T> & string)[], among);
  const filter = await createRowFilter(run, table);
  const fresh: Values[] = [];
  const differing: (Values & { id: number })[] = [];
  const differences: RowDifference[] = [];
  const [added, changed]: [string[], string[]] = [[], []];
  const ids = new Map<string, number>();
  let withheld = 0;
  for (const [key, wanted] of incoming) {
    const existing = known.get(key);
    const filtered = filter.apply(key, wanted, existing?.id ?? null);
    if (!filtered) {
      withheld += 1;
      continue;
    }
    const { row, secret } = filtered;
    if (!existing) {
      fresh.push({ source: run.source, source_id: key, ...row, ...stamp });
      continue;
    }
    const was: Values = existing.row;
    ids.set(key, existing.id);
    const columns = Object.keys(row).filter((column) => !isSameValue(was[column] ?? null, row[column] ?? null));
    if (columns.length === 0) continue;
    changed.push(key);
    differing.push({ id: existing.id, ...row, ...stamp });
    differences.push({
      kind: "changed",
      key,
      id: existing.id,
      was,
      row,
      columns: columns.filter((column) => !secret.has(column)),
    });
  }
  for (const { id, source_id } of await insertWithBody(run.tx, table, fresh)) {
    added.push(source_id);
    ids.set(source_id, id);
    differences.push({ kind: "added", key: source_id, id, row: incoming.get(source_id) ?? {} });
  }
  await updateWithBody(run.tx, table, differing);
  await filter.finish();
  const changes = differences.flatMap((difference) => describeDifference(run, table, difference));
  await recordChanges(run.tx, run, changes);
  return { known, added, changed, ids, withheld };
}

interface OfficesSync {
  among: Among;
  offices: readonly OfficeRow[];
  isKept?: (key: string) => boolean;
}

export async function syncOffices(run: ImportRun, { among, offices, isKept = () => false }: OfficesSync) {
  const incoming = new Map(offices.map(({ source_id, ...row }) => [source_id, row]));
  const { known, added, changed, withheld } = await syncRows(run, { table: "offices", among, incoming });
  const gone = [...known].filter(([key]) => !incoming.has(key) && !isKept(key));
  await run.tx.query("delete from offices where id = any($1::int[])", [gone.map(([, { id }]) => id)]);
  const changes = gone.flatMap(([key, { id, row }]) =>
    describeDifference(run, "offices", { kind: "removed", key, id, row }),
  );
  await recordChanges(run.tx, run, changes);
  const owners = [
    ...[...added, ...changed].map((key) => incoming.get(key)?.profile_id),
    ...gone.map(([, { row }]) => row.profile_id),
  ];
  return {
    added: added.length,
    changed: changed.length,
    left: gone.length,
    known,
    withheld,
    profileIds: new Set(owners.map(Number)),
  };
}

/** Separates body keys; unknown values are omitted from the body. */
function splitBody(row: Values = {}) {
  const entries = Object.entries(row);
  const inBody = entries.flatMap(([name, value]) =>
    name.startsWith(BODY) ? [[name.slice(BODY.length), value] as const] : [],
  );
  return {
    columns: Object.fromEntries(entries.filter(([name]) => !name.startsWith(BODY))),
    keys: inBody.map(([key]) => key),
    body: Object.fromEntries(inBody.filter(([, value]) => value != null)),
  };
}

function insertWithBody(tx: Db, table: SyncedTable, rows: readonly Values[]) {
  const whole = rows
    .map(splitBody)
    .map(({ columns, keys, body }) => (keys.length === 0 ? columns : { ...columns, body }));
  return insertRows<{ id: number; source_id: string }>(tx, table, whole, "id, source_id");
}

async function updateWithBody(tx: Db, table: SyncedTable, rows: readonly (Values & { id: number })[]): Promise<void> {
  const split = rows.map((row) => ({ id: row.id, ...splitBody(row) }));
  const columnRows = split.map(({ id, columns }) => ({ ...columns, id }));
  await updateRows(tx, table, columnRows);
  const { keys } = splitBody(rows[0]);
  if (keys.length === 0) return;
  await tx.query(
    `update profiles set body = (profiles.body - $2::text[]) || fresh.body
     from jsonb_to_recordset($1::text::jsonb) fresh (id int, body jsonb) where profiles.id = fresh.id`,
    [JSON.stringify(split.map(({ id, body }) => ({ id, body }))), keys],
  );
}

interface TreeSync<T extends "groups" | "agencies", R> {
  table: T;
  records: ReadonlyMap<string, R>;
  parentOf: (record: R) => string | undefined;
  /** Ids of stored records by key, to which the stored ones are added. */
  stored: Map<string, number>;
  /** Returns the row of a record whose parent is stored; null if it is rejected. */
  toRow: (record: R, key: string) => Row<T> | null | Promise<Row<T> | null>;
  rejectCircular: (record: R) => void;
}

/** Stores records after their parents; returns their rows too. */
export async function syncTree<T extends "groups" | "agencies", R>(
  run: ImportRun,
  { table, records, parentOf, stored, toRow, rejectCircular }: TreeSync<T, R>,
) {
  const done = { read: 0, added: 0, changed: 0 };
  const rows = new Map<string, Row<T>>();
  const { levels, rest } = sortIntoLevels(records, parentOf);
  for (const level of levels) {
    const incoming = new Map<string, Row<T>>();
    for (const [key, record] of level) {
      const row = await toRow(record, key);
      if (row) incoming.set(key, row);
    }
    const { ids, added, changed } = await syncRows(run, {
      table,
      among: amongKeys(run, [...incoming.keys()]),
      incoming,
      stamp: { updated_date: run.today } as Row<T>,
    });
    for (const [key, id] of ids) stored.set(key, id);
    for (const [key, row] of incoming) rows.set(key, row);
    done.read += incoming.size;
    done.added += added.length;
    done.changed += changed.length;
  }
  for (const [, record] of rest) rejectCircular(record);
  return { rows, done };
}

export const amongKeys = ({ source }: Pick<ImportRun, "source">, keys: readonly string[]): Among => ({
  condition: "source = $1 and source_id = any($2::text[])",
  values: [source, keys],
});

/** Sorts parents before children. `rest`: records in cycles. */
function sortIntoLevels<T>(records: ReadonlyMap<string, T>, parentOf: (record: T) => string | undefined) {
  const levels: [key: string, record: T][][] = [];
  let rest = [...records];
  for (;;) {
    const waiting = new Set(rest.map(([key]) => key));
    const level = rest.filter(([, record]) => !waiting.has(parentOf(record) ?? ""));
    if (level.length === 0) return { levels, rest };
    levels.push(level);
    rest = rest.filter(([, record]) => waiting.has(parentOf(record) ?? ""));
  }
}

export type RowDifference =
  | { kind: "added" | "removed"; key: string; id: number; row: Values }
  | { kind: "changed"; key: string; id: number; was: Values; row: Values; columns: readonly string[] };

/** Not logged: derived from other facts, or implied by one that is logged. */
const NOT_LOGGED: ReadonlySet<string> = new Set(["aliases", "position", "profile_id", "figures_source", "logo"]);

/** Implied by the fact that a person left or returned. */
const LEAVING: ReadonlySet<string> = new Set(["is_former", "position_summary", "leadership_role"]);

/** Offices are logged as facts of their owner; facts of new records aren't logged. */
export function describeDifference(run: ImportRun, table: SyncedTable, difference: RowDifference): Change[] {
  const { key, id, row } = difference;
  const isPart = table === "offices";
  const record = isPart
    ? { record_type: "profile", record_id: Number(row["profile_id"]) }
    : { record_type: recordTypeOf(table, row), record_id: id };
  const owner = `${record.record_type} ${record.record_id}`;
  const fact = (column: string): string => (isPart ? `offices/${key}/${column}` : column);

  if (difference.kind !== "changed") {
    if (isPart && run.fresh.has(owner)) return [];
    if (!isPart && difference.kind === "added") run.fresh.add(owner);
    // The log names an office after it is gone; its address may be private.
    const named = isPart ? { type: row["type"], city: row["city"] } : null;
    const isAdded = difference.kind === "added";
    const values = { was: isAdded ? null : named, became: isAdded ? named : null };
    return [{ ...record, kind: difference.kind, fact: isPart ? `offices/${key}` : "", ...values }];
  }
  // Another file of the run may complete a new record.
  if (run.fresh.has(owner)) return [];
  const { was, columns } = difference;
  const turned = columns.includes("is_former");
  const changes: Change[] = columns
    .filter((column) => !NOT_LOGGED.has(column) && !(turned && LEAVING.has(column)))
    .map((column) => ({
      ...record,
      kind: "changed",
      fact: fact(column),
      was: was[column] ?? null,
      became: row[column] ?? null,
    }));
  if (turned)
    changes.unshift({
      ...record,
      kind: row["is_former"] === true ? "left" : "returned",
      fact: "",
      was: null,
      became: null,
    });
  return changes;
}

function recordTypeOf(table: SyncedTable, row: Values): string {
  if (table === "groups") return String(row["kind"]);
  if (table === "contacts") return String(row["record_type"]);
  return table === "agencies" ? "agency" : "profile";
}
