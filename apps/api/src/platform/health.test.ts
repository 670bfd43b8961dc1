import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { describeOnOneDatabase, fillDataFolder } from "../testing/databases.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { readSettings } from "./settings.ts";

describeOnOneDatabase("/readyz", (openDb) => {
  const because = (reason: string) => ({ status: "unavailable", because: reason });

  it("answers 200 if the database responds and is migrated and the queue runs", async () => {
    const app = await testApp(openDb(), { worksJobs: true });
    await app.ready();
    expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
    await app.close();
  });

  it("answers 503 if the database is unreachable or doesn’t respond", async () => {
    const query = () => Promise.reject(new Error("away"));
    const app = await testApp({ ...openDb(), query });
    const answer = await app.inject("/readyz");
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual(because("database"));
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    await app.close();

    const silent = await testApp({ ...openDb(), query: () => new Promise(() => {}) });
    expect((await silent.inject("/readyz")).json()).toEqual(because("database"));
    await silent.close();
  });

  it("answers 503 if a migration is missing", async () => {
    const app = await testApp(openDb());
    await openDb().exec(
      "alter table schema_migrations rename to kept; create table schema_migrations as select * from kept where name < '0005'",
    );
    try {
      const answer = await app.inject("/readyz");
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual(because("migrations"));
    } finally {
      await openDb().exec("drop table schema_migrations; alter table kept rename to schema_migrations");
    }
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    await app.close();
  });

  it("answers 503 while the server stops, which still answers other requests", async () => {
    const stopping = new AbortController();
    const app = await buildApp({
      db: openDb(),
      settings: readSettings({}),
      clock: () => NOW,
      stopping: stopping.signal,
    });
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    stopping.abort();
    expect((await app.inject("/readyz")).json()).toEqual(because("stopping"));
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    expect((await app.inject("/login/")).statusCode).toBe(200);
    await app.close();
  });
});

describe("a server that is told to stop", { timeout: 120_000 }, () => {
  it("reports not ready before it refuses connections, answers meanwhile, and exits with status 0", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "rotunda-stop-"));
    await fillDataFolder(dataDir);
    const port = await freePort();
    const main = fileURLToPath(new URL("../main.ts", import.meta.url));
    const { DATABASE_URL: _, ...env } = process.env;
    const server = spawn(process.execPath, ["--import", "tsx", main], {
      env: { ...env, PORT: String(port), DATA_DIR: dataDir, SAMPLE_DATA: "off", DRAIN_SECONDS: "2" },
      stdio: "ignore",
    });
    const ended = once(server, "exit");
    try {
      const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
      const status = (path: string) => get(path).catch(() => 0);
      await expect.poll(() => status("/readyz"), { timeout: 90_000 }).toBe(200);
      server.kill("SIGTERM");
      await expect.poll(() => status("/readyz"), { timeout: 5_000, interval: 20 }).toBe(503);
      expect(await status("/login/")).toBe(200);
      const idle = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = async () => {
        const asked = request({ port, path: "/healthz", agent: idle }).end();
        const [answer] = (await once(asked, "response")) as [IncomingMessage];
        await once(answer.resume(), "end");
        return [asked.reusedSocket, answer.headers.connection];
      };
      expect(await ask()).toEqual([false, "keep-alive"]);
      await expect.poll(() => status("/healthz"), { timeout: 5_000, interval: 20 }).toBe(0);
      // A proxy sends on connections that were idle, and learns that they end.
      expect(await ask()).toEqual([true, "close"]);
      expect(await ended).toEqual([0, null]);
      expect(await status("/healthz")).toBe(0);
    } finally {
      server.kill("SIGKILL");
      await rm(dataDir, { recursive: true });
    }
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
