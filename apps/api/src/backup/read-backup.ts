import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { readErrorCode } from "../platform/describe-error.ts";
import { BACKUP_FORMAT, BACKUP_VERSION } from "./write-backup.ts";

export type BackupLine = Record<string, unknown>;

/** The file is invalid, incomplete or of a newer version, or the database isn't empty; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

/** Truncated and invalid files fail with the decompressor's error. */
export async function* readLines(file: string): AsyncGenerator<string> {
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

export function parseLine(text: string): BackupLine {
  try {
    return JSON.parse(text) as BackupLine;
  } catch (cause) {
    throw new BackupRefused("The file is not a backup.", { cause });
  }
}

/** Returns the name of the last migration that the backed up database had. */
export function parseHeader({ format, version, migrations }: BackupLine): string {
  if (format !== BACKUP_FORMAT || !Array.isArray(migrations)) throw new BackupRefused("The file is not a backup.");
  if (version !== BACKUP_VERSION) throw new BackupRefused(`The backup is of a kind this version can’t read.`);
  return String(migrations.at(-1));
}
