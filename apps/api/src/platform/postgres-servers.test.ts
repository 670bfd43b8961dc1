import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { postgres } from "../testing/databases.ts";
import { type FaultProxy, startFaultProxy } from "../testing/fault-proxy.ts";
import { hasPostgres } from "../testing/postgres-cluster.ts";
import type { OpenedDb } from "../testing/shared-database.ts";
import { type Db, DbUnavailable } from "./db.ts";
import { openPostgres } from "./postgres-db.ts";
import { createServerChoice, listServerUrls } from "./postgres-servers.ts";

it.each([
  ["postgresql://user@host/rotunda", ["postgresql://user@host/rotunda"]],
  [
    "postgresql://a:b%2Cc@one:5432,two:5433/rotunda?target_session_attrs=read-write",
    [
      "postgresql://a:b%2Cc@one:5432/rotunda?target_session_attrs=read-write",
      "postgresql://a:b%2Cc@two:5433/rotunda?target_session_attrs=read-write",
    ],
  ],
  ["postgresql://one,[::1]:5433/x", ["postgresql://one/x", "postgresql://[::1]:5433/x"]],
])("lists the servers of %s", (url, urls) => {
  expect(listServerUrls(url)).toEqual(urls);
});

it("refuses a standby, unless it is the only server", async () => {
  const standby = { query: async () => ({ rows: [{ isStandby: true }] }) } as never;
  await expect(createServerChoice(["postgresql://a", "postgresql://b"]).onConnect(standby)).rejects.toThrow("standby");
  await createServerChoice(["postgresql://a"]).onConnect(standby);
});

describe.skipIf(!hasPostgres())("a URL of two servers", { timeout: 60_000 }, () => {
  let direct: OpenedDb & { url: string };
  let one: FaultProxy;
  let two: FaultProxy;
  let db: Db;
  beforeAll(async () => {
    direct = await postgres();
    [one, two] = await Promise.all([startFaultProxy(direct.url), startFaultProxy(direct.url)]);
    db = openPostgres(one.url.replace(/127\.0\.0\.1:\d+/u, (host) => `${host},${new URL(two.url).host}`));
  });
  afterEach(() => {
    one.pass();
    two.pass();
  });
  afterAll(async () => {
    await db.close();
    await Promise.all([one.close(), two.close()]);
    await direct.end();
  });
  const ask = () => db.query<{ id: number }>("select 1 as id, pg_sleep(0.01)::text");
  /** More than there are connections. */
  const askAll = () => Promise.all(Array.from({ length: 30 }, ask));

  const isServed = () => expect.poll(() => askAll().then(() => true, String), { timeout: 10_000 }).toBe(true);

  it("fails over to the other server when one is gone, even within a request, and back", async () => {
    await askAll();
    const open = db.transaction(async (tx) => {
      await tx.query("select 1");
      one.refuse();
      one.cut();
      await tx.query("select 1");
    });
    await expect(open).rejects.toThrow(DbUnavailable);
    // Connections that were idle may fail once.
    await isServed();
    one.pass();
    two.refuse();
    two.cut();
    await isServed();
  });

  it("names both when neither can be reached", async () => {
    for (const proxy of [one, two]) {
      proxy.refuse();
      proxy.cut();
    }
    await expect
      .poll(() => ask().catch(String), { timeout: 10_000 })
      .toMatch(/at 127\.0\.0\.1:\d+ or 127\.0\.0\.1:\d+ can’t/u);
  });
});
