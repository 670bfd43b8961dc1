import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { readErrorCode } from "../platform/describe-error.ts";
import { listMigrations } from "../platform/migrate.ts";
import { BACKUP_FORMAT, BACKUP_VERSION } from "./write-backup.ts";

type BackupLine = Record<string, unknown>;

/** The file is invalid, incomplete or of a newer version, or the database isn't empty; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

interface BackupRows {
  table: string;
  rows: Record<string, unknown>[];
}

/** Throws `BackupRefused`. Calls `begin` first, with the last migration of the database that was backed up. */
export async function* readBackup(
  file: string,
  begin: (migration: string) => Promise<void>,
): AsyncGenerator<BackupRows> {
  const digest = createHash("sha256");
  const counts = new Map<string, number>();
  let isBegun = false;
  let isComplete = false;
  for await (const text of readLines(file)) {
    if (isComplete) throw new BackupRefused("The backup continues after its end.");
    const line = parseLine(text);
    if (line["end"] === true) {
      if (digest.digest("hex") !== line["digest"]) throw new BackupRefused("The backup was changed or is damaged.");
      for (const [table, count] of Object.entries(line["tables"] as Record<string, number>)) {
        const held = counts.get(table) ?? 0;
        if (held !== count)
          throw new BackupRefused(`The backup contains ${held} rows of ${table} instead of ${count}.`);
      }
      isComplete = true;
      continue;
    }
    if (isBegun) {
      const { table, rows } = line;
      if (typeof table !== "string" || !Array.isArray(rows)) throw new BackupRefused("The file is not a backup.");
      counts.set(table, (counts.get(table) ?? 0) + rows.length);
      yield { table, rows };
    } else {
      await begin(await parseHeader(line));
      isBegun = true;
    }
    digest.update(`${text}\n`);
  }
  if (!isComplete) throw new BackupRefused(isBegun ? "The backup ends too early." : "The file is empty.");
}

/** Truncated and invalid files fail with the decompressor's error. */
async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on("error", (cause) => unzipped.destroy(cause));
  source.pipe(unzipped);
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Infinity });
  } catch (cause) {
    if (readErrorCode(cause).startsWith("Z_"))
      throw new BackupRefused("The file is not a backup, or is incomplete.", { cause });
    throw cause;
  } finally {
    source.destroy();
  }
}

function parseLine(text: string): BackupLine {
  try {
    return JSON.parse(text) as BackupLine;
  } catch (cause) {
    throw new BackupRefused("The file is not a backup.", { cause });
  }
}

async function parseHeader({ format, version, migrations }: BackupLine): Promise<string> {
  if (format !== BACKUP_FORMAT || !Array.isArray(migrations)) throw new BackupRefused("The file is not a backup.");
  if (version !== BACKUP_VERSION) throw new BackupRefused(`This version can’t read the backup’s format.`);
  const last = String(migrations.at(-1));
  if (!(await listMigrations()).includes(last))
    throw new BackupRefused(`The backup is from a newer version, with the migration ${last}.`);
  return last;
}

/** Reads a backup to its end without restoring it; `version` is the name of its last migration. */
export async function checkBackup(file: string) {
  const report = { tables: 0, rows: 0, version: "" };
  const begin = async (migration: string) => {
    report.version = migration;
  };
  let last = "";
  for await (const { table, rows } of readBackup(file, begin)) {
    if (table !== last) report.tables += 1;
    last = table;
    report.rows += rows.length;
  }
  return report;
}
