import { markSearchStale, refreshSearch } from "../directory/search-state.ts";
import { type Db, findValue, hasRow } from "../platform/db.ts";
import { migrate } from "../platform/migrate.ts";
import { type BackupTable, listBackupTables } from "./backup-tables.ts";
import { BackupRefused, readBackup } from "./read-backup.ts";

type Row = Record<string, unknown>;

/** Restores a backup in one transaction. An older backup is restored at its own version and then migrated. */
export async function restoreBackup(
  db: Db,
  file: string,
  options: { replace: boolean; onTable?: (table: string) => void },
): Promise<Record<string, number>> {
  const counts = await db.transaction(async (tx) => {
    await makeRoom(tx, options.replace);
    const restored = await readInto(tx, file, options.onTable ?? (() => {}));
    await migrate(tx);
    await markSearchStale(tx);
    return restored;
  });
  await refreshSearch(db);
  return counts;
}

async function makeRoom(tx: Db, replace: boolean): Promise<void> {
  if (!(await hasRow(tx, "select 1 from pg_tables where schemaname = 'public'"))) return;
  if (!replace && (await isUsed(tx))) throw new BackupRefused("The database isn’t empty.");
  await tx.exec("drop schema public cascade; create schema public");
}

async function isUsed(tx: Db): Promise<boolean> {
  if ((await findValue<string>(tx, "select to_regclass('public.users')::text")) === null) return true;
  return hasRow(tx, "select 1 from users union all select 1 from profiles limit 1");
}

async function readInto(tx: Db, file: string, onTable: (table: string) => void): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const tables = new Map<string, BackupTable>();
  const late = new Map<BackupTable, Row[]>();
  const begin = async (migration: string) => {
    await migrate(tx, { upTo: migration });
    const found = await listBackupTables(tx);
    // The backup includes rows that migrations insert.
    for (const { name } of found.toReversed()) await tx.query(`delete from ${name}`);
    for (const table of found) tables.set(table.name, table);
  };
  for await (const { table: name, rows } of readBackup(file, begin)) {
    const table = tables.get(name);
    if (!table) throw new BackupRefused(`The backup contains a table ${name} that doesn’t exist in its version.`);
    if (!(name in counts)) onTable(name);
    const waiting = late.get(table) ?? [];
    waiting.push(...(await insert(tx, table, rows)));
    late.set(table, waiting);
    counts[name] = (counts[name] ?? 0) + rows.length;
  }
  for (const [table, rows] of late) await fillSelfReferences(tx, table, rows);
  for (const table of tables.values()) await continueNumbering(tx, table);
  for (const name of ["saved_search_changes", "note_mentions"])
    if (tables.has(name)) await tx.query(continueChanges(name));
  return counts;
}

/** Inserts rows without self-references; returns the rows that have one. */
async function insert(
  tx: Db,
  { name, columns, selfReferences, requiredJson }: BackupTable,
  rows: readonly Row[],
): Promise<Row[]> {
  const first = columns.filter((column) => !selfReferences.includes(column));
  const values = first.map((column) => (requiredJson.includes(column) ? `coalesce(${column}, 'null')` : column));
  await tx.query(
    `insert into ${name} (${first.join(", ")}) overriding system value
     select ${values.join(", ")} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
  return rows.filter((row) => selfReferences.some((column) => row[column] !== null));
}

async function fillSelfReferences(
  tx: Db,
  { name, selfReferences, primaryKey }: BackupTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `update ${name} set ${selfReferences.map((column) => `${column} = late.${column}`).join(", ")}
     from jsonb_populate_recordset(null::${name}, $1::text::jsonb) late
     where ${primaryKey.map((column) => `${name}.${column} = late.${column}`).join(" and ")}`,
    [JSON.stringify(rows)],
  );
}

/** The ids of these rows come from the sequence of changes. */
const continueChanges = (table: string): string =>
  `select setval('changes_id_seq', greatest(max(id) + 1, nextval('changes_id_seq')), false) from ${table}`;

async function continueNumbering(tx: Db, { name, identities }: BackupTable): Promise<void> {
  for (const column of identities) {
    await tx.query(
      `select setval(pg_get_serial_sequence('${name}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${name}`,
    );
  }
}
