import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../../apps/api/src/platform/db.ts";
import { openDb } from "../../apps/api/src/platform/pglite-db.ts";
import { openPostgres } from "../../apps/api/src/platform/postgres-db.ts";
import { buildDatabaseUrl, type PostgresCluster } from "../../apps/api/src/testing/postgres-cluster.ts";

/** Databases of one kind, by name. */
export interface Store {
  kind: "pglite" | "postgres";
  create(name: string): Promise<void>;
  copy(from: string, name: string): Promise<void>;
  /** Opens a database that no process uses. */
  use<T>(name: string, work: (db: Db) => Promise<T>): Promise<T>;
  /** Settings of a process that uses the database. */
  env(name: string): Record<string, string>;
}

/** Creates PostgreSQL databases if there is a cluster, otherwise data folders. */
export function createStore(folder: string, cluster: PostgresCluster | null): Store {
  const dataDir = (name: string) => join(folder, cluster ? "postgres" : "pglite", name);
  const urlOf = (name: string) => (cluster ? buildDatabaseUrl(cluster.url, name) : null);
  const administer = async (statement: string) => {
    const db = openPostgres(cluster?.url ?? "");
    await db.exec(statement).finally(() => db.close());
  };
  return {
    kind: cluster ? "postgres" : "pglite",
    async create(name) {
      await mkdir(dataDir(name), { recursive: true });
      if (cluster) await administer(`create database ${name}`);
    },
    async copy(from, name) {
      await cp(dataDir(from), dataDir(name), { recursive: true });
      if (cluster) await administer(`create database ${name} template ${from}`);
    },
    async use(name, work) {
      const db = await openDb({ dataDir: dataDir(name), databaseUrl: urlOf(name) });
      return work(db).finally(() => db.close());
    },
    env(name) {
      const url = urlOf(name);
      return { DATA_DIR: dataDir(name), ...(url === null ? {} : { DATABASE_URL: url }) };
    },
  };
}
