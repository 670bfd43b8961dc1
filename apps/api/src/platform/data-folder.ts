import { randomUUID } from "node:crypto";
import { lstat, open, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import texts from "./data-folder.json" with { type: "json" };
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

const REASONS: Readonly<Record<string, string>> = texts.reasons;

export class UnusableDataFolder extends Error {
  override readonly name = "UnusableDataFolder";

  constructor(message: keyof typeof texts.messages, values: Record<string, string>, options?: ErrorOptions) {
    super(fillGaps(texts.messages[message], values), options);
  }
}

const fillGaps = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (gap, name: string) => values[name] ?? gap);

export const findDatabasePath = (dataDir: string): string => join(dataDir, "database");

const findIdPath = (dataDir: string): string => `${findDatabasePath(dataDir)}.id`;

/** Returns whether there is a database; throws if it is incomplete, foreign or not the one of the last start. */
export async function findDatabase(dataDir: string): Promise<"none" | "ready"> {
  const folder = findDatabasePath(dataDir);
  try {
    if ((await readdir(dataDir)).includes("PG_VERSION")) {
      throw new UnusableDataFolder("nested", { dataDir, above: dirname(dataDir) });
    }
    const names = await readdir(folder).catch((cause: unknown) => readMissingFolder(folder, cause));
    if (names.length === 0) {
      await requireUnused(dataDir);
      return "none";
    }
    const isDatabase = FOLDERS.some((part) => names.includes(part));
    if (!names.includes("PG_VERSION") && !isDatabase) {
      throw new UnusableDataFolder("otherFiles", { folder });
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
  if (link) throw new UnusableDataFolder("brokenLink", { folder });
  return [];
}

/** Refuses to begin again where a database is known: its disk may not be mounted. */
async function requireUnused(dataDir: string): Promise<void> {
  if ((await readIfPresent(findIdPath(dataDir))) === null) return;
  throw new UnusableDataFolder("missing", { dataDir, folder: findDatabasePath(dataDir) });
}

async function requireSameId(dataDir: string): Promise<void> {
  const folder = findDatabasePath(dataDir);
  const expected = await readIfPresent(findIdPath(dataDir));
  if (expected === null || expected === (await readIfPresent(join(folder, OWN_ID)))) return;
  throw new UnusableDataFolder("another", { dataDir, folder });
}

/** Writes the database’s id beside it, and gives it one first if it is new or older than ids. */
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
  if (version !== MAJOR) throw new UnusableDataFolder("version", { folder, version, readable: MAJOR });
}

async function requirePart(folder: string, part: string, read: (path: string) => Promise<unknown>): Promise<void> {
  try {
    await read(join(folder, part));
  } catch (cause) {
    throw readErrorCode(cause) === "ENOENT" ? createDamageError(folder, `its ${part} is missing`, cause) : cause;
  }
}

export const createDamageError = (folder: string, what: string, cause?: unknown): UnusableDataFolder =>
  new UnusableDataFolder("incomplete", { folder, what }, { cause });

export function explainFileError(dataDir: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof UnusableDataFolder) return cause;
  const path = "path" in cause && typeof cause.path === "string" ? cause.path : dataDir;
  const reason = REASONS[readErrorCode(cause)];
  return reason ? new UnusableDataFolder("refused", { dataDir, reason: fillGaps(reason, { path }) }, { cause }) : cause;
}

export const explainDamage = (folder: string, cause: unknown): unknown =>
  DAMAGE.has(readErrorCode(cause)) ? new UnusableDataFolder("damaged", { folder }, { cause }) : cause;
