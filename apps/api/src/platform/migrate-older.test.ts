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

  it("adds the ends of terms of people who left, and the towns of mayors, where they are known", async () => {
    await migrate(openDb(), { upTo: "0052-note-mentions.sql" });
    const [source, left] = ["'congress-legislators'", "2026-06-20"];
    await openDb().exec(`
      insert into profiles (id, source, source_id, preferred_name_display, is_former) overriding system value
        select id, ${source}, 'x' || id, 'X', id > 120 from generate_series(120, 123) id;
      update profiles set is_former = true where id = 101;
      update profiles set source = 'openstates', position_summary = 'Former Mayor, New Harbor, Washington' where id = 121;
      insert into terms (profile_id, position, type, start_date, end_date, state_code) values
        (120, 0, 'sen', '2025-01-03', '2031-01-03', 'WA'),
        (121, 0, 'governor', null, '2031-01-03', 'WA'), (121, 1, 'mayor', null, null, 'WA'), (121, 2, 'rep', '2025-01-03', null, 'WA'),
        (122, 0, 'sen', '2025-01-03', '2031-01-03', 'WA'),
        (123, 0, 'sen', '2019-01-03', '2025-01-03', 'WA'), (123, 1, 'sen', '2025-01-03', '2031-01-03', 'WA');
      insert into changes (record_type, record_id, source, changed_on, kind, fact) values
        ('profile', 101, ${source}, '2026-02-01', 'left', ''), ('profile', 101, ${source}, '2026-03-01', 'returned', ''),
        ('profile', 101, ${source}, '${left}', 'left', ''), ('profile', 121, ${source}, '${left}', 'left', ''),
        ('profile', 122, ${source}, '${left}', 'left', ''), ('profile', 122, ${source}, '${left}', 'changed', 'terms')`);
    await migrate(openDb());
    const ends = await openDb().query<{ ends: (string | null)[] }>(
      `select array_agg(end_date::text order by position) as ends from terms where profile_id <> 102
       group by profile_id order by profile_id`,
    );
    expect(ends.map((row) => row.ends)).toEqual([
      ["2025-01-03", left],
      ["2031-01-03"],
      [left, null, left],
      ["2031-01-03"],
      ["2025-01-03", null],
    ]);
    const towns = await openDb().query("select type, district from terms where profile_id = 121 and district <> ''");
    expect(towns).toEqual([{ type: "mayor", district: "New Harbor" }]);
  });

  it("is left unchanged by an older version, which reports an error", async () => {
    await openDb().query("insert into schema_migrations (name, checksum) values ('0999-later.sql', 'x')");
    const before = await contentsOf(openDb());
    await expect(migrate(openDb())).rejects.toThrow(
      "The database already has the migration 0999-later.sql, which this version lacks: the database is from a newer version.",
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
