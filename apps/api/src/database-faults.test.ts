import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "./platform/postgres-db.ts";
import { type ApiClient, clientOf, openApp } from "./testing/api-client.ts";
import { postgres } from "./testing/databases.ts";
import { type FaultProxy, startFaultProxy } from "./testing/fault-proxy.ts";
import { loadFixture } from "./testing/fixture.ts";
import type { OpenedDb } from "./testing/shared-database.ts";
import { hasPostgres } from "./testing/postgres-cluster.ts";

const STATEMENT_MS = 400;

describe.skipIf(!hasPostgres())("a server whose connection to PostgreSQL is faulty", { timeout: 60_000 }, () => {
  let direct: OpenedDb & { url: string };
  let proxy: FaultProxy;
  let app: FastifyInstance;
  let member: ApiClient;
  let closeDb: () => Promise<void>;
  const lines: { level: number; err?: object }[] = [];

  beforeAll(async () => {
    direct = await postgres();
    const accounts = await loadFixture(direct.db);
    proxy = await startFaultProxy(direct.url);
    const db = openPostgres(proxy.url, STATEMENT_MS);
    closeDb = () => db.close();
    const log = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
    app = await openApp(db, { log });
    member = await clientOf(app, direct.db, accounts.member);
  });
  beforeEach(async () => {
    await direct.db.query("delete from folders where not is_default");
    expect((await member.get("/api/briefcase/")).status).toBe(200);
  });
  afterEach(() => proxy.pass());
  afterAll(async () => {
    await app.close();
    await closeDb();
    await proxy.close();
    await direct.end();
    // Outages aren't bugs, so they are logged without a stack.
    expect(lines.filter(({ err }) => err !== undefined)).toEqual([]);
  });

  const addFolder = (name: string) => member.post("/api/briefcase/folder/add", { folder_name: name });
  const isUnavailable = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => {
    expect([status, headers["retry-after"]]).toEqual([503, "60"]);
  };
  const recovers = () => expect.poll(async () => (await member.get("/api/briefcase/")).status).toBe(200);

  it("answers 503 with Retry-After while connections are refused, and recovers", async () => {
    proxy.refuse();
    proxy.cut();
    await expect.poll(async () => (await member.get("/api/briefcase/")).status).toBe(503);
    isUnavailable(await member.get("/api/briefcase/"));
    isUnavailable(await addFolder("Refused"));
    const ready = await app.inject("/readyz");
    expect([ready.statusCode, ready.headers["retry-after"]]).toEqual([503, "60"]);
    proxy.pass();
    await recovers();
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect((await addFolder("Refused")).status).toBe(200);
  });

  it("answers 503 in bounded time while nothing comes through, and recovers", async () => {
    proxy.hold();
    const began = performance.now();
    isUnavailable(await member.get("/api/briefcase/"));
    isUnavailable(await addFolder("Held"));
    // Each waits for at most a statement and its rollback.
    expect(performance.now() - began).toBeLessThan(20_000);
    proxy.pass();
    await recovers();
  });

  it("answers late but completely over a slow connection", async () => {
    proxy.delay(40);
    expect((await addFolder("Slow")).status).toBe(200);
    expect((await member.get("/api/briefcase/")).body.folders.map(({ name }: { name: string }) => name)).toContain(
      "Slow",
    );
  });

  it("loses no acknowledged write and doubles none when connections are cut at any byte", async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 24; round += 1) {
      proxy.cut(1 + round * 197);
      const names = [`Cut ${round}`, `Cut ${round} too`];
      const answers = await Promise.all(names.map((name) => addFolder(name)));
      for (const [at, answer] of answers.entries()) {
        if (answer.status === 200) acknowledged.push(names[at] ?? "");
        else isUnavailable(answer);
      }
    }
    proxy.cut(Infinity);
    await recovers();
    const stored = await direct.db.query<{ name: string }>("select name from folders where not is_default");
    const names = stored.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeLessThan(48);
  });
});
