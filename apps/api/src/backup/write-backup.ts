import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Db, listValues } from "../platform/db.ts";
import { type BackupTable, listBackupTables } from "./backup-tables.ts";

export const BACKUP_FORMAT = "rotunda-backup";
export const BACKUP_VERSION = 1;

/** Rows per line. Limits memory; a restore inserts a line with one statement. */
const ROWS_PER_LINE = 200;

export interface WrittenBackup {
  tables: Record<string, number>;
  rows: number;
}

interface Options {
  onTable?: (table: string, done: number, total: number) => void;
  /**
   * Called first in the backup's transaction; nothing is written if it rejects. A lock it takes lasts until the file is
   * in place.
   */
  begin?: (tx: Db) => Promise<void>;
}

/** Writes directory, accounts and folders to one consistent, private file, renamed into place when complete. */
export async function writeBackup(
  db: Db,
  file: string,
  { onTable = () => {}, begin = async () => {} }: Options = {},
): Promise<WrittenBackup> {
  const written: WrittenBackup = { tables: {}, rows: 0 };
  const partial = `${file}.${randomBytes(4).toString("hex")}.partial`;
  try {
    await db.transaction(async (tx) => {
      if (tx.kind === "postgres") await tx.exec("set transaction isolation level repeatable read, read only");
      await begin(tx);
      await pipeline(
        Readable.from(generateLines(tx, written, onTable)),
        createGzip(),
        // Flushed to the disk, so that a power cut after the rename doesn't empty it.
        createWriteStream(partial, { mode: 0o600, flags: "wx", flush: true }),
      );
      await rename(partial, file);
    });
  } catch (cause) {
    await rm(partial, { force: true });
    throw cause;
  }
  return written;
}

async function* generateLines(
  tx: Db,
  written: WrittenBackup,
  onTable: NonNullable<Options["onTable"]>,
): AsyncGenerator<string> {
  const digest = createHash("sha256");
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    digest.update(text);
    return text;
  };
  const migrations = await listValues<string>(tx, "select name from schema_migrations order by name");
  yield line({ format: BACKUP_FORMAT, version: BACKUP_VERSION, migrations });
  const tables = await listBackupTables(tx);
  for (const [index, table] of tables.entries()) {
    onTable(table.name, index, tables.length);
    let count = 0;
    for await (const rows of readRows(tx, table)) {
      count += rows.length;
      yield line({ table: table.name, rows });
    }
    written.tables[table.name] = count;
    written.rows += count;
  }
  yield `${JSON.stringify({ end: true, tables: written.tables, digest: digest.digest("hex") })}\n`;
}

/** Serialized by the database, so that no value is converted. */
async function* readRows(tx: Db, { name, columns, primaryKey }: BackupTable): AsyncGenerator<unknown[]> {
  const order = primaryKey.length === 0 ? "" : `order by ${primaryKey.join(", ")}`;
  await tx.query(
    `declare backup no scroll cursor for
     select to_jsonb(t) as row from (select ${columns.join(", ")} from ${name} ${order}) t`,
  );
  for (;;) {
    const rows = await listValues<unknown>(tx, `fetch ${ROWS_PER_LINE} from backup`);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.query("close backup");
}
