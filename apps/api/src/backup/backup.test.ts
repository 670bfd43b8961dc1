import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { migrate } from "../platform/migrate.ts";
import { describeOnEachDatabase, describeWithDatabase, memory } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { listBackupTables } from "./backup-tables.ts";
import { BackupRefused, checkBackup } from "./read-backup.ts";
import { checkDatabase } from "./check-database.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

/** A backup of the first version that wrote backups, not compressed. */
const OLDEST = new URL("../../fixtures/backup/oldest.jsonl", import.meta.url);

/** Returns all rows of each table, in the order of its key, as text. */
async function contents(db: Db): Promise<Record<string, unknown>> {
  const held: Record<string, unknown> = {};
  for (const { name, columns } of await listBackupTables(db)) {
    held[name] = await db.query(
      `select to_jsonb(t) as row from (select ${columns.join(", ")} from ${name}) t order by to_jsonb(t)::text`,
    );
  }
  return held;
}

const searchable = (db: Db) =>
  db.query("select scope, record_type, record_id, name_words::text from search_documents order by 1, 2, 3");

describeOnEachDatabase("a backup", (openDb) => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "rotunda-backup-"));
    file = join(folder, "everything.backup");
    await loadFixture(openDb());
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("is restored completely in another database, which continues the numbering of ids", async () => {
    // Numbered together with changes.
    await openDb().query(
      `with note as (
         insert into notes (id, record_type, record_id, organization_id, author_name, text, searchable, version,
           created_at, updated_at)
         values (gen_random_uuid(), 'profile', 1, 1, '', '', '', 1, now(), now()) returning id
       ), version as (
         insert into note_versions (note_id, version, text, author_name, saved_at) select id, 1, '', '', now() from note
       )
       insert into note_mentions (id, note_id, version, user_id) select 900, id, 1, 1 from note`,
    );
    const written = await writeBackup(openDb(), file);
    expect(written.rows).toBeGreaterThan(100);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const other = await memory();
    try {
      expect(await restoreBackup(other.db, file, { replace: false })).toEqual(
        Object.fromEntries(Object.entries(written.tables).filter(([, rows]) => rows > 0)),
      );
      const [before, after] = [await contents(openDb()), await contents(other.db)];
      expect(after).toEqual(before);
      expect(await searchable(other.db)).toEqual(await searchable(openDb()));
      const next = (db: Db) => db.query("insert into organizations (name) values ('Next') returning id");
      expect(await next(other.db)).toEqual(await next(openDb()));
      expect(await other.db.query("select nextval('changes_id_seq')::int as id")).toEqual([{ id: 901 }]);
    } finally {
      await other.end();
    }
  });
});

describeWithDatabase("a backup file", (openDb) => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "rotunda-backup-"));
    file = join(folder, "everything.backup");
    await loadFixture(openDb());
    await writeBackup(openDb(), file);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const refusal = async (db: Db, replace = true) => {
    const held = await contents(db);
    await expect(restoreBackup(db, file, { replace })).rejects.toThrow(BackupRefused);
    // Without `replace` the reason is the database, not the file.
    if (replace) await expect(checkBackup(file)).rejects.toThrow(BackupRefused);
    expect(await contents(db)).toEqual(held);
  };
  const rewrite = async (change: (text: string) => string) =>
    writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));

  it("replaces existing rows only if asked to", async () => {
    const db = openDb();
    await db.query("update organizations set name = name || ' renamed'");
    const names = () => db.query("select name from organizations where name like '% renamed'");
    await refusal(db, false);
    expect(await names()).not.toEqual([]);
    await restoreBackup(db, file, { replace: true });
    expect(await names()).toEqual([]);
  });

  it("refuses an invalid, truncated or changed file and leaves all rows unchanged", async () => {
    const whole = await readFile(file);
    await writeFile(file, "not a backup");
    await refusal(openDb());
    await writeFile(file, whole.subarray(0, whole.length - 200));
    await refusal(openDb());
    await writeFile(file, gzipSync(""));
    await refusal(openDb());
    await writeFile(file, gzipSync("hello\n"));
    await refusal(openDb());
    await writeFile(file, whole);
    await rewrite((text) => text.split("\n").slice(0, -3).join("\n"));
    await refusal(openDb());
    await writeFile(file, whole);
    await rewrite((text) =>
      text.replace('"export_cap": ', '"export_cap":1').replace('"export_cap":', '"export_cap":1'),
    );
    await refusal(openDb());
    await expect(restoreBackup(openDb(), join(folder, "nowhere"), { replace: true })).rejects.toThrow("ENOENT");
  });

  it("refuses the backup of a newer version with the missing migration’s name", async () => {
    await rewrite((text) =>
      text
        .replace(/"migrations":\[/u, '"migrations":["0001-accounts.sql","9999-future.sql",')
        .replace(/,"0001-accounts\.sql".*?\]/u, "]"),
    );
    await expect(restoreBackup(openDb(), file, { replace: true })).rejects.toThrow("9999-future.sql");
  });

  it("migrates a backup of an older version", async () => {
    const db = openDb();
    const emptyDatabase = () => db.exec("drop schema public cascade; create schema public");
    await emptyDatabase();
    await migrate(db, { upTo: "0001-accounts.sql" });
    await db.query("insert into organizations (name) values ('Kept')");
    await rm(file);
    await writeBackup(db, file);
    await emptyDatabase();
    await restoreBackup(db, file, { replace: false });
    expect(await db.query("select name from organizations")).toEqual([{ name: "Kept" }]);
    expect(await migrate(db)).toEqual([]);
  });

  it("restores the oldest supported format, and checks it without a database", async () => {
    await writeFile(file, gzipSync(await readFile(OLDEST)));
    expect(await checkBackup(file)).toEqual({ tables: 11, rows: 13, version: "0004-indexes.sql" });
    const db = openDb();
    await restoreBackup(db, file, { replace: true });
    expect(await migrate(db)).toEqual([]);
    expect((await checkDatabase(db)).problems).toEqual([]);
    const rows = await db.query(
      `select users.email, organizations.export_cap, folders.name, preferred_name_display as saved, exports.row_count,
         child.long_name as child, (select count(*) from search_documents where scope = 'universal' and record_type = 'profile' and lexemes @@ 'estuari') as found
       from users join organizations on organizations.id = organization_id join folders on folders.user_id = users.id
       join folder_items on folder_id = folders.id join records using (record_type, record_id)
       join exports on exports.user_id = users.id, groups parent join groups child on child.parent_id = parent.id`,
    );
    expect(rows).toEqual([
      {
        email: "ada@example.org",
        export_cap: 250,
        name: "Estuaries",
        saved: "Grace Fontaine",
        row_count: 7,
        child: "Subcommittee on Tides",
        found: 1,
      },
    ]);
  });

  it("finds rows that a backup lacks, and text after its end, without restoring it", async () => {
    expect(await checkBackup(file)).toMatchObject({ version: expect.stringMatching(/^\d{4}-/u) as string });
    await rewrite((text) => `${text}{}\n`);
    await expect(checkBackup(file)).rejects.toThrow("continues after its end");
    await rewrite((text) => text.replace(/\{\}\n$/u, "").replace(/"users":\d+/u, '"users":99'));
    await expect(checkBackup(file)).rejects.toThrow(/rows of users instead of 99/u);
  });

  it("leaves sessions out", async () => {
    await openDb().query(
      `insert into sessions (token_hash, user_id, expires_at)
       select '\\x0102', id, now() + interval '1 day' from users limit 1`,
    );
    await writeBackup(openDb(), file);
    expect(gunzipSync(await readFile(file)).toString()).not.toContain("token_hash");
  });

  it("leaves no partial file if writing fails", async () => {
    await expect(writeBackup(openDb(), join(folder, "nowhere", "x"))).rejects.toThrow("ENOENT");
    await rm(file);
    await mkdir(file);
    await expect(writeBackup(openDb(), file)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(["everything.backup"]);
  });

  it("stores a digest of all lines except the last", async () => {
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split("\n");
    const last = JSON.parse(lines.at(-1) ?? "") as { digest: string };
    const digest = createHash("sha256").update(`${lines.slice(0, -1).join("\n")}\n`);
    expect(last.digest).toBe(digest.digest("hex"));
  });
});
