import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { lockDataFolder } from "./data-lock.ts";
import type { Db } from "./db.ts";
import { createOwnTransaction } from "./own-transaction.ts";
import { insideTransaction } from "./savepoints.ts";

const parsers = { [types.INT8]: Number, [types.DATE]: (text: string) => text };

/** Opens, or makes, the embedded database of a data folder, alone (see data-lock.ts). */
export async function openPglite(dataDir: string): Promise<Db> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) {
      // Made aside and renamed, so that a process killed half way leaves nothing that looks like a database.
      const aside = join(dataDir, "database.new");
      await rm(aside, { recursive: true, force: true });
      await (await PGlite.create({ dataDir: aside })).close();
      await rename(aside, folder);
    }
    return pgliteDb(await PGlite.create({ dataDir: folder, parsers }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A database in memory, optionally from a dump: for tests. */
export async function openMemory(dump?: Blob): Promise<Db & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create({ loadDataDir: dump, parsers });
  return { ...pgliteDb(pglite), dump: () => pglite.dumpDataDir("none") };
}

// PGlite itself holds other callers' statements back while `transaction` runs; only a raw `begin` would let them in.
function pgliteDb(pglite: PGlite, unlock?: () => Promise<void>): Db {
  const own = createOwnTransaction();
  return {
    kind: "pglite",
    async query<Row>(text: string, values: readonly unknown[] = []) {
      own.check();
      return (await pglite.query<Row>(text, [...values])).rows;
    },
    async exec(text) {
      own.check();
      await pglite.exec(text);
    },
    async transaction(run) {
      own.check();
      return pglite.transaction((tx) =>
        own.run(() =>
          run(
            insideTransaction({
              kind: "pglite",
              query: async (text, values) => (await tx.query(text, [...values])).rows,
              exec: async (text) => {
                await tx.exec(text);
              },
            }),
          ),
        ),
      );
    },
    async close() {
      if (!pglite.closed) await pglite.close();
      await unlock?.();
    },
  };
}
