export interface QueryOptions {
  /** Prepares a frequent statement once per connection. One name has one text, which lists its columns. */
  name?: string;
}

/** Planning frequent statements each time takes up to three times as long as running them. */
export const PLAN_CACHE_MODE = "force_generic_plan";

export type Statement = [text: string, values?: readonly unknown[], options?: QueryOptions];

/** PGlite in a data folder, or PostgreSQL. Both support the SQL of PostgreSQL 15. */
export interface Db {
  readonly kind: "pglite" | "postgres";
  /** Returns rows as objects; int8 and count(*) as number, date as `YYYY-MM-DD`, timestamptz as Date. */
  query<Row = Record<string, unknown>>(...statement: Statement): Promise<Row[]>;
  /** Runs several statements without parameters; for migrations. */
  exec(text: string): Promise<void>;
  /** Commits when `run` resolves and rolls back when it rejects; nested transactions are savepoints. */
  transaction<T>(run: (tx: Db) => Promise<T>): Promise<T>;
  connections?(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export async function findRow<Row>(db: Db, ...statement: Statement): Promise<Row | null> {
  const [row] = await db.query<Row>(...statement);
  return row ?? null;
}

export async function findValue<Value>(db: Db, ...statement: Statement): Promise<Value | null> {
  const row = await findRow<Record<string, Value>>(db, ...statement);
  return Object.values(row ?? {})[0] ?? null;
}

export async function listValues<Value>(db: Db, ...statement: Statement): Promise<Value[]> {
  const rows = await db.query<Record<string, Value>>(...statement);
  return rows.flatMap((row) => Object.values(row).slice(0, 1));
}

export const hasRow = async (db: Db, ...statement: Statement): Promise<boolean> =>
  (await db.query(...statement)).length > 0;

const LARGEST_ID = 2_147_483_647;

/** Parses the id of a record; invalid ones, and other spellings like 067, are 0, which no record has. */
export const parseRecordId = (text: string): number =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : 0;

export async function runAndRollBack<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  const rollback = new Error("The work was only tried out.");
  let outcome: { result: T } | null = null;
  const attempt = db.transaction(async (tx) => {
    outcome = { result: await run(tx) };
    throw rollback;
  });
  await attempt.catch((cause: unknown) => {
    if (cause !== rollback) throw cause;
  });
  if (!outcome) throw rollback;
  return (outcome as { result: T }).result;
}

/** The database can't be reached; a retry may succeed. */
export class DbUnavailable extends Error {
  override readonly name = "DbUnavailable";
}

/** A failed statement was caught, but PostgreSQL rolled the transaction back. */
export class TransactionLost extends Error {
  override readonly name = "TransactionLost";
  constructor() {
    super("A statement of the transaction failed, so all of it was rolled back.");
  }
}
