import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";
import type { Db } from "./db.ts";
import { migrate } from "./migrate.ts";

const REAL = fileURLToPath(new URL("../../migrations", import.meta.url));

describeOnEachDatabase("migrate", (openDb) => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "rotunda-migrations-"));
    await openDb().exec("drop schema public cascade; create schema public");
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const applied = async (db: Db) =>
    (await db.query<{ name: string }>("select name from schema_migrations order by name")).map(({ name }) => name);

  it("migrates an empty database, and does nothing the second time", async () => {
    const names = (await readdir(REAL)).toSorted();
    expect(await migrate(openDb())).toEqual(names);
    expect(await migrate(openDb())).toEqual([]);
  });

  it("migrates an older database and keeps its rows", async () => {
    const db = openDb();
    const names = (await readdir(REAL)).toSorted();
    const older = names.slice(0, 1);
    for (const name of older) await cp(join(REAL, name), join(folder, name));
    expect(await migrate(db, { folder })).toEqual(older);
    await db.query("insert into organizations (name) values ('Kept')");
    expect(await migrate(db)).toEqual(names.slice(1));
    expect(await db.query("select name from organizations")).toEqual([{ name: "Kept" }]);
  });

  it("refuses the database of another program, and changes nothing", async () => {
    const db = openDb();
    const tables = () => db.query("select tablename::text from pg_tables where schemaname = 'public' order by 1");
    for (const foreign of ["create table invoices (id int)", "create table schema_migrations (version text)"]) {
      await db.exec(`drop schema public cascade; create schema public; ${foreign}`);
      const before = await tables();
      await expect(migrate(db)).rejects.toThrow(/tables of another program \((invoices|schema_migrations)\)/u);
      expect(await tables()).toEqual(before);
    }
  });

  it("applies each once when processes start at the same time", async () => {
    await write("0001-one.sql", "create table one (id int)");
    await write("0002-two.sql", "insert into one values (1)");
    const answers = await Promise.all([
      migrate(openDb(), { folder }),
      migrate(openDb(), { folder }),
      migrate(openDb(), { folder }),
    ]);
    expect(answers.flat().toSorted()).toEqual(["0001-one.sql", "0002-two.sql"]);
    expect(await openDb().query("select * from one")).toEqual([{ id: 1 }]);
  });

  it("rolls back a failing migration, and keeps those before it", async () => {
    const db = openDb();
    await write("0001-one.sql", "create table one (id int)");
    await write("0002-two.sql", "create table two (id int); select 1 / 0");
    await expect(migrate(db, { folder })).rejects.toThrow("division by zero");
    expect(await applied(db)).toEqual(["0001-one.sql"]);
    expect(await db.query("select to_regclass('two') as two")).toEqual([{ two: null }]);
    await write("0002-two.sql", "create table two (id int)");
    expect(await migrate(db, { folder })).toEqual(["0002-two.sql"]);
  });

  it("refuses a changed migration, ignoring line endings, and a newer database", async () => {
    await write("0001-one.sql", "create table one (\n  id int\n)");
    await migrate(openDb(), { folder });
    await write("0001-one.sql", "create table one (\r\n  id int\r\n)");
    await migrate(openDb(), { folder });
    await write("0001-one.sql", "create table one (id text)");
    await expect(migrate(openDb(), { folder })).rejects.toThrow("0001-one.sql was changed");
    await rm(join(folder, "0001-one.sql"));
    await expect(migrate(openDb(), { folder })).rejects.toThrow("newer version");
  });

  it("accepts gaps between numbers, and refuses duplicate and missing numbers", async () => {
    await write("0001-one.sql", "select 1");
    await write("0020-twenty.sql", "select 1");
    expect(await migrate(openDb(), { folder })).toEqual(["0001-one.sql", "0020-twenty.sql"]);
    await write("0020-another.sql", "select 1");
    await expect(migrate(openDb(), { folder })).rejects.toThrow(
      "0020-another.sql and 0020-twenty.sql have the same number.",
    );
    await rm(join(folder, "0020-another.sql"));
    await write("last.sql", "select 1");
    await expect(migrate(openDb(), { folder })).rejects.toThrow("not last.sql");
  });
});
