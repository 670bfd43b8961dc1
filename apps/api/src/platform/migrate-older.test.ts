import { beforeAll, beforeEach, expect, it } from "vitest";
import { refreshSearch } from "../directory/search-state.ts";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { fillOlderDatabase } from "../testing/insert-rows.ts";
import type { Db } from "./db.ts";
import { migrate, listPendingMigrations } from "./migrate.ts";

/** Derived from the directory, and rebuilt by each version. */
const DERIVED = ["search_documents", "name_words", "schema_migrations"];
/** Columns that repeated other tables. */
const DROPPED = new Set(["organizations.has_custom_logo"]);
type Row = Record<string, unknown>;

describeOnEachDatabase("an older installation’s database", (openDb) => {
  let shape: Row[];
  beforeAll(async () => {
    shape = await shapeOf(openDb());
  });
  beforeEach(async () => {
    await openDb().exec("drop schema public cascade; create schema public");
    await fillOlderDatabase(openDb());
  });

  it("migrates to this version, keeps every row, continues the numbering of ids, and can be searched", async () => {
    const before = await contentsOf(openDb());
    // Each table has a row, so that none is forgotten.
    expect(Object.keys(before).length).toBeGreaterThan(15);
    expect(Object.entries(before).flatMap(([table, rows]) => (rows.length === 0 ? [table] : []))).toEqual([]);
    expect((await migrate(openDb())).length).toBeGreaterThan(4);
    expect(await listPendingMigrations(openDb())).toEqual([]);
    const after = await contentsOf(openDb());
    for (const [table, rows] of Object.entries(before)) {
      // Columns that were added later don't count.
      const known = Object.keys(rows[0] ?? {}).filter((column) => !DROPPED.has(`${table}.${column}`));
      const kept = (after[table] ?? []).map((row) => Object.fromEntries(known.map((column) => [column, row[column]])));
      const expected = rows.map((row) => Object.fromEntries(known.map((column) => [column, row[column]])));
      expect({ table, rows: kept }).toEqual({ table, rows: expect.arrayContaining(expected) });
    }

    await openDb().query("insert into organizations (name) values ('New')");
    await refreshSearch(openDb());
    const found = await openDb().query(
      "select distinct record_type, record_id from search_documents order by record_type, record_id",
    );
    expect(found).toContainEqual({ record_type: "profile", record_id: 102 });
    expect(found).toContainEqual({ record_type: "staffer", record_id: 302 });
  });

  it("migrates in steps to the same tables as a new database at once", async () => {
    const steps = await listPendingMigrations(openDb());
    for (const upTo of steps) expect(await migrate(openDb(), { upTo })).toEqual([upTo]);
    expect(await shapeOf(openDb())).toEqual(shape);
  });

  it("is left unchanged by an older version, which reports an error", async () => {
    await openDb().query("insert into schema_migrations (name, checksum) values ('0999-later.sql', 'x')");
    const before = await contentsOf(openDb());
    await expect(migrate(openDb())).rejects.toThrow(
      "The database has had the migration 0999-later.sql, which this version lacks: it is from a newer version.",
    );
    expect(await contentsOf(openDb())).toEqual(before);
  });
});

async function contentsOf(db: Db): Promise<Record<string, Row[]>> {
  const tables = await db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [DERIVED],
  );
  const held: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const rows = await db.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`);
    held[name] = rows.map(({ row }) => row);
  }
  return held;
}

/** Columns, indexes and functions, regardless of their order. */
function shapeOf(db: Db): Promise<Row[]> {
  return db.query(
    `select 'column' as kind, table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as what
       from information_schema.columns where table_schema = 'public'
     union all select 'index', indexdef from pg_indexes where schemaname = 'public'
     union all select 'check', conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select 'function', p.proname || p.prosrc from pg_proc p where pronamespace = 'public'::regnamespace
     order by 1, 2`,
  );
}
