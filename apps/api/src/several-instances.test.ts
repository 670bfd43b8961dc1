import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUserDisabled } from "./admin/users.sql.ts";
import type { Db } from "./platform/db.ts";
import { migrate } from "./platform/migrate.ts";
import { openPostgres } from "./platform/postgres-db.ts";
import { readSettings } from "./platform/settings.ts";
import { prepareDb } from "./start-server.ts";
import { postgres } from "./testing/databases.ts";
import { loadFixture } from "./testing/fixture.ts";
import { hasPostgres } from "./testing/postgres-cluster.ts";
import { readOutbox } from "./testing/read-mail.ts";
import { addPerson, FROM_OUR_PAGE, logIn, NOW, PASSWORD, postLogin, testApp } from "./testing/test-app.ts";

type Cookies = Record<string, string>;

describe.skipIf(!hasPostgres())("two servers on one PostgreSQL", () => {
  const folders: string[] = [];
  const pools: Db[] = [];
  let end: () => Promise<void>;
  let url: string;
  let a: FastifyInstance;
  let b: FastifyInstance;
  let db: Db;

  beforeAll(async () => {
    const opened = await postgres();
    ({ db, end, url } = opened);
    await loadFixture(db);
    const servers = await Promise.all(
      ["a", "b"].map(async (name) => {
        const dataDir = await mkdtemp(join(tmpdir(), `rotunda-${name}-`));
        folders.push(dataDir);
        const pool = openPostgres(url);
        pools.push(pool);
        return testApp(pool, { settings: { dataDir }, worksJobs: true });
      }),
    );
    await Promise.all(servers.map((server) => server.ready()));
    [a, b] = servers as [FastifyInstance, FastifyInstance];
  });
  afterAll(async () => {
    await Promise.all([a.close(), b.close()]);
    for (const pool of pools) await pool.close();
    await end();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  const sessionOf = async (server: FastifyInstance, cookies: Cookies) =>
    (await server.inject({ url: "/api/session/", cookies })).statusCode;
  const post = (server: FastifyInstance, path: string, cookies: Cookies, form: Cookies) =>
    server.inject({
      method: "POST",
      url: path,
      cookies,
      headers: { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    });

  it("share logins, logouts and disabled accounts", async () => {
    await addPerson(db, { email: "ada@example.org" });
    const cookies = await logIn(a, "ada@example.org");
    expect([await sessionOf(a, cookies), await sessionOf(b, cookies)]).toEqual([200, 200]);
    await post(b, "/logout/", cookies, {});
    expect([await sessionOf(a, cookies), await sessionOf(b, cookies)]).toEqual([403, 403]);

    const again = await logIn(b, "ada@example.org");
    expect(await sessionOf(a, again)).toBe(200);
    await db.transaction((tx) => setUserDisabled(tx, "ada@example.org", NOW));
    expect([await sessionOf(a, again), await sessionOf(b, again)]).toEqual([403, 403]);
  });

  it("end the sessions on both if a password changes on one", async () => {
    await addPerson(db, { email: "bea@example.org" });
    const [here, there] = [await logIn(a, "bea@example.org"), await logIn(b, "bea@example.org")];
    const form = { current: PASSWORD, wanted: "another good password" };
    expect((await post(a, "/my-account/password", here, form)).statusCode).toBe(303);
    expect([await sessionOf(b, here), await sessionOf(a, there)]).toEqual([200, 403]);
  });

  it("count login tries together", async () => {
    await addPerson(db, { email: "cleo@example.org" });
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const server = index % 2 === 0 ? a : b;
      statuses.push((await postLogin(server, { email: "cleo@example.org", password: "wrong" })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    for (const server of [a, b]) {
      expect((await postLogin(server, { email: "cleo@example.org" })).statusCode).toBe(429);
    }
  });

  it("count exports together, so that concurrent ones don’t exceed the allowance", async () => {
    const { userId, organizationId } = await addPerson(db, { email: "dora@example.org" });
    const cookies = await logIn(a, "dora@example.org");
    const ask = (server: FastifyInstance) =>
      server.inject({ url: "/api/searchExport/congressional/", cookies, headers: FROM_OUR_PAGE });
    const rows = (await ask(a)).json<{ almanac_export_count: number }>().almanac_export_count;
    expect(rows).toBeGreaterThan(0);
    // Leaves an allowance for one more export of the same size.
    await db.query("update organizations set export_cap = $2 where id = $1", [organizationId, 2 * rows]);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => ask(index % 2 === 0 ? a : b)));
    const delivered = answers.filter((answer) => answer.json<{ csv_encoded: string }>().csv_encoded !== "");
    expect(delivered).toHaveLength(1);
    const [counted] = await db.query("select sum(row_count)::int as sum from exports where user_id = $1", [userId]);
    expect(counted).toEqual({ sum: 2 * rows });
  });

  it("send each message once, whichever queues and whichever sends it", async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `reader${index}@example.org`);
    for (const email of emails) await addPerson(db, { email });
    const asked = await Promise.all(
      emails.map((email, index) => post(index % 2 === 0 ? a : b, "/forgot", {}, { email })),
    );
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    const open = async () => {
      const [row] = await db.query<{ open: number }>(
        "select count(*)::int as open from mail_jobs where kind = 'password-reset' and delivered_at is null",
      );
      return row?.open;
    };
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
    const messages = (await Promise.all(folders.map(readOutbox))).flatMap((outbox) => [...outbox.values()]);
    const readers = messages.map(({ headers }) => headers["to"] ?? "").filter((to) => to.startsWith("reader"));
    expect(readers.toSorted()).toEqual(emails);
  });

  it("count messages to one account together", async () => {
    await addPerson(db, { email: "eve@example.org" });
    for (let index = 0; index < 6; index += 1)
      await post(index % 2 === 0 ? a : b, "/forgot", {}, { email: "eve@example.org" });
    const asked = await db.query(
      "select 1 from mail_jobs where request->>'email' = 'eve@example.org' or kind = 'password-reset' and created_at = $1 and request = '{}'",
      [NOW],
    );
    // Eight contacts from the previous test and three of these six.
    expect(asked).toHaveLength(11);
  });

  it("prepare an empty database once if both start at the same time", async () => {
    const empty = await postgres();
    const others = [openPostgres(empty.url), openPostgres(empty.url)] as const;
    try {
      await empty.db.exec("drop schema public cascade; create schema public");
      const applied = await Promise.all(others.map((pool) => migrate(pool)));
      const [first] = applied.toSorted((x, y) => y.length - x.length);
      expect(applied.flat().toSorted()).toEqual([...new Set(applied.flat())].toSorted());
      expect(first?.length).toBeGreaterThan(0);

      await empty.db.exec("drop schema public cascade; create schema public");
      const settings = readSettings({ DATABASE_URL: empty.url, SAMPLE_DATA: "off" });
      const prepared = await Promise.all([prepareDb(settings, () => {}), prepareDb(settings, () => {})]);
      for (const pool of prepared) {
        expect(await pool.query("select 1 as ready from schema_migrations limit 1")).toEqual([{ ready: 1 }]);
        await pool.close();
      }
    } finally {
      for (const pool of others) await pool.close();
      await empty.end();
    }
  });
});
