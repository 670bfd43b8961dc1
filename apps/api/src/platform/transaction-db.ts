import { AsyncLocalStorage } from "node:async_hooks";
import type { Db, QueryOptions } from "./db.ts";

interface Statements {
  kind: Db["kind"];
  query: (text: string, values: readonly unknown[], options?: QueryOptions) => Promise<unknown[]>;
  exec: (text: string) => Promise<void>;
}

export function createTransactionDb({ kind, query, exec }: Statements, depth = 1): Db {
  return {
    kind,
    query: async <Row>(text: string, values: readonly unknown[] = [], options?: QueryOptions) =>
      (await query(text, values, options)) as Row[],
    exec,
    async transaction(run) {
      const name = `level_${depth}`;
      await exec(`savepoint ${name}`);
      try {
        const result = await run(createTransactionDb({ kind, query, exec }, depth + 1));
        await exec(`release savepoint ${name}`);
        return result;
      } catch (error) {
        await exec(`rollback to savepoint ${name}; release savepoint ${name}`);
        throw error;
      }
    },
    close: () => Promise.reject(new Error("A transaction can't be closed: it ends with its function.")),
  };
}

/** The guards of the transactions around a call. One storage for all databases: each slows down every promise. */
const inside = new AsyncLocalStorage<readonly object[]>();

/** Throws if the outer database is used in its transaction: a deadlock in PGlite, no isolation in PostgreSQL. */
export function createNestedTransactionGuard() {
  const guard = {
    check(): void {
      if (inside.getStore()?.includes(guard)) throw new Error("Use the transaction's database inside a transaction.");
    },
    run: <T>(work: () => Promise<T>): Promise<T> => inside.run([...(inside.getStore() ?? []), guard], work),
  };
  return guard;
}
