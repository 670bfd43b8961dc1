import { createHash } from "node:crypto";
import { listMigrations } from "../platform/migrate.ts";
import { BackupRefused, parseHeader, parseLine, readLines } from "./read-backup.ts";

export interface BackupReport {
  tables: number;
  rows: number;
  /** Name of the last migration. */
  version: string;
}

/** Reads a backup to its end without restoring it; throws `BackupRefused` if it is damaged or newer. */
export async function checkBackup(file: string): Promise<BackupReport> {
  const digest = createHash("sha256");
  const counts: Record<string, number> = {};
  let version = "";
  let isComplete = false;
  for await (const text of readLines(file)) {
    if (isComplete) throw new BackupRefused("The backup continues after its end.");
    const line = parseLine(text);
    if (version === "") {
      version = parseHeader(line);
      if (!(await listMigrations()).includes(version))
        throw new BackupRefused(`The backup is of a newer version: it has had ${version}.`);
    } else if (line["end"] === true) {
      if (digest.digest("hex") !== line["digest"]) throw new BackupRefused("The backup was changed or is damaged.");
      for (const [table, count] of Object.entries(line["tables"] as Record<string, number>)) {
        if ((counts[table] ?? 0) !== count)
          throw new BackupRefused(`The backup holds ${counts[table] ?? 0} rows of ${table} instead of ${count}.`);
      }
      isComplete = true;
      continue;
    } else {
      const { table, rows } = line;
      if (typeof table !== "string" || !Array.isArray(rows)) throw new BackupRefused("The file is not a backup.");
      counts[table] = (counts[table] ?? 0) + rows.length;
    }
    digest.update(`${text}\n`);
  }
  if (!isComplete) throw new BackupRefused(version === "" ? "The file is empty." : "The backup ends too early.");
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { tables: Object.keys(counts).length, rows, version };
}
