import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import type { Db } from "../platform/db.ts";
import { openDb } from "../platform/pglite-db.ts";
import { readSettings } from "../platform/settings.ts";
import { clientOf, TODAY } from "../testing/api-client.ts";
import { fillDataFolder } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { addFolder, addOfficials } from "../testing/fixture-folders.ts";
import { readOutbox } from "../testing/read-mail.ts";

const PROGRAM = fileURLToPath(new URL("../testing/dossier-process.ts", import.meta.url));
const PEOPLE = 6;

// Runs on PGlite, because its database ends with the process. jobs.test.ts tests on both databases that jobs are taken
// over.
describe("a server killed while it makes a profile book", () => {
  let dataDir = "";

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "rotunda-killed-"));
    await fillDataFolder(dataDir);
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  async function withServer<T>(worksJobs: boolean, visit: (app: FastifyInstance, db: Db) => Promise<T>): Promise<T> {
    const settings = { ...readSettings({ SAMPLE_DATA: "off" }), dataDir, databaseUrl: null };
    const db = await openDb(settings);
    const app = await buildApp({ db, settings, clock: () => TODAY, worksJobs });
    try {
      return await visit(app, db);
    } finally {
      await app.close();
      await db.close();
    }
  }

  async function askForBook(app: FastifyInstance, db: Db, userId: number, items: readonly string[]): Promise<void> {
    const folder = await addFolder(db, userId, items, `${items.length} people`);
    const client = await clientOf(app, db, userId);
    const { body } = await client.get(`/api/folderDossierDownloadCheck/${folder}?email=true&datatype=zip_docx`);
    expect(body).toMatchObject({ started: true });
  }

  /** Starts a server, and kills it as soon as the book contains a person. */
  async function killAtWork(): Promise<void> {
    const { DATABASE_URL: _, SMTP_URL: _smtp, ...env } = process.env;
    const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
      env: { ...env, DATA_DIR: dataDir },
    });
    let output = "";
    const hear = (part: Buffer) => {
      output += part.toString();
      if (/^made [1-9]/mu.test(output)) child.kill("SIGKILL");
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    await once(child, "close");
    expect(child.signalCode, output).toBe("SIGKILL");
  }

  const untilDelivered = (count: number) =>
    expect.poll(async () => (await readOutbox(dataDir)).size, { timeout: 90_000, interval: 100 }).toBe(count);

  it("delivers it exactly once after the restart", async () => {
    const member = await withServer(false, async (app, db) => {
      const accounts = await loadFixture(db);
      await askForBook(app, db, accounts.member, await addOfficials(db, PEOPLE));
      return accounts.member;
    });
    await killAtWork();
    expect((await readOutbox(dataDir)).size).toBe(0);

    await withServer(true, async (app, db) => {
      // Saves the wait until other processes consider the silent one dead.
      await db.query("update mail_jobs set beat_at = now() - interval '2 minutes'");
      await app.ready();
      await untilDelivered(1);
      const [[name = "", mail] = []] = await readOutbox(dataDir);
      expect(mail?.headers["to"]).toBe("member@example.org");
      expect(Object.keys(unzipSync(mail?.attachments[0]?.contents ?? new Uint8Array()))).toHaveLength(PEOPLE);
      const written = (await stat(join(dataDir, "outbox", name))).mtimeMs;

      // Books are made one by one: once a later one exists, the first one is finished.
      await askForBook(app, db, member, [`${IDS.marquez}-profile`]);
      await untilDelivered(2);
      expect([...(await readOutbox(dataDir)).keys()]).toContain(name);
      expect((await stat(join(dataDir, "outbox", name))).mtimeMs).toBe(written);
    });
  }, 300_000);
});
