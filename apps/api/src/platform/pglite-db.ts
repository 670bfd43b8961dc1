import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockDataFolder } from "./data-lock.ts";
import { type Db, TransactionLost } from "./db.ts";
import { createOwnTransaction } from "./own-transaction.ts";
import { type PgliteThread, startPgliteThread } from "./pglite-thread.ts";
import { insideTransaction } from "./savepoints.ts";

/** Opens, or makes, the embedded database of a data folder, alone (see data-lock.ts). */
export async function openPglite(dataDir: string): Promise<Db> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) {
      // Made aside and renamed, so that a process killed half way leaves nothing that looks like a database.
      const aside = join(dataDir, "database.new");
      await rm(aside, { recursive: true, force: true });
      await closeThread(await startPgliteThread({ dataDir: aside }));
      await rename(aside, folder);
    }
    return pgliteDb(await startPgliteThread({ dataDir: folder }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A database in memory, optionally from a dump: for tests. */
export async function openMemory(dump?: Uint8Array): Promise<Db & { dump(): Promise<Uint8Array> }> {
  const thread = await startPgliteThread(dump ? { dump } : {});
  return { ...pgliteDb(thread), dump: async () => (await thread.ask({ do: "dump" })) as Uint8Array };
}

async function closeThread(thread: PgliteThread): Promise<void> {
  await thread.ask({ do: "close" });
  await thread.terminate();
}

function pgliteDb(thread: PgliteThread, unlock?: () => Promise<void>): Db {
  const own = createOwnTransaction();
  const query = async (text: string, values: readonly unknown[]) =>
    (await thread.ask({ do: "query", text, values })) as unknown[];
  const exec = async (text: string) => {
    await thread.ask({ do: "exec", text });
  };
  // There is one connection: what others ask while a transaction runs waits until it has ended.
  let free: Promise<unknown> = Promise.resolve();
  let closing: Promise<void> | null = null;
  return {
    kind: "pglite",
    async query<Row>(text: string, values: readonly unknown[] = []) {
      own.check();
      await free;
      return (await query(text, values)) as Row[];
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
          const done = await run(insideTransaction({ kind: "pglite", query, exec }));
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
