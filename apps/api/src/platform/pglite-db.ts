import { rename, rm } from "node:fs/promises";
import {
  createDamageError,
  explainDamage,
  explainFileError,
  findDatabase,
  findDatabasePath,
  rememberDatabase,
} from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";
import { type Db, type QueryOptions, TransactionLost } from "./db.ts";
import { openPostgres } from "./postgres-db.ts";
import type { Settings } from "./settings.ts";
import { createNestedTransactionGuard, createTransactionDb } from "./transaction-db.ts";
import { type PgliteThread, startPgliteThread } from "./pglite-thread.ts";

export const openDb = (
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
  { statementTimeoutMs, whileCreating }: { statementTimeoutMs?: number; whileCreating?: () => void } = {},
): Promise<Db> =>
  databaseUrl ? Promise.resolve(openPostgres(databaseUrl, statementTimeoutMs)) : openPglite(dataDir, whileCreating);

export async function openPglite(dataDir: string, whileCreating?: () => void): Promise<Db> {
  const unlock = await lockDataFolder(dataDir).catch((cause: unknown) => {
    throw explainFileError(dataDir, cause);
  });
  try {
    if ((await findDatabase(dataDir)) === "none") await makeDatabase(dataDir, whileCreating);
    const thread = await openThread(findDatabasePath(dataDir));
    await rememberDatabase(dataDir);
    return pgliteDb(thread, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Created aside and renamed, so that an interrupted process leaves no partial database. */
async function makeDatabase(dataDir: string, whileCreating?: () => void): Promise<void> {
  const folder = findDatabasePath(dataDir);
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  const starting = startPgliteThread({ dataDir: aside });
  whileCreating?.();
  await closeThread(await starting);
  // Empty or missing.
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
}

async function openThread(folder: string): Promise<PgliteThread> {
  const thread = await startPgliteThread({ dataDir: folder }).catch((cause: unknown) => {
    throw createDamageError(folder, "its files are damaged", cause);
  });
  const [lost] = (await thread.ask({ do: "query", text: LOST_RELATIONS, values: [] })) as { name: string }[];
  if (!lost) {
    const ask: PgliteThread["ask"] = (request) =>
      thread.ask(request).catch((cause: unknown) => {
        throw explainDamage(folder, cause);
      });
    return { ...thread, ask };
  }
  await closeThread(thread);
  throw createDamageError(folder, `the file of ${lost.name} is missing`);
}

/** Temporary tables are excluded: those of a killed process are deleted when the next one is created. */
const LOST_RELATIONS = `select relname as name from pg_class
  where relpersistence <> 't' and pg_relation_filepath(oid) is not null and pg_stat_file(pg_relation_filepath(oid), true) is null
  order by relname limit 1`;

/** Opens an in-memory database, optionally from a dump, for tests. */
export async function openMemory(dump?: Uint8Array): Promise<Db & { dump(): Promise<Uint8Array> }> {
  const thread = await startPgliteThread(dump ? { dump } : {});
  return { ...pgliteDb(thread), dump: async () => (await thread.ask({ do: "dump" })) as Uint8Array };
}

async function closeThread(thread: PgliteThread): Promise<void> {
  await thread.ask({ do: "close" });
  await thread.terminate();
}

function pgliteDb(thread: PgliteThread, unlock?: () => Promise<void>): Db {
  const own = createNestedTransactionGuard();
  const query = async (text: string, values: readonly unknown[], options?: QueryOptions) =>
    (await thread.ask({ do: "query", text, values, ...options })) as unknown[];
  const exec = async (text: string) => {
    await thread.ask({ do: "exec", text });
  };
  // There is one connection: other statements wait until a transaction ends.
  let free: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | null = null;
  return {
    kind: "pglite",
    async query<Row>(text: string, values: readonly unknown[] = [], options?: QueryOptions) {
      own.check();
      await free;
      return (await query(text, values, options)) as Row[];
    },
    async exec(text) {
      own.check();
      await free;
      await exec(text);
    },
    async transaction(run) {
      own.check();
      const result = free.then(() => own.run(() => inTransaction()));
      free = result.catch(() => {});
      return result;

      async function inTransaction() {
        await exec("begin");
        try {
          const done = await run(createTransactionDb({ kind: "pglite", query, exec }));
          const isCommitted = await thread.ask({ do: "commit" });
          if (!isCommitted) throw new TransactionLost();
          return done;
        } catch (error) {
          await exec("rollback").catch(() => {});
          throw error;
        }
      }
    },
    async close() {
      closing ??= free.then(() => closeThread(thread));
      await closing;
      await unlock?.();
    },
  };
}
