import { createHash } from "node:crypto";
import type { Db } from "../platform/db.ts";

interface Copy<Loaded> {
  loaded: Loaded;
  script: string;
}

const loadedOften = new WeakSet<Db>();
let loaders = 0;

/** Marks a database as loaded repeatedly, so that it keeps a copy. */
export function keepCopyIn(db: Db): void {
  loadedOften.add(db);
}

/** Loads rows into an empty database, and restores a copy the next time, ten times as fast. */
export function loadOnce<Loaded>(load: (db: Db) => Promise<Loaded>): (db: Db) => Promise<Loaded> {
  const copies = new WeakMap<Db, Copy<Loaded>>();
  const schema = `fixture_copy_${(loaders += 1)}`;
  return async (db) => {
    if (!loadedOften.has(db)) return load(db);
    if ((await listFilledTables(db)).length > 0) return load(db);
    const copy = copies.get(db);
    if (copy) {
      await db.exec(copy.script);
      return copy.loaded;
    }
    const loaded = await load(db);
    copies.set(db, { loaded, script: await copyRows(db, schema, await listFilledTables(db)) });
    return loaded;
  };
}

/** Returns the quoted names of tables with rows, except the one of migrations. */
export async function listFilledTables(db: Db): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
    [],
    { name: "test-tables" },
  );
  const text = tables.map(({ name }) => `(select '${name}' as name from ${name} limit 1)`).join(" union all ");
  // Planning the statement takes most of the time.
  const filled = await db.query<{ name: string }>(text, [], {
    name: `test-filled-${createHash("sha256").update(text).digest("hex").slice(0, 16)}`,
  });
  return filled.map(({ name }) => name);
}

async function copyRows(db: Db, schema: string, tables: readonly string[]): Promise<string> {
  const columns = await db.query<{ table: string; names: string }>(
    `select quote_ident(table_name) as table,
       string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`,
  );
  const namesOf = new Map(columns.map(({ table, names }) => [table, names]));
  const sequences = await db.query<{ name: string; last: number }>(
    `select quote_literal(quote_ident(sequencename)) as name, last_value as last
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  await db.exec(`drop schema if exists ${schema} cascade; create schema ${schema};
    ${tables.map((name) => `create table ${schema}.${name} as select * from public.${name};`).join("\n")}`);
  const inserts = tables.map(
    (name) =>
      `insert into public.${name} (${namesOf.get(name)}) overriding system value
       select ${namesOf.get(name)} from ${schema}.${name};`,
  );
  // Skips constraints and triggers, because they already ran.
  return `begin; set local session_replication_role = replica;
    ${inserts.join("\n")}
    ${sequences.map(({ name, last }) => `select setval(${name}, ${last});`).join("\n")}
    commit`;
}
