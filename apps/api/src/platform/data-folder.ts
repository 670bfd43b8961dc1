import { randomUUID } from "node:crypto";
import { lstat, open, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readErrorCode } from "./describe-error.ts";

/** Major version of PGlite in PG_VERSION. */
const MAJOR = "18";
/** Checked before opening, because PGlite aborts with an unclear error if one is missing. */
const FOLDERS = ["base", "global", "pg_wal"];
const CONTROL_FILE = "global/pg_control";
/** SQLSTATEs of damaged or missing files. */
const DAMAGE = new Set(["XX001", "XX002", "58P01"]);

/** The database’s id, in its own folder and, by another name, beside it. */
const OWN_ID = "rotunda.id";

const OTHER_FOLDER_HINT = "Name another folder (DATA_DIR=/path/to/folder), or move this one away.";

export class UnusableDataFolder extends Error {
  override readonly name = "UnusableDataFolder";
}

export const findDatabasePath = (dataDir: string): string => join(dataDir, "database");

const findIdPath = (dataDir: string): string => `${findDatabasePath(dataDir)}.id`;

/** Returns whether there is a database; throws if it is incomplete, foreign or not the one of the last start. */
export async function findDatabase(dataDir: string): Promise<"none" | "ready"> {
  const folder = findDatabasePath(dataDir);
  try {
    if ((await readdir(dataDir)).includes("PG_VERSION")) {
      throw new UnusableDataFolder(
        `${dataDir} is a database’s own folder. Name the folder above it: DATA_DIR=${dirname(dataDir)}`,
      );
    }
    const names = await readdir(folder).catch((cause: unknown) => readMissingFolder(folder, cause));
    if (names.length === 0) {
      await requireUnused(dataDir);
      return "none";
    }
    const isDatabase = FOLDERS.some((part) => names.includes(part));
    if (!names.includes("PG_VERSION") && !isDatabase) {
      throw new UnusableDataFolder(`${folder} contains other files. ${OTHER_FOLDER_HINT}`);
    }
    await checkVersion(folder, names);
    for (const part of FOLDERS) await requirePart(folder, part, (path) => readdir(path));
    await requirePart(folder, CONTROL_FILE, async (path) => (await open(path, "r+")).close());
    await requireSameId(dataDir);
    return "ready";
  } catch (cause) {
    throw explainFileError(dataDir, cause);
  }
}

async function readMissingFolder(folder: string, cause: unknown): Promise<string[]> {
  if (readErrorCode(cause) !== "ENOENT") throw cause;
  const link = await lstat(folder).catch(() => null);
  if (link) throw new UnusableDataFolder(`${folder} is a link to a folder that isn’t there. Mount or restore it.`);
  return [];
}

/** Throws if the folder's database is gone, because its disk may not be mounted. */
async function requireUnused(dataDir: string): Promise<void> {
  const [folder, idPath] = [findDatabasePath(dataDir), findIdPath(dataDir)];
  if ((await readIfPresent(idPath)) === null) return;
  throw new UnusableDataFolder(
    `The database of the data folder ${dataDir} can’t be found: ${folder} is missing or empty. Mount its disk, or put back a ` +
      `copy of that folder. To begin again with a new database, remove ${idPath}`,
  );
}

async function requireSameId(dataDir: string): Promise<void> {
  const [folder, idPath] = [findDatabasePath(dataDir), findIdPath(dataDir)];
  const expected = await readIfPresent(idPath);
  if (expected === null || expected === (await readIfPresent(join(folder, OWN_ID)))) return;
  throw new UnusableDataFolder(
    `The database in ${folder} isn’t the one that was opened last in ${dataDir}. It was left as it is. Put back the ` +
      `right folder, or accept this one by removing ${idPath}`,
  );
}

/** Writes the database’s id beside its folder; a database without an id gets one first. */
export async function rememberDatabase(dataDir: string): Promise<void> {
  const [ownPath, idPath] = [join(findDatabasePath(dataDir), OWN_ID), findIdPath(dataDir)];
  const id = (await readIfPresent(ownPath)) ?? randomUUID();
  for (const path of [ownPath, idPath]) {
    if ((await readIfPresent(path)) === id) continue;
    // Renamed into place, so that an interrupted process leaves no partial id.
    await writeFile(`${path}.new`, id);
    await rename(`${path}.new`, path);
  }
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (cause) {
    if (readErrorCode(cause) === "ENOENT") return null;
    throw cause;
  }
}

async function checkVersion(folder: string, names: readonly string[]): Promise<void> {
  if (!names.includes("PG_VERSION")) throw createDamageError(folder, "its file PG_VERSION is missing");
  const version = (await readFile(join(folder, "PG_VERSION"), "utf8")).trim();
  if (!/^\d{1,3}$/u.test(version)) throw createDamageError(folder, "its file PG_VERSION is damaged");
  if (version === MAJOR) return;
  throw new UnusableDataFolder(
    `The database in ${folder} can’t be opened: it was made by PostgreSQL ${version}, and this version of Rotunda ` +
      `reads ${MAJOR}. Write a backup with the version that made it (npm run data -- export <file>), move the folder ` +
      `and ${folder}.id away, and restore the backup with this one: npm run data -- restore <file>`,
  );
}

async function requirePart(folder: string, part: string, read: (path: string) => Promise<unknown>): Promise<void> {
  try {
    await read(join(folder, part));
  } catch (cause) {
    throw readErrorCode(cause) === "ENOENT" ? createDamageError(folder, `its ${part} is missing`, cause) : cause;
  }
}

export const createDamageError = (folder: string, what: string, cause?: unknown): UnusableDataFolder =>
  new UnusableDataFolder(
    `The database in ${folder} can’t be opened: ${what}. It was left as it is. Put back a copy of that folder; ` +
      `without one, move it and ${folder}.id away and restore a backup (npm run data -- restore <file>), or begin again ` +
      "with npm start.",
    { cause },
  );

export function explainFileError(dataDir: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof UnusableDataFolder) return cause;
  const path = "path" in cause && typeof cause.path === "string" ? cause.path : dataDir;
  const reason = describeCode(readErrorCode(cause), path);
  if (reason === null) return cause;
  return new UnusableDataFolder(`The data folder ${dataDir} can’t be used: ${reason}`, { cause });
}

function describeCode(code: string, path: string): string | null {
  switch (code) {
    case "EACCES":
    case "EPERM":
      return `this account may not read and write ${path}. Give it the right to, or name another folder: DATA_DIR=/path/to/folder`;
    case "EROFS":
      return `${path} is on a disk that is mounted read-only. ${OTHER_FOLDER_HINT}`;
    case "ENOSPC":
      return "the disk is full. Make room, then start again.";
    case "ENOTDIR":
    case "EEXIST":
      return `${path} is a file, not a folder. ${OTHER_FOLDER_HINT}`;
    default:
      return null;
  }
}

export function explainDamage(folder: string, cause: unknown): unknown {
  if (!DAMAGE.has(readErrorCode(cause))) return cause;
  return new UnusableDataFolder(
    `The database in ${folder} can’t be read: its files are damaged. Stop the server, move the folder and ` +
      `${folder}.id away, and restore a backup: npm run data -- restore <file>`,
    { cause },
  );
}
