import type { Db } from "../platform/db.ts";
import { keepCopyIn, listFilledTables } from "./fixture-copy.ts";

export interface OpenedDb {
  db: Db;
  end: () => Promise<void>;
}

/** Bytes after which a database is vacuumed or discarded, because thousands of deleted rows make queries slow. */
const MUCH_GROWTH = 4 * 1024 * 1024;
const MOST_GROWTH = 64 * 1024 * 1024;
/** Tests use at most two databases at the same time. */
const MOST_IDLE = 2;

/**
 * Creates a pool of databases that test files share, because opening one is slow. A database whose schema changed or
 * that grew too large is discarded.
 */
export function createDatabasePool(open: () => Promise<OpenedDb>) {
  const idle: (OpenedDb & { made: Made })[] = [];
  const taken = new Map<Db, OpenedDb & { made: Made }>();
  async function openAnother() {
    const opened = await open();
    keepCopyIn(opened.db);
    return { ...opened, made: await describeDatabase(opened.db) };
  }
  return {
    /** Returns a migrated database with empty tables. */
    async take(): Promise<Db> {
      const next = idle.pop() ?? (await openAnother());
      taken.set(next.db, next);
      await emptyTables(next.db);
      return next.db;
    },
    async giveBack(db: Db): Promise<void> {
      const opened = taken.get(db);
      if (!opened) return;
      taken.delete(db);
      const isSame = await tidyUp(db, opened.made).catch(() => false);
      if (isSame && idle.length < MOST_IDLE) idle.push(opened);
      else await opened.end();
    },
  };
}

interface Made {
  definitions: string;
  size: number;
}

/** Returns whether the database can be reused. */
async function tidyUp(db: Db, made: Made): Promise<boolean> {
  const { definitions, size } = await describeDatabase(db);
  if (definitions !== made.definitions || size - made.size > MOST_GROWTH) return false;
  if (size - made.size > MUCH_GROWTH) {
    await emptyTables(db);
    await db.exec("vacuum");
  }
  return true;
}

async function describeDatabase(db: Db): Promise<Made> {
  const [made] = await db.query<Made>(
    `select md5(string_agg(text, ' ' order by text)) as definitions, pg_database_size(current_database()) as size
     from (
       select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as text
         from information_schema.columns where table_schema = 'public'
       union all select indexdef from pg_indexes where schemaname = 'public'
       union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
         from pg_constraint where connamespace = 'public'::regnamespace
       union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
       union all select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
     ) definitions`,
  );
  if (!made) throw new Error("The schema query returned no row.");
  return made;
}

/** Deletes all rows; TRUNCATE is slower because it rewrites the files of every table and index. */
export async function emptyTables(db: Db): Promise<void> {
  const tables = await listFilledTables(db);
  const sequences = await db.query<{ name: string }>(
    `select quote_literal(quote_ident(sequencename)) as name from pg_sequences
     where schemaname = 'public' and last_value is not null`,
    [],
    { name: "test-sequences" },
  );
  if (tables.length + sequences.length === 0) return;
  // The replica role skips foreign key triggers, so the order of the tables doesn't matter.
  await db.exec(`begin; set local session_replication_role = replica;
    ${tables.map((name) => `delete from ${name};`).join(" ")}
    ${sequences.map(({ name }) => `select setval(${name}, 1, false);`).join(" ")}
    commit`);
}
