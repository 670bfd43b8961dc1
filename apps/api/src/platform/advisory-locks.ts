import { type Db, findValue } from "./db.ts";

/** Keys of exclusive work, unlikely to collide with those of other programs. */
export const ADVISORY_LOCKS = {
  migration: 7_686_883,
  /** An import, or an edit of imported data. */
  import: 7_686_884,
  /** Filling an empty directory and refreshing search at start. */
  start: 7_686_886,
  /** Refreshing search, or reading the whole index. */
  search: 7_686_887,
  backup: 7_686_888,
} as const;

/** PGlite runs one transaction at a time and needs no locks. */
export async function lockUntilEnd(
  tx: Db,
  lock: keyof typeof ADVISORY_LOCKS,
  { isShared = false } = {},
): Promise<void> {
  if (tx.kind !== "postgres") return;
  await tx.exec("set local statement_timeout = 0");
  await tx.query(`select pg_advisory_xact_lock${isShared ? "_shared" : ""}($1)`, [ADVISORY_LOCKS[lock]]);
}

export const runExclusively = <T>(db: Db, lock: keyof typeof ADVISORY_LOCKS, run: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lockUntilEnd(tx, lock);
    return run(tx);
  });

export async function tryLockUntilEnd(tx: Db, lock: keyof typeof ADVISORY_LOCKS): Promise<boolean> {
  if (tx.kind !== "postgres") return true;
  return (await findValue<boolean>(tx, "select pg_try_advisory_xact_lock($1)", [ADVISORY_LOCKS[lock]])) === true;
}
