import { afterEach, beforeEach, expect, it } from "vitest";
import { type Message, MessageRefused } from "../mail/message.ts";
import type { Db } from "../platform/db.ts";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { addPerson, NOW } from "../testing/test-app.ts";
import { createJobs, type Jobs, type JobsDeps, type PreparedMail, type Preparer } from "./create-jobs.ts";
import type { JobKind } from "./mail-jobs.sql.ts";

const prepared = (more: Partial<PreparedMail> = {}): PreparedMail => ({
  to: "ada@example.org",
  subject: "A message",
  text: "Text",
  html: "<p>Text</p>",
  ...more,
});

describeOnEachDatabase("jobs", (openDb) => {
  let sent: Message[] = [];
  let lines: string[] = [];
  let opened: Jobs[] = [];

  beforeEach(() => {
    sent = [];
    lines = [];
    opened = [];
  });
  afterEach(async () => {
    for (const jobs of opened) await jobs.stop();
  });

  function jobsOf(preparers: Partial<Record<JobKind, Preparer>>, more: Partial<JobsDeps> = {}): Jobs {
    const none: Preparer = { prepare: async () => null };
    const line = (facts: object, text: string) => lines.push(`${JSON.stringify(facts)} ${text}`);
    const jobs = createJobs({
      db: openDb(),
      clock: () => NOW,
      send: async (message) => void sent.push(message),
      preparers: { "password-reset": none, "password-changed": none, "custom-logo": none, dossier: none, ...preparers },
      log: { info: line, warn: line, error: line },
      retryDelaySeconds: 0,
      ...more,
    });
    opened.push(jobs);
    return jobs;
  }

  async function enqueue(jobs: Jobs, kind: JobKind, request: unknown = {}, db: Db = openDb()): Promise<string> {
    return db.transaction((tx) => jobs.enqueue(tx, { kind, userId: null, request }));
  }

  const rowOf = async (id: string) => {
    const [row] = await openDb().query("select * from mail_jobs where id = $1", [id]);
    return row;
  };

  it("send each message once, in order, and clear their payload", async () => {
    const asked: unknown[] = [];
    const jobs = jobsOf({
      "custom-logo": {
        async prepare({ request }) {
          asked.push(request);
          return prepared();
        },
      },
    });
    const ids = [await enqueue(jobs, "custom-logo", { a: 1 }), await enqueue(jobs, "custom-logo", { a: 2 })];
    // Equal times, as from a clock with a low resolution.
    await openDb().query("update mail_jobs set run_after = '2026-01-01'");
    expect(await jobs.workOnce("dossiers")).toBe(false);
    expect([await jobs.workOnce("messages"), await jobs.workOnce("messages"), await jobs.workOnce("messages")]).toEqual(
      [true, true, false],
    );
    expect(asked).toEqual([{ a: 1 }, { a: 2 }]);
    expect(sent.map(({ id }) => id)).toEqual(ids);
    expect(await rowOf(ids[0] ?? "")).toMatchObject({ delivered_at: NOW, worker: null, request: {} });
  });

  it("are taken in turns between users, however many each has", async () => {
    const users = [
      await addPerson(openDb(), { email: "ada@example.org" }),
      await addPerson(openDb(), { email: "bob@example.org" }),
    ];
    const asked: unknown[] = [];
    const preparer: Preparer = { prepare: async ({ request }) => (asked.push(request), null) };
    const jobs = jobsOf({ dossier: preparer });
    const add = (user: number, request: string) =>
      jobs.enqueue(openDb(), { kind: "dossier", userId: users[user]?.userId ?? null, request });
    for (const request of ["a1", "a2", "a3", "a4"]) await add(0, request);
    await jobs.workOnce("dossiers");
    for (const request of ["b1", "b2"]) await add(1, request);
    await openDb().query("update mail_jobs set run_after = '2026-01-01'");
    while (await jobs.workOnce("dossiers"));
    expect(asked).toEqual(["a1", "b1", "a2", "b2", "a3", "a4"]);
  });

  it("are queued only if the enqueuing transaction commits", async () => {
    const jobs = jobsOf({ dossier: { prepare: async () => prepared() } });
    await expect(
      openDb().transaction(async (tx) => {
        await jobs.enqueue(tx, { kind: "dossier", userId: null, request: {} });
        throw new Error("something else went wrong");
      }),
    ).rejects.toThrow("something else");
    expect(await jobs.workOnce("dossiers")).toBe(false);
    expect(await openDb().query("select 1 from mail_jobs")).toEqual([]);
  });

  it("report progress, and are retried until they succeed", async () => {
    let tries = 0;
    const jobs = jobsOf({
      dossier: {
        async prepare(_job, progress) {
          await progress(30, 60);
          tries += 1;
          if (tries < 3) throw new Error("ada@example.org could not be read");
          return prepared();
        },
      },
    });
    const id = await enqueue(jobs, "dossier");
    expect(await jobs.workOnce("dossiers")).toBe(true);
    expect(await rowOf(id)).toMatchObject({ done: 30, total: 60, delivered_at: null, worker: null });
    await workUntilSent(jobs);
    expect(tries).toBe(3);
    expect(sent).toHaveLength(1);
    expect(lines.join("\n")).not.toContain("ada@");
    expect(lines.filter((line) => line.includes("a message failed"))).toHaveLength(2);
  });

  it("that can’t succeed fail immediately, and a failure message is sent", async () => {
    const jobs = jobsOf({
      dossier: {
        prepare: () => Promise.reject(new MessageRefused("No.")),
        giveUp: async () => prepared({ subject: "It could not be made" }),
      },
    });
    const id = await enqueue(jobs, "dossier", { secret: 1 });
    await jobs.workOnce("dossiers");
    expect(await rowOf(id)).toMatchObject({ failed_at: NOW, delivered_at: null, request: {} });
    expect(sent).toMatchObject([{ id: `${id}-failed`, subject: "It could not be made" }]);
    expect(await jobs.workOnce("dossiers")).toBe(false);
  });

  it("of a dead process are claimed by another, and delivered once", async () => {
    const dead = jobsOf({ dossier: { prepare: () => new Promise(() => {}) } });
    const id = await enqueue(dead, "dossier");
    void dead.workOnce("dossiers");
    await expect.poll(async () => (await rowOf(id))?.["worker"]).not.toBeNull();

    const jobs = jobsOf({ dossier: { prepare: async () => prepared() } });
    if (openDb().kind === "postgres") {
      // Another process may be working on it; only missing heartbeats show that it isn't.
      await jobs.recover();
      expect(await jobs.workOnce("dossiers")).toBe(false);
      await openDb().query("update mail_jobs set beat_at = now() - interval '2 minutes'");
    }
    await jobs.recover();
    await workUntilSent(jobs);
    await jobs.recover();
    expect(await jobs.workOnce("dossiers")).toBe(false);
    expect(sent.map((message) => message.id)).toEqual([id]);
  });

  it("are not sent by a process that was presumed dead and resumes", async () => {
    let goOn = () => {};
    const slow = jobsOf({
      dossier: {
        async prepare() {
          await new Promise<void>((resolve) => (goOn = resolve));
          return prepared({ subject: "Late" });
        },
      },
    });
    const id = await enqueue(slow, "dossier");
    const late = slow.workOnce("dossiers");
    await expect.poll(async () => (await rowOf(id))?.["worker"]).not.toBeNull();
    await openDb().query("update mail_jobs set beat_at = now() - interval '2 minutes'");
    const jobs = jobsOf({ dossier: { prepare: async () => prepared({ subject: "In time" }) } });
    await jobs.recover();
    await workUntilSent(jobs);
    goOn();
    await late;
    expect(sent.map(({ subject }) => subject)).toEqual(["In time"]);
  });

  it("are each claimed by one worker, even if many poll at the same time", async () => {
    const preparer: Preparer = { prepare: async () => prepared() };
    const workers = [1, 2, 3].map(() => jobsOf({ "password-changed": preparer }));
    const [first] = workers;
    if (!first) throw new Error("There are three.");
    const ids: string[] = [];
    for (let count = 0; count < 12; count++) ids.push(await enqueue(first, "password-changed"));
    const drain = async (jobs: Jobs) => {
      while (await jobs.workOnce("messages"));
    };
    await Promise.all(workers.map(drain));
    expect(sent.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it("of a deleted account are deleted with it", async () => {
    const jobs = jobsOf({ dossier: { prepare: async () => prepared() } });
    const { userId } = await addPerson(openDb(), { email: "ada@example.org" });
    await openDb().transaction((tx) => jobs.enqueue(tx, { kind: "dossier", userId, request: {} }));
    await openDb().query("delete from users");
    expect(await jobs.workOnce("dossiers")).toBe(false);
    expect(sent).toEqual([]);
  });

  it("double their delay after each failed try", async () => {
    const failing: Preparer = { prepare: () => Promise.reject(new Error("The mail server is away.")) };
    const jobs = jobsOf({ dossier: failing }, { retryDelaySeconds: 10 });
    const id = await enqueue(jobs, "dossier");
    const delays: unknown[] = [];
    for (let tries = 0; tries < 3; tries++) {
      expect(await jobs.workOnce("dossiers")).toBe(true);
      expect(await jobs.workOnce("dossiers")).toBe(false);
      const [row] = await openDb().query<{ wait: number }>(
        "select round(extract(epoch from run_after - now()))::int as wait from mail_jobs where id = $1",
        [id],
      );
      delays.push(row?.wait);
      await openDb().query("update mail_jobs set run_after = now()");
    }
    expect(delays).toEqual([10, 20, 40]);
  });

  it("wait longer each time their process dies, but keep their last try for a day", async () => {
    let now = NOW;
    const jobs = jobsOf({ dossier: { prepare: async () => prepared() } }, { clock: () => now, retryDelaySeconds: 10 });
    await enqueue(jobs, "dossier");
    const die = async (attempts: number) => {
      await openDb().query(
        `update mail_jobs set worker = 'ffffffff-ffff-4fff-8fff-ffffffffffff', attempts = $1, run_after = now(),
           beat_at = now() - interval '2 minutes'`,
        [attempts],
      );
      await jobs.recover();
      const [row] = await openDb().query(
        "select round(extract(epoch from run_after - now()))::int as wait, worker, attempts from mail_jobs",
      );
      return row;
    };
    expect(await die(1)).toEqual({ wait: 0, worker: null, attempts: 1 });
    expect(await die(2)).toEqual({ wait: 10, worker: null, attempts: 2 });
    expect(await die(3)).toEqual({ wait: 20, worker: null, attempts: 3 });
    expect(await die(9)).toEqual({ wait: 1280, worker: null, attempts: 8 });
    now = new Date(NOW.getTime() + 25 * 3_600_000);
    expect(await die(9)).toEqual({ wait: 1280, worker: null, attempts: 9 });
  });

  it("are given up after nine tries, even if the last one killed its process", async () => {
    const giveUp = async () => prepared({ subject: "It could not be made" });
    let tries = 0;
    const prepare = () => Promise.reject(new Error(`try ${++tries}`));
    const jobs = jobsOf({ dossier: { prepare, giveUp } });
    await enqueue(jobs, "dossier");
    while (await jobs.workOnce("dossiers"));
    expect(tries).toBe(9);
    expect(sent).toHaveLength(1);

    await enqueue(jobs, "dossier");
    await openDb().query("update mail_jobs set attempts = 9 where failed_at is null");
    while (await jobs.workOnce("dossiers"));
    expect(tries).toBe(9);
    expect(sent).toHaveLength(2);
  });

  it("whose failure could not be stored are retried by the same process", async () => {
    let isAway = true;
    const db = openDb();
    const flaky: Db = {
      ...db,
      query: (text, values) =>
        isAway && text.includes("run_after = now() +") ? Promise.reject(new Error("away")) : db.query(text, values),
    };
    const prepare = async () => {
      if (isAway) throw new Error("The mail server is away.");
      return prepared();
    };
    const jobs = jobsOf({ dossier: { prepare } }, { db: flaky });
    await enqueue(jobs, "dossier");
    await expect(jobs.workOnce("dossiers")).rejects.toThrow("away");
    isAway = false;
    await db.query("update mail_jobs set beat_at = now() - interval '2 minutes'");
    await jobs.recover();
    expect(await jobs.workOnce("dossiers")).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it("run between start and stop", async () => {
    const jobs = jobsOf({ "custom-logo": { prepare: async () => prepared() } });
    await jobs.start();
    const id = await enqueue(jobs, "custom-logo");
    jobs.wake();
    await expect.poll(() => sent.map((message) => message.id), { timeout: 30_000 }).toEqual([id]);
    await jobs.stop();
    await enqueue(jobsOf({}), "custom-logo");
    jobs.wake();
    expect(sent).toHaveLength(1);
  });

  async function workUntilSent(jobs: Jobs): Promise<void> {
    const until = Date.now() + 60_000;
    while (sent.length === 0 && Date.now() < until) {
      if (!(await jobs.workOnce("dossiers"))) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
});
