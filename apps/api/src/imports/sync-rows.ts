import { insertRows, isSameFact, isSameValue, updateRows, serializeValue } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { recordChanges, type Change } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { EMPTY_ROWS, type ImportedTable, type Row, type Values } from "./imported-rows.ts";
import { loadOverrides, type Override, formatOverrideKey, rememberImported } from "../provenance/overrides.ts";
import { listFieldFacts, listFieldPlaces } from "../provenance/suppressed-fields.ts";
import { loadSuppressed, listSuppressedFields } from "../provenance/suppressions.ts";
import { wipePeople } from "../provenance/wipe-people.ts";

export type SyncedTable = Exclude<ImportedTable, "terms" | "leadership_roles">;

export type StoredRows<T extends SyncedTable> = Map<string, { id: number; row: Row<T>; body: Values }>;

interface Stored<T extends SyncedTable> {
  table: T;
  source: string;
  columns?: readonly (keyof Row<T> & string)[];
  keys?: readonly string[] | null;
  /** An SQL condition. */
  among?: string;
}

const BODY = "body.";

type Inserted = { id: number; source_id: string };

export async function loadStoredRows<T extends SyncedTable>(
  db: Db,
  { table, source, columns = [], keys = null, among = "true" }: Stored<T>,
): Promise<StoredRows<T>> {
  const selected = columns.map((column) =>
    column.startsWith(BODY) ? `, body -> '${column.slice(BODY.length)}' as "${column}"` : `, ${column}`,
  );
  const body = table === "profiles" ? "body" : "'{}'::jsonb as body";
  const rows = await db.query<{ id: number; source_id: string; body: Values }>(
    `select id, source_id, ${body} ${selected.join("")} from ${table}
     where source = $1 and ($2::text[] is null or source_id = any($2::text[])) and (${among}) order by id`,
    [source, keys],
  );
  return new Map(rows.map(({ id, source_id, body, ...row }) => [source_id, { id, body, row: row as Row<T> }]));
}

interface Sync<T extends SyncedTable> {
  table: T;
  /** Rows by the source's key, all with the same columns; "body.narrative" is a key of the body. */
  incoming: ReadonlyMap<string, Row<T>>;
  /** Whether new and changed rows get the day of the run; by default, tables with a date column do. */
  isDated?: boolean;
  /** The stored rows; by default those of `source`, which is by default the run's source. */
  known?: StoredRows<T>;
  source?: string;
}

/** Inserts new rows, updates different ones and logs changes. Omits suppressed rows and keeps editors' values. */
export async function syncRows<T extends SyncedTable>(
  run: ImportRun,
  { table, incoming, isDated = "updated_date" in EMPTY_ROWS[table], source = run.source, ...sync }: Sync<T>,
) {
  const stamp = isDated && { updated_date: run.today };
  const [first = {}] = incoming.values();
  const columns = Object.keys(first) as (keyof Row<T> & string)[];
  const known = sync.known ?? (await loadStoredRows(run.tx, { table, source, columns, keys: [...incoming.keys()] }));
  const filter = await createRowFilter(run, table);
  const fresh: Values[] = [];
  const differing: (Values & { id: number })[] = [];
  const differences: RowDifference[] = [];
  const [added, changed]: [string[], string[]] = [[], []];
  const ids = new Map<string, number>();
  for (const [key, wanted] of incoming) {
    const existing = known.get(key);
    const filtered = filter.apply(key, wanted, existing?.id ?? null);
    if (!filtered) {
      run.withheld.count += 1;
      continue;
    }
    const { row, secret } = filtered;
    if (!existing) {
      fresh.push({ source: run.source, source_id: key, ...joinBody(row), ...stamp });
      continue;
    }
    const was: Values = existing.row;
    ids.set(key, existing.id);
    const columns = Object.keys(row).filter((column) => !isSameValue(was[column] ?? null, row[column] ?? null));
    if (columns.length === 0) continue;
    changed.push(key);
    differing.push({ id: existing.id, ...joinBody(row, existing.body), ...stamp });
    const open = columns.filter((column) => !secret.has(column));
    differences.push({ key, id: existing.id, was, became: row, columns: open });
  }
  for (const { id, source_id } of await insertRows<Inserted>(run.tx, table, fresh, "returning id, source_id")) {
    added.push(source_id);
    ids.set(source_id, id);
    differences.push({ key: source_id, id, was: null, became: incoming.get(source_id) ?? {}, columns: [] });
  }
  await updateRows(run.tx, table, differing);
  await filter.finish();
  // Former records from a file that is imported for the first time aren't news.
  const isNews = added.length <= ids.size / 2;
  const changes = differences.flatMap((difference) => describeDifference(run, table, { ...difference, isNews }));
  await recordChanges(run.tx, run, changes);
  return { added, changed, ids };
}

interface PartsSync<T extends PartTable> {
  table: T;
  incoming: ReadonlyMap<string, Row<T>>;
  /** An SQL condition for the rows that the source covers. */
  among?: string;
  isKept?: (key: string) => boolean;
  /** Gives rows the keys of stored rows that they continue. */
  rekey?: ((rows: ReadonlyMap<string, Row<T>>, known: StoredRows<T>) => ReadonlyMap<string, Row<T>>) | undefined;
}

/** Rows that are missing are deleted. */
export async function syncParts<T extends PartTable>(
  run: ImportRun,
  { table, incoming: written, among = "true", isKept = () => false, rekey = (rows) => rows }: PartsSync<T>,
) {
  const columns = Object.keys(EMPTY_ROWS[table]) as (keyof Row<T> & string)[];
  const known = await loadStoredRows(run.tx, { table, source: run.source, columns, among });
  const incoming = rekey(written, known);
  const { added, changed } = await syncRows(run, { table, incoming, known });
  const gone = [...known].filter(([key]) => !incoming.has(key) && !isKept(key));
  await run.tx.query(`delete from ${table} where id = any($1::int[])`, [gone.map(([, { id }]) => id)]);
  const changes = gone.flatMap(([key, { id, row }]) =>
    describeDifference(run, table, { key, id, was: row, became: null, columns: [] }),
  );
  await recordChanges(run.tx, run, changes);
  const rows: (Values | undefined)[] = [
    ...[...added, ...changed].map((key) => incoming.get(key)),
    ...gone.map(([, { row }]) => row),
  ];
  return {
    added: added.length,
    changed: changed.length,
    left: gone.length,
    known,
    owners: new Set(rows.map((row) => Number(row?.[PARTS[table].owner]))),
  };
}

/** Merges `body.` columns into the stored body, in which unknown values are missing. */
function joinBody(row: Values, stored: Values = {}): Values {
  const entries = Object.entries(row);
  const inBody = entries.flatMap(([name, value]) =>
    name.startsWith(BODY) ? [[name.slice(BODY.length), value] as const] : [],
  );
  const columns = Object.fromEntries(entries.filter(([name]) => !name.startsWith(BODY)));
  if (inBody.length === 0) return columns;
  const body = Object.entries({ ...stored, ...Object.fromEntries(inBody) }).filter(([, value]) => value != null);
  return { ...columns, body: Object.fromEntries(body) };
}

interface TreeSync<T extends "groups" | "agencies", R> {
  table: T;
  records: ReadonlyMap<string, R>;
  parentOf: (record: R) => string | null | undefined;
  /** Ids of stored records by key, to which the stored ones are added. */
  stored: Map<string, number>;
  /** Returns the row of a record whose parent is stored; null if it is rejected. */
  toRow: (record: R, key: string) => Row<T> | null | Promise<Row<T> | null>;
  rejectCircular?: (record: R) => void;
}

/** Stores records after their parents; returns their rows too. */
export async function syncTree<T extends "groups" | "agencies", R>(
  run: ImportRun,
  { table, records, parentOf, stored, toRow, rejectCircular = () => {} }: TreeSync<T, R>,
) {
  const done = { read: 0, added: 0, changed: 0 };
  const rows = new Map<string, Row<T>>();
  let rest = [...records];
  for (;;) {
    const waiting = new Set(rest.map(([key]) => key));
    const level = rest.filter(([, record]) => !waiting.has(parentOf(record) ?? ""));
    if (level.length === 0) break;
    rest = rest.filter(([, record]) => waiting.has(parentOf(record) ?? ""));
    const incoming = new Map<string, Row<T>>();
    for (const [key, record] of level) {
      const row = await toRow(record, key);
      if (row) incoming.set(key, row);
    }
    const { ids, added, changed } = await syncRows(run, { table, incoming });
    for (const [key, id] of ids) stored.set(key, id);
    for (const [key, row] of incoming) rows.set(key, row);
    done.read += incoming.size;
    done.added += added.length;
    done.changed += changed.length;
  }
  // Those that are left wait for each other.
  for (const [, record] of rest) rejectCircular(record);
  return { rows, done };
}

/**
 * `was` is null for an added row, `became` for a removed one; `columns` lists the columns that differ and may be
 * logged.
 */
interface RowDifference {
  key: string;
  id: number;
  was: Values | null;
  became: Values | null;
  columns: readonly string[];
  isNews?: boolean;
}

type PartTable = "offices" | "vacancies";

/**
 * Changes of parts, such as offices, are logged as facts of their owner. The log can't look up a deleted office, so it
 * stores its town; the address may be private.
 */
const PARTS = {
  offices: {
    type: "profile",
    owner: "profile_id",
    fact: (key: string, column = "") => ["offices", key, column].filter(Boolean).join("/"),
    describe: ({ type, city }: Values): unknown => ({ type, city }),
  },
  vacancies: {
    type: "district",
    owner: "district_id",
    fact: () => "vacancy",
    describe: ({ vacant_until }: Values): unknown => vacant_until,
  },
};

/** Not logged: derived from other facts, or implied by one that is logged. */
const NOT_LOGGED: ReadonlySet<string> = new Set(["aliases", "position", "profile_id", "figures_source", "logo"]);

/** Implied by the fact that a person left or returned. */
const LEAVING: ReadonlySet<string> = new Set(["is_former", "position_summary", "leadership_role"]);

/** Facts of new records aren't logged. */
function describeDifference(
  run: ImportRun,
  table: SyncedTable,
  { key, id, was, became, columns, isNews = true }: RowDifference,
): Change[] {
  const part = table === "offices" || table === "vacancies" ? PARTS[table] : null;
  const row = became ?? was ?? {};
  const record = part
    ? { record_type: part.type, record_id: Number(row[part.owner]) }
    : { record_type: findRecordType(table, row), record_id: id };
  const owner = `${record.record_type} ${record.record_id}`;
  const whole = (kind: Change["kind"]) => ({ ...record, kind, fact: "", was: null, became: null });
  if (!part && !was) {
    run.fresh.add(owner);
    return [{ ...whole("added"), became: !isNews && row["is_former"] === true ? "former" : null }];
  }
  // Another file of the run may complete a new record.
  if (run.fresh.has(owner)) return [];
  if (part && (!was || !became)) {
    const values = { was: was && part.describe(was), became: became && part.describe(became) };
    return [{ ...record, kind: was ? "removed" : "added", fact: part.fact(key), ...values }];
  }
  const turned = columns.includes("is_former");
  const changes = columns
    .filter((column) => !NOT_LOGGED.has(column) && !(turned && LEAVING.has(column)))
    .filter((column) => !isSameFact(was?.[column], row[column]))
    .map((column): Change => ({
      ...record,
      kind: "changed",
      fact: part ? part.fact(key, column) : column,
      was: was?.[column] ?? null,
      became: row[column] ?? null,
    }));
  return turned ? [whole(row["is_former"] === true ? "left" : "returned"), ...changes] : changes;
}

function findRecordType(table: SyncedTable, row: Values): string {
  if (table === "groups") return String(row["kind"]);
  if (table === "contacts") return String(row["record_type"]);
  return table === "agencies" ? "agency" : "profile";
}

/** Record types of a table's overrides; offices use their owner's. */
const OWNERS: Record<SyncedTable, readonly string[]> = {
  profiles: ["profile"],
  offices: ["profile"],
  groups: ["committee", "caucus"],
  contacts: ["person", "staffer", "agencyperson"],
  agencies: ["agency"],
  vacancies: [],
};

async function createRowFilter(run: ImportRun, table: SyncedTable) {
  const overrides = await loadOverrides(run.tx, OWNERS[table]);
  const suppressed = await loadSuppressed(run.tx);
  const byProfile = await listSuppressedFields(run.tx);
  const blanks: Values = EMPTY_ROWS[table];
  const overridden: (Override & { imported: unknown })[] = [];
  const wiped: number[] = [];

  /** Lists the columns to keep empty; "all" among them omits the row. */
  const listHidden = (key: string, row: Values): readonly string[] => {
    if (table === "offices") {
      const fields = byProfile.get(Number(row["profile_id"])) ?? [];
      return fields.flatMap((field) => listFieldPlaces(field).offices);
    }
    if (suppressed.isEmpty || (table !== "profiles" && table !== "contacts")) return [];
    const text = (column: string): string => (typeof row[column] === "string" ? row[column] : "");
    const shown = text(table === "profiles" ? "preferred_name_display" : "full_name");
    const aliases = Array.isArray(row["aliases"]) ? row["aliases"].map(String) : [];
    const names = [shown, `${text("first_name")} ${text("last_name")}`, ...aliases];
    const position = text(table === "profiles" ? "position_summary" : "title");
    const fields = suppressed.listFields({ source: run.source, sourceId: key, names, position });
    if (fields === "all") return ["all"];
    return fields.flatMap((field) => (table === "profiles" ? listFieldFacts(field) : listFieldPlaces(field).contacts));
  };

  const applyOverrides = (key: string, row: Values, id: number | null): Values => {
    const owner = table === "offices" ? Number(row["profile_id"]) : id;
    if (overrides.size === 0 || owner === null) return row;
    const prefix = table === "offices" ? `offices/${key}/` : "";
    return Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const override = overrides.get(formatOverrideKey(owner, prefix + column));
        if (!override) return [column, value];
        if (serializeValue(override.imported) !== serializeValue(value))
          overridden.push({ ...override, imported: value });
        return [column, override.value];
      }),
    );
  };

  return {
    /** Returns the row to store and its columns that must not be logged; null omits the row. */
    apply: (key: string, row: Values, id: number | null) => {
      const hidden = listHidden(key, row);
      if (hidden.includes("all")) {
        if (id !== null) wiped.push(id);
        return null;
      }
      const secret = new Set(hidden.filter((column) => column in row));
      const open = { ...row, ...Object.fromEntries([...secret].map((column) => [column, blanks[column]])) };
      return { row: applyOverrides(key, open, id), secret };
    },
    finish: async () => {
      await suppressed.note(run.tx);
      await wipePeople(run.tx, { profiles: [], contacts: [], [table]: wiped });
      await rememberImported(run.tx, overridden);
    },
  };
}
