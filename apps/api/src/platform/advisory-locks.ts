import type { Db } from "./db.ts";

/** One number for each kind of work that excludes itself; no other program on the same database is likely to use them. */
export const ADVISORY_LOCKS = {
  migration: 7_686_883,
  /** An import, or an edit of what imports may not change. */
  import: 7_686_884,
  queueTables: 7_686_885,
  /** Filling an empty directory and refreshing search when a server starts. */
  start: 7_686_886,
} as const;

/** Waits for the lock and holds it until the transaction ends. PGlite runs one transaction at a time and needs none. */
export async function lockUntilEnd(tx: Db, lock: keyof typeof ADVISORY_LOCKS): Promise<void> {
  if (tx.kind !== "postgres") return;
  await tx.exec("set local statement_timeout = 0");
  await tx.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCKS[lock]]);
}
