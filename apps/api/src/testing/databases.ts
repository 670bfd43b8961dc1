import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import { findDatabasePath } from "../platform/data-folder.ts";
import type { Db } from "../platform/db.ts";
import { createSharedDatabase, emptyTables, type OpenedDb } from "./shared-database.ts";
import { migrate } from "../platform/migrate.ts";
import { openMemory } from "../platform/pglite-db.ts";
import { openPostgres } from "../platform/postgres-db.ts";
import "./postgres-setup.ts";
import { databaseUrl, hasPostgres, startPostgres } from "./postgres-cluster.ts";

interface Options {
  /** Whether the tables stay as they are between tests, since these only read what their own `beforeAll` wrote. */
  keep?: boolean;
}

type Tests = (openDb: () => Db) => void;

/**
 * Runs tests on one database: PostgreSQL where its programs are installed, else PGlite in memory. Tables are emptied
 * before each test, or once with `keep`. The database is that of the files before, as long as those left it as it was
 * made.
 */
export function describeWithDatabase(name: string, tests: Tests, options: Options = {}): void {
  describeOn(hasPostgres() ? "PostgreSQL" : "PGlite", name, tests, options);
}

/** Runs the same tests on PGlite and on PostgreSQL, for SQL that one of them may understand differently. */
export function describeOnEachDatabase(name: string, tests: Tests, options: Options = {}): void {
  describeOn("PGlite", name, tests, options);
  if (!hasPostgres()) console.warn(`${name}: no PostgreSQL is installed here, so these tests run on PGlite only.`);
  describeOn("PostgreSQL", name, tests, options);
}

function describeOn(label: keyof typeof databases, name: string, tests: Tests, { keep = false }: Options): void {
  const database = databases[label];
  describe.skipIf(label === "PostgreSQL" && !hasPostgres())(`${name} [${label}]`, () => {
    let db: Db | null = null;
    beforeAll(async () => {
      db = await database.take();
      await emptyTables(db);
    });
    beforeEach(async () => {
      if (db && !keep) await emptyTables(db);
    });
    afterAll(() => database.giveBack());
    tests(() => {
      if (!db) throw new Error("The database opens in beforeAll: call openDb inside a test or a later hook.");
      return db;
    });
  });
}

const databases = { PGlite: createSharedDatabase(memory), PostgreSQL: createSharedDatabase(postgres) };

/** A migrated database in memory. */
export async function memory(): Promise<OpenedDb> {
  const db = await openMemory(await readFile(await migratedDump()));
  return { db, end: () => db.close() };
}

/** Puts a migrated database into an empty data folder. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const folder = findDatabasePath(dataDir);
  await mkdir(folder, { recursive: true });
  await promisify(execFile)("tar", ["-xf", await migratedDump(), "-C", folder]);
}

/** Making a database takes seconds, loading one a fraction: the first test file leaves a copy for the others. */
async function migratedDump(): Promise<string> {
  const path = join(tmpdir(), `rotunda-migrated-${await schemaVersion()}.tar`);
  if (existsSync(path)) return path;
  const db = await openMemory();
  await migrate(db);
  const partial = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(partial, await db.dump());
  await rename(partial, path);
  await db.close();
  return path;
}

/** A migrated database on the run's PostgreSQL, or on one of its own where the run has none (postgres-setup.ts). */
export async function postgres(): Promise<OpenedDb & { url: string }> {
  const shared = inject("postgresUrl");
  const own = shared ? null : await startPostgres();
  const url = shared ?? own?.url;
  if (!url) throw new Error("PostgreSQL is installed but could not be started.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const cluster = openPostgres(url);
  await cluster.exec(`create database ${name}`);
  const ownUrl = databaseUrl(url, name);
  const db = openPostgres(ownUrl);
  await migrate(db);
  return {
    db,
    url: ownUrl,
    async end() {
      await db.close();
      await cluster.exec(`drop database ${name} with (force)`);
      await cluster.close();
      await own?.stop();
    },
  };
}

async function schemaVersion(): Promise<string> {
  const folder = fileURLToPath(new URL("../../migrations", import.meta.url));
  const hash = createHash("sha256").update(process.version);
  for (const name of (await readdir(folder)).toSorted()) {
    hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}
