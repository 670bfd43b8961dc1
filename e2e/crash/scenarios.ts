import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkDatabase } from "../../apps/api/src/backup/check-database.ts";
import { listBackupTables } from "../../apps/api/src/backup/backup-tables.ts";
import type { Db } from "../../apps/api/src/platform/db.ts";
import { migrate } from "../../apps/api/src/platform/migrate.ts";
import { Random } from "../../apps/api/src/sample/random.ts";
import { startSession } from "../../apps/api/src/session/sessions.sql.ts";
import { IDS, loadFixture } from "../../apps/api/src/testing/fixture.ts";
import { addFolder } from "../../apps/api/src/testing/fixture-folders.ts";
import { fillOlderDatabase } from "../../apps/api/src/testing/insert-rows.ts";
import { killAfter, runProgram, startProgram, startServer, stopServer } from "./programs.ts";
import { Reader } from "./reader.ts";
import type { Store } from "./stores.ts";

export interface Result {
  scenario: string;
  kills: number;
  acknowledged: number;
}

export interface Run {
  store: Store;
  kills: number;
  random: Random;
  onKill: () => void;
}

const READERS = ["member", "staff", "super", "logo"] as const;
/** Dead servers' jobs are taken over after a minute. */
export const MAILS_MS = 240_000;

/** Makes waiting mails due now; after many kills their delay is minutes. */
export const makeMailsDue = (db: Db) =>
  db.query("update mail_jobs set worker = null, run_after = now() where delivered_at is null and failed_at is null");

/** Readers save, remove, export and order books while their server is killed. */
export async function killWhileWriting({ store, kills, random, onKill }: Run): Promise<Result> {
  await store.create("writes");
  const readers = await store.use("writes", async (db) => {
    await migrate(db);
    return createReaders(db, random);
  });
  const env = store.env("writes");
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(env);
    for (const reader of readers) await reader.verify(server.origin);
    const used = readers.map((reader) => reader.use(server.origin));
    await killAfter(server, random.int(100, 2_500));
    await Promise.all(used);
    onKill();
  }
  await store.use("writes", makeMailsDue);
  const server = await startServer(env);
  for (const reader of readers) await reader.verify(server.origin);
  const dataDir = env["DATA_DIR"] ?? "";
  await awaitMails(readers, [dataDir]);
  await stopServer(server);
  // More mails may have been sent since then.
  const mails = await countLetters([dataDir]);
  await store.use("writes", async (db) => {
    const [jobs] = await db.query<{ delivered: number; open: number; failed: number }>(
      `select count(delivered_at)::int as delivered, count(failed_at)::int as failed,
         count(*) filter (where delivered_at is null and failed_at is null)::int as open from mail_jobs`,
    );
    if (jobs?.failed !== 0 || mails < jobs.delivered) throw new Error(`${mails} mails: ${JSON.stringify(jobs)}`);
    await requireSound(db);
  });
  return { scenario: "writes", kills, acknowledged: readers.reduce((sum, reader) => sum + reader.acknowledged, 0) };
}

/** Waits for the books that were ordered, each once, in the outboxes of these data folders; returns their number. */
export async function awaitMails(readers: readonly Reader[], dataDirs: readonly string[]): Promise<number> {
  const min = readers.reduce((sum, { mails }) => sum + mails.min, 0);
  const max = readers.reduce((sum, { mails }) => sum + mails.max, 0);
  for (const deadline = Date.now() + MAILS_MS; (await countLetters(dataDirs)) < min && Date.now() < deadline;)
    await pause(500);
  const mails = await countLetters(dataDirs);
  if (mails < min || mails > max) throw new Error(`${mails} mails instead of ${min} to ${max}`);
  return mails;
}

async function countLetters(dataDirs: readonly string[]): Promise<number> {
  const outboxes = await Promise.all(dataDirs.map((dataDir) => readdir(join(dataDir, "outbox")).catch(() => [])));
  return new Set(outboxes.flat().filter((name) => name.endsWith(".eml"))).size;
}

export async function createReaders(
  db: Db,
  random: Random,
  findSend: () => typeof fetch | undefined = () => undefined,
): Promise<Reader[]> {
  const accounts = await loadFixture(db);
  // Without the person whose books are ordered, because that item is also in another folder.
  const items = [IDS.latimer, IDS.obrien, IDS.nunez, IDS.whitfield].map((id) => `${id}-profile`);
  const readers: Reader[] = [];
  for (const name of READERS) {
    const userId = accounts[name];
    const token = await startSession(db, userId, { userAgent: "crash", address: null }, new Date());
    const bookFolder = await addFolder(db, userId, [`${IDS.marquez}-profile`], "A book");
    readers.push(
      new Reader(name, {
        token,
        items,
        bookFolder,
        hasNotes: name !== "staff" && name !== "super",
        random: new Random(random.int(0, 2 ** 31)),
        send: findSend(),
      }),
    );
  }
  return readers;
}

/** Kills an import and repeats it until it finishes; expects the directory of an uninterrupted import. */
export async function killWhileImporting({ store, kills, random, onKill }: Run): Promise<Result> {
  const args = ["congress-legislators", "apps/api/fixtures/congress"];
  await store.create("imports");
  await store.use("imports", migrate);
  await store.copy("imports", "imported");
  const began = performance.now();
  await runProgram("commands/import.ts", args, store.env("imported")).catch(ignoreProblems);
  const took = performance.now() - began;
  const expected = await store.use("imported", countRows);
  for (let kill = 0; kill < kills; kill += 1) {
    const name = `import_${kill}`;
    await store.copy("imports", name);
    await killAfter(startProgram("commands/import.ts", args, store.env(name)), random.int(took / 4, took));
    onKill();
    await stopServer(await startServer(store.env(name)));
    await runProgram("commands/import.ts", args, store.env(name)).catch(ignoreProblems);
    await store.use(name, async (db) => {
      const found = await countRows(db);
      if (found !== expected) throw new Error(`Rows after an interrupted import:\n${found}\ninstead of\n${expected}`);
      await requireSound(db);
    });
  }
  return { scenario: "imports", kills, acknowledged: 0 };
}

/** The fixture has invalid records, which an import reports by its exit status. */
function ignoreProblems(error: unknown): void {
  if (!String(error).includes("rejected")) throw error;
}

/** A server is killed while it migrates an older database. */
export async function killWhileMigrating({ store, kills, random, onKill }: Run): Promise<Result> {
  await store.create("older");
  await store.use("older", async (db) => {
    await fillOlderDatabase(db);
  });
  const readKept = (db: Db) =>
    db.query("select name, (select sum(row_count)::int from exports) as exported from organizations order by id");
  const kept = JSON.stringify(await store.use("older", readKept));
  await store.copy("older", "migrated");
  const began = performance.now();
  await stopServer(await startServer(store.env("migrated")));
  const took = performance.now() - began;
  for (let kill = 0; kill < kills; kill += 1) {
    const name = `migration_${kill}`;
    await store.copy("older", name);
    await killAfter(startProgram("main.ts", [], { ...store.env(name), PORT: "0" }), random.int(took / 4, took));
    onKill();
    await stopServer(await startServer(store.env(name)));
    await store.use(name, async (db) => {
      const found = JSON.stringify(await readKept(db));
      if (found !== kept) throw new Error(`Rows after an interrupted migration: ${found} instead of ${kept}`);
      await requireSound(db, { withSearch: false });
    });
  }
  return { scenario: "migrations", kills, acknowledged: 0 };
}

/** Search of a directory that was never indexed is empty. */
async function requireSound(db: Db, { withSearch = true } = {}): Promise<void> {
  const { problems } = await checkDatabase(db);
  const found = problems.filter((problem) => withSearch || !problem.startsWith("search:"));
  if (found.length > 0) throw new Error(`Problems after a kill:\n${found.join("\n")}`);
}

/** Counts rows by table; an interrupted run leaves its own entry. */
async function countRows(db: Db): Promise<string> {
  const lines: string[] = [];
  for (const { name } of await listBackupTables(db)) {
    if (name === "import_runs") continue;
    const [row] = await db.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    lines.push(`${name} ${row?.count ?? 0}`);
  }
  return lines.join("\n");
}
