import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "../platform/postgres-db.ts";
import { hasPostgres, type PostgresCluster, startPostgres } from "../testing/postgres-cluster.ts";
import "../testing/postgres-setup.ts";
import { readOutbox } from "../testing/read-mail.ts";

const PROGRAM = fileURLToPath(new URL("../testing/dossier-process.ts", import.meta.url));

if (!hasPostgres()) {
  process.stderr.write("No PostgreSQL is installed here, so killing a server is tried on PGlite only.\n");
}

describe.each(["PGlite", "PostgreSQL"])("a server killed while it makes a profile book [%s]", (database) => {
  let dataDir = "";
  let cluster: PostgresCluster | null = null;
  let children: ChildProcess[] = [];

  beforeEach(async () => {
    children = [];
    dataDir = await mkdtemp(join(tmpdir(), "rotunda-killed-"));
    cluster = database === "PostgreSQL" ? await startPostgres() : null;
  });
  afterEach(async () => {
    for (const child of children) await kill(child);
    await cluster?.stop();
    await rm(dataDir, { recursive: true });
  });

  function start(): { child: ChildProcess; said: () => string } {
    const { DATABASE_URL: _, SMTP_URL: _smtp, ...env } = process.env;
    const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
      env: { ...env, DATA_DIR: dataDir, ...(cluster ? { DATABASE_URL: cluster.url } : {}) },
    });
    children.push(child);
    let output = "";
    const add = (part: Buffer) => (output += part.toString());
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    return { child, said: () => output };
  }

  const kill = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("close", () => resolve());
      child.kill("SIGKILL");
    });

  it.skipIf(database === "PostgreSQL" && !hasPostgres())(
    "delivers it exactly once after the restart",
    async () => {
      const first = start();
      await expect.poll(first.said, { timeout: 90_000, interval: 20 }).toMatch(/asked\n[^]*made [1-9]/);
      await kill(first.child);
      expect((await readOutbox(dataDir)).size).toBe(0);
      // Other processes wait for a while before they take one for dead; the test doesn't.
      if (cluster) {
        const db = openPostgres(cluster.url);
        await db.query("update mail_jobs set beat_at = now() - interval '2 minutes'");
        await db.close();
      }

      const second = start();
      await expect.poll(second.said, { timeout: 90_000 }).toContain("delivered\n");
      expect((await readOutbox(dataDir)).size).toBe(1);
      const [[name = "", mail] = []] = await readOutbox(dataDir);
      expect(mail?.headers["to"]).toBe("member@example.org");
      expect(Object.keys(unzipSync(mail?.attachments[0]?.contents ?? new Uint8Array()))).toHaveLength(60);
      const written = (await stat(join(dataDir, "outbox", name))).mtimeMs;
      await kill(second.child);

      const third = start();
      await expect.poll(third.said, { timeout: 90_000 }).toMatch(/(delivered\n){100}/);
      expect([...(await readOutbox(dataDir)).keys()]).toEqual([name]);
      expect((await stat(join(dataDir, "outbox", name))).mtimeMs).toBe(written);
    },
    300_000,
  );
});
