import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Throws when the outer database is used inside its transaction: PGlite would deadlock, and PostgreSQL would query
 * outside the transaction.
 */
export function createNestedTransactionGuard() {
  const inside = new AsyncLocalStorage<true>();
  return {
    check(): void {
      if (inside.getStore()) throw new Error("Use the transaction's database inside a transaction.");
    },
    run: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
  };
}
