import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { markSearchStale, refreshSearch } from "../directory/search-state.ts";
import type { Db } from "../platform/db.ts";
import { readErrorCode } from "../platform/describe-error.ts";
import { migrate } from "../platform/migrate.ts";
import { type BackupTable, listBackupTables } from "./backup-tables.ts";
import { BACKUP_FORMAT, BACKUP_VERSION } from "./write-backup.ts";

type Row = Record<string, unknown>;

/** The file is invalid or incomplete, or the database isn't empty; nothing was changed. */
export class RestoreRefused extends Error {
  override readonly name = "RestoreRefused";
}

/** Restores a backup in one transaction; an older backup at its version, then migrated. */
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
  const [held] = await tx.query<{ tables: number }>(
    "select count(*)::int as tables from pg_tables where schemaname = 'public'",
  );
  if ((held?.tables ?? 0) === 0) return;
  if (!replace && (await isUsed(tx))) throw new RestoreRefused("The database isn’t empty.");
  await tx.exec("drop schema public cascade; create schema public");
}

async function isUsed(tx: Db): Promise<boolean> {
  const [known] = await tx.query<{ users: string | null }>("select to_regclass('public.users')::text as users");
  if (!known?.users) return true;
  const [used] = await tx.query("select 1 from users union all select 1 from profiles limit 1");
  return used !== undefined;
}

async function readInto(tx: Db, file: string, onTable: (table: string) => void): Promise<Record<string, number>> {
  const digest = createHash("sha256");
  const counts: Record<string, number> = {};
  let tables: Map<string, BackupTable> | null = null;
  let current = "";
  let late: { table: BackupTable; rows: Row[] } | null = null;
  for await (const text of linesOf(file)) {
    const line = parse(text);
    if (!tables) {
      await migrateLike(tx, line);
      const found = await listBackupTables(tx);
      // The backup includes rows that migrations insert.
      for (const { name } of found.toReversed()) await tx.query(`delete from ${name}`);
      tables = new Map(found.map((table) => [table.name, table]));
    } else if (line["end"] === true) {
      if (late) await fillSelfReferences(tx, late);
      if (digest.digest("hex") !== line["digest"]) throw new RestoreRefused("The backup was changed or is damaged.");
      for (const table of tables.values()) await continueNumbering(tx, table);
      return counts;
    } else {
      const table = tables.get(String(line["table"]));
      const rows = line["rows"] as Row[];
      if (!table) throw new RestoreRefused(`The backup holds a table ${String(line["table"])} that its version lacks.`);
      if (table.name !== current) {
        if (late) await fillSelfReferences(tx, late);
        late = { table, rows: [] };
        current = table.name;
        onTable(current);
      }
      late?.rows.push(...(await insert(tx, table, rows)));
      counts[current] = (counts[current] ?? 0) + rows.length;
    }
    digest.update(`${text}\n`);
  }
  throw new RestoreRefused(tables ? "The backup ends too early." : "The file is empty.");
}

/** Truncated and invalid files fail with the decompressor's error. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on("error", (cause) => unzipped.destroy(cause));
  source.pipe(unzipped);
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Infinity });
  } catch (cause) {
    if (readErrorCode(cause).startsWith("Z_"))
      throw new RestoreRefused("The file is not a backup, or is incomplete.", { cause });
    throw cause;
  } finally {
    source.destroy();
  }
}

function parse(text: string): Row {
  try {
    return JSON.parse(text) as Row;
  } catch (cause) {
    throw new RestoreRefused("The file is not a backup.", { cause });
  }
}

async function migrateLike(tx: Db, { format, version, migrations }: Row): Promise<void> {
  if (format !== BACKUP_FORMAT || !Array.isArray(migrations)) throw new RestoreRefused("The file is not a backup.");
  if (version !== BACKUP_VERSION) throw new RestoreRefused(`The backup is of a kind this version can’t read.`);
  const last = String(migrations.at(-1));
  const applied = await migrate(tx, { upTo: last });
  if (applied.at(-1) !== last) throw new RestoreRefused(`The backup is of a newer version: it has had ${last}.`);
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

async function fillSelfReferences(tx: Db, { table, rows }: { table: BackupTable; rows: Row[] }): Promise<void> {
  if (rows.length === 0) return;
  const { name, selfReferences, primaryKey } = table;
  await tx.query(
    `update ${name} set ${selfReferences.map((column) => `${column} = late.${column}`).join(", ")}
     from jsonb_populate_recordset(null::${name}, $1::text::jsonb) late
     where ${primaryKey.map((column) => `${name}.${column} = late.${column}`).join(" and ")}`,
    [JSON.stringify(rows)],
  );
}

async function continueNumbering(tx: Db, { name, identities }: BackupTable): Promise<void> {
  for (const column of identities) {
    await tx.query(
      `select setval(pg_get_serial_sequence('${name}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${name}`,
    );
  }
}
