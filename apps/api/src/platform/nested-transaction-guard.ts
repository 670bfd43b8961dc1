import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Refuses the outer database inside its own transaction: PGlite would wait for itself for ever, and PostgreSQL would
 * answer from another connection, outside the transaction.
 */
export function createNestedTransactionGuard() {
  const inside = new AsyncLocalStorage<true>();
  return {
    check(): void {
      if (inside.getStore()) throw new Error("Inside a transaction, use the database it was given.");
    },
    run: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
  };
}
