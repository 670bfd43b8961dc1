/** The database: PGlite in a data folder, or PostgreSQL. Both speak PostgreSQL 15's SQL. */
export interface Db {
  readonly kind: "pglite" | "postgres";
  /** Rows as objects; int8 and count(*) arrive as numbers, dates as `YYYY-MM-DD` text, timestamptz as Date. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Several statements without parameters: migrations only. */
  exec(text: string): Promise<void>;
  /** Commits when `run` resolves, rolls back when it rejects. Inside a transaction a nested one is a savepoint. */
  transaction<T>(run: (tx: Db) => Promise<T>): Promise<T>;
  /** Pool statistics; missing for PGlite. */
  connections?(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** The database cannot be reached now; the same request may succeed in a minute. */
export class DbUnavailable extends Error {
  override readonly name = "DbUnavailable";
}

/** A failed statement was caught and the transaction went on: the database rolled it back. */
export class TransactionLost extends Error {
  override readonly name = "TransactionLost";
  constructor() {
    super("A statement of the transaction had failed: nothing of it was kept.");
  }
}
