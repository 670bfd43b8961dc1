import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillDataFolder } from "../testing/databases.ts";
import { UnusableDataFolder } from "./data-folder.ts";
import { openPglite } from "./pglite-db.ts";

const RESTORE = "npm run data -- restore <file>";
const ANOTHER = "DATA_DIR=/path/to/folder";

describe("the data folder of the embedded database", { timeout: 120_000 }, () => {
  let base: string;
  let good: string;
  let fileOfKept: string;
  let folder: string;
  let database: string;

  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), "rotunda-folder-"));
    good = join(base, "good");
    await fillDataFolder(good);
    const db = await openPglite(good);
    await db.exec("create table kept (id int); insert into kept values (1)");
    const [kept] = await db.query<{ path: string }>("select pg_relation_filepath('kept') as path");
    fileOfKept = kept?.path ?? "";
    await db.close();
  });
  afterAll(() => rm(base, { recursive: true }));
  beforeEach(() => {
    folder = join(base, "data");
    database = join(folder, "database");
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const copyGood = () => cp(good, folder, { recursive: true });

  /** The state of a folder before a database is opened. */
  async function outline(): Promise<void> {
    for (const part of ["base", "global", "pg_wal"]) await mkdir(join(database, part), { recursive: true });
    await writeFile(join(database, "global/pg_control"), "");
    await writeFile(join(database, "PG_VERSION"), "18\n");
  }

  /** The error of opening the folder; everything in it stays. */
  async function refusal(): Promise<string> {
    const before = await contentsOf(folder);
    const outcome = await openPglite(folder).then(
      (db) => db.close().then(() => null),
      (cause: unknown) => cause,
    );
    expect(outcome).toBeInstanceOf(UnusableDataFolder);
    expect(await contentsOf(folder)).toEqual(before);
    return (outcome as Error).message;
  }

  async function contentsOf(path: string): Promise<string[]> {
    const names = await readdir(path, { recursive: true }).catch(() => []);
    // Opening a damaged database may write its log before it fails.
    return names.filter((name) => !name.includes("pg_wal/") && !/pg_stat|postmaster/u.test(name)).toSorted();
  }

  it("is refused without PG_VERSION, and not replaced by a new database", async () => {
    await outline();
    await rm(join(database, "PG_VERSION"));
    const said = await refusal();
    expect(said).toContain(`The database in ${database} can’t be opened: its file PG_VERSION is missing`);
    expect(said).toContain(RESTORE);
  });

  it.each([
    ["of an older PostgreSQL", "17\n", "it was made by PostgreSQL 17, and this version of Rotunda reads 18"],
    ["of a newer PostgreSQL", "19\n", "it was made by PostgreSQL 19, and this version of Rotunda reads 18"],
    ["that is no version", "\u0000\u0000garbage", "its file PG_VERSION is damaged"],
    ["that is empty", "", "its file PG_VERSION is damaged"],
  ])("is refused with a PG_VERSION %s", async (_, version, cause) => {
    await outline();
    await writeFile(join(database, "PG_VERSION"), version);
    const said = await refusal();
    expect(said).toContain(cause);
    expect(said).toContain(RESTORE);
  });

  it.each(["base", "global", "pg_wal", "global/pg_control"])("is refused without %s", async (part) => {
    await outline();
    await rm(join(database, part), { recursive: true });
    const said = await refusal();
    expect(said).toContain(`its ${part} is missing`);
    expect(said).toContain(RESTORE);
  });

  it("is refused with damaged files, without the database engine’s own words", async () => {
    await copyGood();
    await writeFile(join(database, "global/pg_control"), "no control");
    const said = await refusal();
    expect(said).toContain(`The database in ${database} can’t be opened: its files are damaged`);
    expect(said).toContain(RESTORE);
    expect(said).not.toMatch(/PGlite|Aborted|ASSERTIONS/u);
  });

  it("is refused without the file of a table, which it names", async () => {
    await copyGood();
    await rm(join(database, fileOfKept));
    expect(await refusal()).toContain("the file of kept is missing");
  });

  it("names the folder when a table turns out to be damaged later", async () => {
    await copyGood();
    await writeFile(join(database, fileOfKept), Buffer.alloc(8192, 7));
    const db = await openPglite(folder);
    await expect(db.query("select id from kept")).rejects.toThrow(`The database in ${database} can’t be read`);
    await expect(db.query("select 1 / 0")).rejects.toThrow("division by zero");
    await db.close();
  });

  it("is refused when it contains other files", async () => {
    await mkdir(database, { recursive: true });
    await writeFile(join(database, "notes.txt"), "mine");
    const said = await refusal();
    expect(said).toContain(`${database} contains other files`);
    expect(said).toContain(ANOTHER);
  });

  it("is refused when it is a database’s own folder instead of the one above it", async () => {
    await mkdir(folder);
    await writeFile(join(folder, "PG_VERSION"), "18\n");
    expect(await refusal()).toContain(`DATA_DIR=${base}`);
  });

  it("is refused when it or its database is a file", async () => {
    await writeFile(folder, "");
    expect(await refusal()).toContain(`${folder} is a file`);
    await rm(folder);
    await mkdir(folder);
    await writeFile(database, "");
    const said = await refusal();
    expect(said).toContain(`${database} is a file`);
    expect(said).toContain(ANOTHER);
  });

  it("is refused when it is below a file", async () => {
    await writeFile(folder, "");
    await expect(openPglite(join(folder, "deeper"))).rejects.toThrow("is a file");
  });

  it("is refused when its database is a broken link, such as to an unmounted disk", async () => {
    await mkdir(folder);
    await symlink(join(base, "unmounted"), database);
    expect(await refusal()).toContain(`${database} is a link to a folder that isn’t there`);
  });

  it.skipIf(process.platform === "win32").each(["", "database", "database/global/pg_control"])(
    "is refused when this account may not read and write %s",
    async (part) => {
      await outline();
      await chmod(base, 0o755);
      // Everyone may read and write everything except this part.
      for (const path of [".", ...(await readdir(folder, { recursive: true }))]) await chmod(join(folder, path), 0o777);
      await chmod(join(folder, part), 0o000);
      const said = await asOrdinaryAccount(() => refusal());
      await chmod(join(folder, part), 0o777);
      expect(said).toContain(`may not read and write ${join(folder, part)}`);
    },
  );

  it("gets a new database if its folder is empty because the first start was interrupted", async () => {
    await mkdir(database, { recursive: true });
    await cp(join(good, "database/global"), join(folder, "database.new/global"), { recursive: true });
    const db = await openPglite(folder);
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
    await db.close();
    expect(await readFile(join(database, "PG_VERSION"), "utf8")).toBe("18\n");
    expect(await readdir(folder)).toEqual(["database", "database.id"]);
  });

  it("isn’t filled again when its database is missing or another one, until its id is removed", async () => {
    await copyGood();
    const idPath = join(folder, "database.id");
    const away = join(base, "away");
    await rename(database, away);
    for (const prepare of [async () => {}, () => mkdir(database)]) {
      await prepare();
      const said = await refusal();
      expect(said).toContain(`The database of the data folder ${folder} can’t be found`);
      expect(said).toContain(`remove ${idPath}`);
    }
    await rm(database, { recursive: true });

    const other = join(base, "other");
    await fillDataFolder(other);
    await cp(join(other, "database"), database, { recursive: true });
    expect(await refusal()).toContain("isn’t the one that was opened last");
    await rm(database, { recursive: true });
    await rm(other, { recursive: true });

    await rename(away, database);
    await (await openPglite(folder)).close();
    await rm(idPath);
    const db = await openPglite(folder);
    expect(await db.query("select id from kept")).toEqual([{ id: 1 }]);
    await db.close();
    expect(await readFile(idPath, "utf8")).toBe(await readFile(join(database, "rotunda.id"), "utf8"));
  });
});

/** The superuser may read everything. */
async function asOrdinaryAccount<T>(run: () => Promise<T>): Promise<T> {
  const isSuperuser = process.geteuid?.() === 0;
  if (isSuperuser) process.seteuid?.(65534);
  try {
    return await run();
  } finally {
    if (isSuperuser) process.seteuid?.(0);
  }
}
