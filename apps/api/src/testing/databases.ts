import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import type { Db } from "../platform/db.ts";
import { createSharedDatabase, emptyTables, type OpenedDb } from "./shared-database.ts";
import { migrate } from "../platform/migrate.ts";
import { openMemory } from "../platform/pglite-db.ts";
import { openPostgres } from "../platform/postgres-db.ts";
import "./postgres-setup.ts";
import { databaseUrl, hasPostgres, startPostgres } from "./postgres-cluster.ts";

/**
 * Runs the same tests on PGlite in memory and on PostgreSQL. Tables are emptied before each test, or once where `keep`
 * says that the tests of this block only read what their own `beforeAll` wrote. The databases are those of the files
 * before, as long as those left them as they were made.
 */
export function describeOnEachDatabase(
  name: string,
  tests: (openDb: () => Db) => void,
  options: { keep?: boolean } = {},
): void {
  for (const [label, database] of Object.entries({ PGlite: inMemory, PostgreSQL: onPostgres })) {
    const isMissing = database === onPostgres && !hasPostgres();
    if (isMissing) console.warn(`${name}: no PostgreSQL is installed here, so these tests run on PGlite only.`);
    describe.skipIf(isMissing)(`${name} [${label}]`, () => {
      let db: Db | null = null;
      beforeAll(async () => {
        db = await database.take();
        await emptyTables(db);
      });
      beforeEach(async () => {
        if (db && !options.keep) await emptyTables(db);
      });
      afterAll(() => database.giveBack());
      tests(() => {
        if (!db) throw new Error("The database opens in beforeAll: call openDb inside a test or a later hook.");
        return db;
      });
    });
  }
}

const inMemory = createSharedDatabase(memory);
const onPostgres = createSharedDatabase(postgres);

/** A migrated database in memory. */
export async function memory(): Promise<OpenedDb> {
  const path = join(tmpdir(), `rotunda-migrated-${await schemaVersion()}.tar`);
  if (existsSync(path)) {
    const db = await openMemory(await readFile(path));
    return { db, end: () => db.close() };
  }
  // Making a database takes seconds, loading one a fraction: the first test file leaves a copy for the others.
  const db = await openMemory();
  await migrate(db);
  const partial = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(partial, await db.dump());
  await rename(partial, path);
  return { db, end: () => db.close() };
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
