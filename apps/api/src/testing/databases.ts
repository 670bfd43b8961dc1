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
import { createDatabasePool, emptyTables, type OpenedDb } from "./shared-database.ts";
import { migrate } from "../platform/migrate.ts";
import { openMemory } from "../platform/pglite-db.ts";
import { openPostgres } from "../platform/postgres-db.ts";
import { buildDatabaseUrl, hasPostgres } from "./postgres-cluster.ts";
import { PUBLIC_SOURCES, TEMPLATE } from "./postgres-setup.ts";

declare global {
  // Node's types lack this function.
  namespace WebAssembly {
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

interface Options {
  /** Keeps the rows between tests, for tests that only read what their `beforeAll` wrote. */
  keep?: boolean;
}

type Tests = (openDb: () => Db) => void;

/**
 * Runs tests on one database: PostgreSQL if installed, otherwise PGlite in memory. Tables are emptied before each test,
 * or once with `keep`. Test files share a database unless they change its schema. `npm test -- --all` runs most of them
 * on both.
 */
export function describeWithDatabase(name: string, tests: Tests, options: Options = {}): void {
  if (process.env["TEST_DATABASES"] === "both") return describeOnEachDatabase(name, tests, options);
  describeOnOneDatabase(name, tests, options);
}

/**
 * Runs tests on one database even with `--all`: for files, documents, roles and connections. Other tests run their
 * statements on both.
 */
export function describeOnOneDatabase(name: string, tests: Tests, options: Options = {}): void {
  describeOn(hasPostgres() ? "PostgreSQL" : "PGlite", name, tests, options);
}

/** Runs tests on both PGlite and PostgreSQL, for SQL whose behavior may differ. */
export function describeOnEachDatabase(name: string, tests: Tests, options: Options = {}): void {
  describeOn("PGlite", name, tests, options);
  if (!hasPostgres()) console.warn(`${name}: PostgreSQL is not installed, so these tests run on PGlite only.`);
  describeOn("PostgreSQL", name, tests, options);
}

function describeOn(label: keyof typeof databases, name: string, tests: Tests, { keep = false }: Options): void {
  const database = databases[label];
  describe.skipIf(label === "PostgreSQL" && !hasPostgres())(`${name} [${label}]`, () => {
    let db: Db | null = null;
    beforeAll(async () => {
      db = await database.take();
    });
    beforeEach(async () => {
      if (db && !keep) await emptyTables(db);
    });
    afterAll(async () => {
      if (db) await database.giveBack(db);
    });
    tests(() => {
      if (!db) throw new Error("The database opens in beforeAll: call openDb inside a test or a later hook.");
      return db;
    });
  });
}

/** Runs tests on a copy of a public source, given by its path in the folder, or skips them if it is missing. */
export function describeWithSource(name: string, path: string, tests: (source: string) => void): void {
  const source = fileURLToPath(new URL(path, PUBLIC_SOURCES));
  describe.skipIf(!existsSync(source))(name, () => tests(source));
}

const databases = { PGlite: createDatabasePool(openMigratedMemory), PostgreSQL: createDatabasePool(postgres) };

/** Returns a migrated in-memory database with empty tables from the shared pool. */
export async function memory(): Promise<OpenedDb> {
  const db = await databases.PGlite.take();
  return { db, end: () => databases.PGlite.giveBack(db) };
}

/** Returns a new migrated in-memory database. */
export async function openMigratedMemory(): Promise<OpenedDb> {
  const db = await openMemory(await readFile(await migratedDump()));
  return { db, end: () => db.close() };
}

/**
 * Keeps the compiled module referenced, so that Node compiles it once for all threads: half the time of opening PGlite.
 */
let engine: WebAssembly.Module | null = null;

async function compileEngine(): Promise<WebAssembly.Module> {
  const path = fileURLToPath(new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite")));
  return WebAssembly.compile(await readFile(path));
}

/** Creates a migrated database in an empty data folder. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const folder = findDatabasePath(dataDir);
  await mkdir(folder, { recursive: true });
  await promisify(execFile)("tar", ["-xf", await migratedDump(), "-C", folder]);
}

/** Returns a dump of a migrated database; the first test file creates it, because that takes seconds. */
async function migratedDump(): Promise<string> {
  engine ??= await compileEngine();
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

/** Returns a new migrated database on the run's PostgreSQL (postgres-setup.ts). */
export async function postgres(): Promise<OpenedDb & { url: string }> {
  const shared = inject("postgresUrl");
  if (!shared) throw new Error("PostgreSQL is installed but was not started.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const cluster = openPostgres(shared);
  await cluster.exec(`create database ${name} template ${TEMPLATE}`);
  const url = buildDatabaseUrl(shared, name);
  const db = openPostgres(url);
  return {
    db,
    url,
    async end() {
      await db.close();
      await cluster.exec(`drop database ${name} with (force)`);
      await cluster.close();
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
