import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { importCongress } from "../imports/congress-legislators.ts";
import { createJobs, type Jobs } from "../jobs/create-jobs.ts";
import { createPreparers } from "../jobs/preparers.ts";
import { createMail } from "../mail/create-mail.ts";
import type { Message } from "../mail/message.ts";
import type { Db } from "../platform/db.ts";
import { readSettings } from "../platform/settings.ts";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import type { Accounts } from "../testing/fixture.ts";
import { congressFolder, editSource } from "../testing/import-folders.ts";
import { editEverything, loadCongress } from "../testing/imported-congress.ts";
import { readOutbox } from "../testing/read-mail.ts";
import { runDigests } from "./run-digests.ts";

const settings = readSettings({ SAMPLE_DATA: "off" });
const NONE = { info: () => {}, warn: () => {}, error: () => {} };

/** A Tuesday in the server's time zone. */
const at = (day: number, hour: number) => new Date(2026, 5, day, hour);

describeWithDatabase("digests", (openDb) => {
  let folder: string;
  let app: FastifyInstance;
  let accounts: Accounts;
  let member: ApiClient;
  let sent: Message[] = [];
  let now = at(30, 12);
  let opened: Jobs[] = [];
  beforeEach(async () => {
    [sent, opened, now] = [[], [], at(30, 12)];
    folder = await congressFolder();
    accounts = await loadCongress(openDb());
    app = await openApp(openDb(), { clock: () => now });
    member = await clientOf(app, openDb(), accounts.member);
  });
  afterEach(async () => {
    for (const jobs of opened) await jobs.stop();
    await app.close();
    await rm(folder, { recursive: true });
  });

  const importOn = (today: string) => importCongress(openDb(), folder, { today, acceptsLosses: true });
  const follow = async (client: ApiClient, source: string) => {
    const [row] = await openDb().query<{ id: number }>("select id from profiles where source_id = $1", [source]);
    await client.post("/api/follows/start", { target: `${row?.id}-profile`, is_resumed: false });
  };
  const choose = (client: ApiClient, cadence: string, atOnce: string[] = []) =>
    client.post("/api/digest/", { cadence, at_once: atOnce });

  function jobsOf(db: Db = openDb(), send = async (message: Message) => void sent.push(message)): Jobs {
    const deps = { db, settings, clock: () => now };
    const jobs = createJobs({ ...deps, send, preparers: createPreparers(deps), log: NONE, retryDelaySeconds: 0 });
    opened.push(jobs);
    return jobs;
  }
  /** Queues and sends digests, as a server does every minute. */
  const run = async (jobs = jobsOf()) => {
    const queued = await runDigests({ db: openDb(), clock: () => now, jobs });
    while (await jobs.workOnce("digests"));
    return queued;
  };

  it("arrive on weekdays at seven with each change once, as text and HTML, with one-click unsubscribe", async () => {
    for (const source of ["H900001", "B900004"]) await follow(member, source);
    await choose(member, "daily");
    await editEverything(folder);
    await importOn("2026-06-30");
    expect(await run()).toBe(0);
    now = new Date(2026, 6, 1, 7);
    expect([await run(), await run(), sent.length]).toEqual([1, 0, 1]);
    const [mail] = sent;
    if (!mail) throw new Error("There is a mail.");
    expect(mail.to).toBe("member@example.org");
    expect(mail.subject).toBe("9 changes. Walter Brisbane: Left office");
    expect(mail.headers).toEqual({
      "List-Unsubscribe": expect.stringMatching(
        /^<http:\/\/localhost:8001\/digest\/unsubscribe\/[\w-]{43}>$/,
      ) as string,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const { lines } = (await member.get("/api/inbox/")).body;
    const texts = lines.flatMap(({ changes }: { changes: { parts: { text: string }[] }[] }) =>
      changes.map(({ parts }) => parts.map(({ text }) => text).join("")),
    );
    expect(texts).toHaveLength(9);
    const flat = mail.text.replaceAll(/\s+/gu, " ");
    for (const text of texts) expect(flat.split(text as string)).toHaveLength(2);
    const links = [...mail.html.matchAll(/href="([^"]+)"/gu)].map(([, href = ""]) => href);
    for (const href of links) expect(mail.text).toContain(href);
    const long = mail.text.split("\n").filter((line) => line.length > 66 && !line.includes("http"));
    expect(long).toEqual([]);
    now = new Date(2026, 6, 2, 7);
    expect(await run()).toBe(0);
  });

  it("arrive on Mondays, and after an outage", async () => {
    await follow(member, "H900001");
    await choose(member, "weekly");
    await editEverything(folder);
    await importOn("2026-06-30");
    now = new Date(2026, 6, 5, 23);
    expect(await run()).toBe(0);
    now = new Date(2026, 6, 8, 3);
    expect([await run(), await run()]).toEqual([1, 0]);
  });

  it("leave out the kinds that were mailed at once, which are mailed as soon as an import has ended", async () => {
    await follow(member, "H900001");
    await follow(member, "B900004");
    await choose(member, "daily", ["office"]);
    await editEverything(folder);
    await importOn("2026-06-30");
    await openDb().query(
      "update import_runs set finished_at = null, started_at = $1 where id = (select max(id) from import_runs)",
      [now],
    );
    expect(await run()).toBe(0);
    await openDb().query("update import_runs set finished_at = now()");
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(sent.map(({ subject }) => subject)).toEqual(["Walter Brisbane: Left office"]);
    now = new Date(2026, 6, 1, 7, 1);
    expect(await run()).toBe(1);
    expect(sent[1]?.subject).toMatch(/^8 changes\. /);
    expect(sent[1]?.text).not.toContain("Left office");
    const named = "Mailed at once since the last digest, so not repeated here: Walter Brisbane.";
    for (const text of [sent[1]?.text, sent[1]?.html]) expect(text?.replaceAll(/\s+/gu, " ")).toContain(named);
    expect(sent[0]?.text).not.toContain("Mailed at once");
    await editSource(folder, "legislators-current.yaml", "202-555-0199", "202-555-0188");
    await importOn("2026-07-01");
    now = new Date(2026, 6, 2, 7, 1);
    await run();
    expect(sent[2]?.text).not.toContain("Mailed at once");
  });

  it("contain the changes since they were turned on, and stop when they are turned off", async () => {
    await follow(member, "H900001");
    await editEverything(folder);
    await importOn("2026-06-30");
    await choose(member, "daily");
    now = new Date(2026, 6, 1, 7);
    expect(await run()).toBe(0);
    await editSource(folder, "legislators-current.yaml", "202-555-0199", "202-555-0188");
    await importOn("2026-07-01");
    await choose(member, "off");
    now = new Date(2026, 6, 2, 7);
    expect(await run()).toBe(0);
    await choose(member, "daily");
    now = new Date(2026, 6, 3, 7);
    expect(await run()).toBe(0);
  });

  it("name who is new in a followed saved search, once", async () => {
    const saved = { name: "Novaks", scope: "congressional", search: "q=novak", is_shared: false };
    const { id } = (await member.post("/api/saved-searches/", saved)).body;
    await member.post("/api/follows/start", { target: `${id}-search`, is_resumed: false });
    await choose(member, "daily");
    await editEverything(folder);
    await importOn("2026-06-30");
    now = new Date(2026, 6, 1, 7);
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(sent[0]?.subject).toBe("Ada Novak: New in “Novaks”");
    expect(sent[0]?.text).toContain("  * New in “Novaks”\n  You follow the saved search Novaks.\n");
  });

  describe("of mentions", () => {
    let colleague: ApiClient;
    beforeEach(async () => {
      const [row] = await openDb().query<{ id: number }>(
        `insert into users (organization_id, email, username, first_name, last_name, password_hash)
         select organization_id, 'cleo@example.org', 'cleo', 'Cleo', 'League', 'none' from users where id = $1 returning id`,
        [accounts.member],
      );
      colleague = await clientOf(app, openDb(), row?.id ?? null);
      await choose(member, "off", ["mention"]);
    });
    const save = async (text: string) => {
      const [harrow] = await openDb().query<{ id: number }>("select id from profiles where source_id = 'H900001'");
      const note = { id: randomUUID(), version: 0, record: `${harrow?.id}-profile`, audience: "organization", text };
      expect((await colleague.post("/api/notes/save", note)).status).toBe(200);
      return note.id;
    };

    it("name the author but not the text of a note, as long as it exists", async () => {
      await save("Wells are the topic. @member Fixture");
      expect([await run(), await run()]).toEqual([1, 0]);
      expect(sent[0]?.subject).toBe("Eleanor M. Harrow: Cleo League mentioned you in a note");
      expect(sent[0]?.text).toContain("  * Cleo League mentioned you in a note\n  From the notes of Everything.\n");
      expect(sent[0]?.text).toContain("#notes\n");
      expect(JSON.stringify(sent)).not.toContain("Wells");
      const jobs = jobsOf();
      const deleted = await save("@member Fixture");
      expect(await runDigests({ db: openDb(), clock: () => now, jobs })).toBe(1);
      await colleague.post("/api/notes/delete", { id: deleted, version: 1 });
      await run(jobs);
      expect(sent).toHaveLength(1);
    });

    it("wait for notes that are being saved, because their mentions have earlier ids", async () => {
      const [first, second] = [await save("First"), await save("Second")];
      const mention = (db: Db, id: string) =>
        db.query("insert into note_mentions (note_id, version, user_id) values ($1, 1, $2)", [id, accounts.member]);
      let begin = () => {};
      const isSaving = new Promise<void>((resolve) => (begin = resolve));
      const saving = openDb().transaction(async (tx) => {
        await mention(tx, first);
        begin();
        await setTimeout(300);
      });
      await isSaving;
      await mention(openDb(), second);
      await Promise.all([run(), saving]);
      await run();
      expect(sent.flatMap(({ text }) => text.match(/mentioned you/gu) ?? [])).toHaveLength(2);
    });
  });

  it("of a killed process are neither lost nor sent twice", async () => {
    await follow(member, "H900001");
    await choose(member, "daily");
    await editEverything(folder);
    await importOn("2026-06-30");
    now = new Date(2026, 6, 1, 7);
    // Killed before the end of the transaction, at each of its writes.
    for (const part of ["insert into mail_jobs", "insert into digest_deliveries", "update digests"]) {
      const db: Db = openDb();
      const dying: Db = {
        ...db,
        transaction: (work) =>
          db.transaction((tx) =>
            work({
              ...tx,
              query: (text, values) =>
                text.includes(part) ? Promise.reject(new Error("killed")) : tx.query(text, values),
            }),
          ),
      };
      await expect(runDigests({ db: dying, clock: () => now, jobs: jobsOf() })).rejects.toThrow("killed");
      expect(await openDb().query("select 1 from mail_jobs")).toEqual([]);
    }
    // Killed while the mail is sent: another process sends it, with the same id.
    const sending = vi.fn(() => new Promise<never>(() => {}));
    const dead = jobsOf(openDb(), sending);
    await runDigests({ db: openDb(), clock: () => now, jobs: dead });
    void dead.workOnce("digests");
    await expect.poll(() => sending).toHaveBeenCalled();
    await openDb().query("update mail_jobs set beat_at = now() - interval '2 minutes'");
    const next = jobsOf();
    await next.recover();
    expect(await run(next)).toBe(0);
    expect(sent).toHaveLength(1);
    const deliveries = await openDb().query("select id, changes from digest_deliveries");
    expect(deliveries).toEqual([{ id: sent[0]?.id, changes: 7 }]);
  });

  it("are prepared once if several servers check at the same time", async () => {
    await follow(member, "H900001");
    await choose(member, "daily");
    await editEverything(folder);
    await importOn("2026-06-30");
    now = new Date(2026, 6, 1, 7);
    await Promise.all([run(), run(), run()]);
    while ((await run()) > 0);
    expect(sent).toHaveLength(1);
  });

  it("contain only records that the reader follows and may see", async () => {
    const [colleague, stranger] = [
      await clientOf(app, openDb(), accounts.staff),
      await clientOf(app, openDb(), accounts.limited),
    ];
    await follow(member, "H900001");
    await follow(colleague, "O900002");
    await follow(stranger, "H900001");
    for (const client of [member, colleague, stranger]) await choose(client, "daily");
    await editEverything(folder);
    await importOn("2026-06-30");
    await openDb().query("update records set subscription_modules = '{4}'");
    now = new Date(2026, 6, 1, 7);
    expect(await run()).toBe(2);
    expect(sent.map(({ to, text }) => [to, text.includes("Harrow"), text.includes("Ortega")])).toEqual([
      ["member@example.org", true, false],
      ["staff@example.org", false, true],
    ]);
  });

  it("that can’t be delivered are reported, and mailed again on demand", async () => {
    await follow(member, "H900001");
    await choose(member, "daily");
    expect((await member.post("/api/digest/resend", {})).status).toBe(409);
    await editEverything(folder);
    await importOn("2026-06-30");
    now = new Date(2026, 6, 1, 7);
    await run(jobsOf(openDb(), () => Promise.reject(new Error("552 mailbox full"))));
    const failed = (await member.get("/api/digest/")).body;
    expect(failed).toMatchObject({
      cadence: "daily",
      at_once: [],
      email: "member@example.org",
      last: { state: "failed", changes: 7 },
    });
    expect((await member.post("/api/digest/resend", {})).body.last.state).toBe("waiting");
    await run();
    expect(sent).toHaveLength(1);
    expect((await member.get("/api/digest/")).body.last.state).toBe("sent");
  });

  describe("unsubscribing", () => {
    const unsubscribe = async () => {
      await follow(member, "H900001");
      await choose(member, "daily", ["office"]);
      await editEverything(folder);
      await importOn("2026-06-30");
      now = new Date(2026, 6, 1, 7);
      await run();
      return /unsubscribe\/[\w-]+/.exec(sent[0]?.headers?.["List-Unsubscribe"] ?? "")?.[0] ?? "";
    };
    const post = (url: string, payload: string, type = "application/x-www-form-urlencoded") =>
      app.inject({ method: "POST", url: `/digest/${url}`, payload, headers: { "content-type": type } });

    it("takes one request of a mail program, without login; the linked page asks first, and can resume digests", async () => {
      const url = await unsubscribe();
      const opened = await app.inject({ url: `/digest/${url}` });
      expect(opened.body).toContain("<button");
      expect((await member.get("/api/digest/")).body.cadence).toBe("daily");
      const multipart = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
      expect((await post(url, multipart, "multipart/form-data; boundary=b")).statusCode).toBe(200);
      expect((await member.get("/api/digest/")).body).toMatchObject({ cadence: "off", at_once: [] });
      expect((await post(url, "do=resume")).body).toContain("You will get digests again");
      expect((await member.get("/api/digest/")).body).toMatchObject({ cadence: "daily", at_once: ["office"] });
      const done = await post(url, "List-Unsubscribe=One-Click");
      expect(done.body).toContain("You won’t get any more digests");
      expect(done.headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    });

    it("cancels a waiting mail, and refuses other tokens", async () => {
      const url = await unsubscribe();
      await editSource(folder, "legislators-current.yaml", "202-555-0199", "202-555-0188");
      await importOn("2026-07-01");
      now = new Date(2026, 6, 2, 7);
      const jobs = jobsOf();
      expect(await runDigests({ db: openDb(), clock: () => now, jobs })).toBe(1);
      await post(url, "List-Unsubscribe=One-Click");
      await run(jobs);
      expect(sent).toHaveLength(1);
      expect((await post("unsubscribe/nothing", "")).statusCode).toBe(404);
      expect((await app.inject({ url: "/digest/unsubscribe/nothing" })).statusCode).toBe(404);
    });

    it("has its headers in the mail itself", async () => {
      await unsubscribe();
      const dataDir = await mkdtemp(join(tmpdir(), "rotunda-digest-"));
      await createMail({ ...settings, dataDir }, NONE)(sent[0] as Message);
      const [mail] = (await readOutbox(dataDir)).values();
      expect(mail?.headers).toMatchObject({
        "list-unsubscribe": sent[0]?.headers?.["List-Unsubscribe"],
        "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      });
      await rm(dataDir, { recursive: true });
    });
  });
});
