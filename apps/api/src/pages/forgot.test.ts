import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { type ReadMail, readOutbox } from "../testing/read-mail.ts";
import { addPerson, FROM_OUR_PAGE, logIn, NOW, PASSWORD, postLogin, testApp } from "../testing/test-app.ts";

const FORM = { ...FROM_OUR_PAGE, "content-type": "application/x-www-form-urlencoded" };
const WANTED = "four words nobody joined";

describeWithDatabase("a forgotten password", (openDb) => {
  let app: FastifyInstance;
  let dataDir = "";
  let now = NOW;
  let lines: string[] = [];

  beforeEach(async () => {
    now = NOW;
    lines = [];
    dataDir = await mkdtemp(join(tmpdir(), "rotunda-forgot-"));
    app = await testApp(openDb(), {
      clock: () => now,
      settings: { dataDir, publicOrigin: "https://almanac.example.org" },
      log: { write: (line) => lines.push(line) },
      worksJobs: true,
    });
  });
  afterEach(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });

  const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: "POST",
      url,
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  const ask = (email: string, headers: Record<string, string> = {}) => post("/forgot", { email }, headers);

  /** Messages in the outbox once nothing is left to do. */
  async function messages(): Promise<ReadMail[]> {
    await expect
      .poll(() => openDb().query("select 1 from mail_jobs where delivered_at is null and failed_at is null"), {
        timeout: 8_000,
      })
      .toEqual([]);
    return [...(await readOutbox(dataDir)).values()];
  }

  async function linkFor(email: string): Promise<string> {
    const before = new Set((await messages()).map(({ text }) => text));
    await ask(email);
    const message = (await messages()).find(({ text }) => !before.has(text));
    return /https:\/\/almanac\.example\.org(\/forgot\/reset\?token=\S+)/.exec(message?.text ?? "")?.[1] ?? "";
  }
  const tokenOf = (link: string) => new URL(link, "http://x").searchParams.get("token") ?? "";

  it("is requested with a labeled form that works without JavaScript", async () => {
    const { body, statusCode, headers } = await app.inject("/forgot");
    expect(statusCode).toBe(200);
    expect(body).toContain('<form method="post" action="/forgot">');
    expect(body).toContain('<label for="email">Email</label>');
    expect(body).toContain("(202) 555-0142");
    expect(body).not.toMatch(/<script>|onsubmit|style="/);
    expect(headers["referrer-policy"]).toBe("no-referrer");
  });

  it("is replaced through a link that works once, which ends every session and notifies the owner", async () => {
    await addPerson(openDb(), { email: "Ada@example.org" });
    const elsewhere = await logIn(app, "ada@example.org");
    const link = await linkFor("  ada@EXAMPLE.org ");
    const shown = await app.inject(link);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    expect(shown.body).toContain('autocomplete="new-password"');
    const token = tokenOf(link);
    expect(shown.body).toContain(`value="${token}"`);

    const set = await post("/forgot/reset", { token, wanted: WANTED });
    expect([set.statusCode, set.headers.location]).toEqual([303, "/forgot?done=changed"]);
    expect((await app.inject("/forgot?done=changed")).body).toContain("Your password has been changed");
    expect((await app.inject({ url: "/api/session/", cookies: elsewhere })).statusCode).toBe(403);
    expect((await postLogin(app, { email: "ada@example.org", password: PASSWORD })).statusCode).toBe(401);
    expect((await postLogin(app, { email: "ada@example.org", password: WANTED })).statusCode).toBe(303);
    expect(set.cookies).toEqual([]);

    const sent = await messages();
    expect(sent.map(({ headers }) => headers["subject"]).toSorted()).toEqual([
      "Set a new Rotunda password",
      "Your Rotunda password was changed",
    ]);
    expect(new Set(sent.map(({ headers }) => headers["to"]))).toEqual(new Set(["Ada@example.org"]));
    for (const again of [await app.inject(link), await post("/forgot/reset", { token, wanted: `${WANTED}!` })]) {
      expect(again.statusCode).toBe(410);
      expect(again.body).toContain("This link no longer works");
    }
    expect(await openDb().query("select 1 from password_resets")).toEqual([]);
    expect(lines.join("")).not.toMatch(/ada@|@example\.org|token=|four words/i);
    expect(lines.join("")).not.toContain(token);
  });

  it("is requested with the same response whether or not the account exists", async () => {
    const { userId } = await addPerson(openDb(), { email: "closed@example.org" });
    await openDb().query("update users set disabled_at = $2 where id = $1", [userId, NOW]);
    await addPerson(openDb(), { email: "ada@example.org" });
    const answers = [];
    for (const email of ["ada@example.org", "nobody@example.org", "closed@example.org"]) {
      const { statusCode, headers, body } = await ask(email);
      const { date: _date, "x-request-id": _id, "content-security-policy": _nonce, ...rest } = headers;
      answers.push({ statusCode, body, headers: rest });
    }
    expect(answers[0]).toMatchObject({ statusCode: 303, headers: { location: "/forgot?done=asked" } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await app.inject("/forgot?done=asked")).body).toContain("If there is an account with that address");
    expect((await messages()).map(({ headers }) => headers["to"])).toEqual(["ada@example.org"]);
    expect(await openDb().query("select 1 from mail_jobs where request::text like '%@%'")).toEqual([]);
  });

  it("has a link for 60 minutes, and only the latest works", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const first = await linkFor("ada@example.org");
    const second = await linkFor("ada@example.org");
    expect((await app.inject(first)).statusCode).toBe(410);
    now = new Date(NOW.getTime() + 60 * 60_000 - 1);
    expect((await app.inject(second)).statusCode).toBe(200);
    now = new Date(NOW.getTime() + 60 * 60_000);
    expect((await app.inject(second)).statusCode).toBe(410);
    expect((await post("/forgot/reset", { token: tokenOf(second), wanted: WANTED })).statusCode).toBe(410);
    for (const token of ["", tokenOf(second).slice(0, -1), "x".repeat(43)]) {
      expect((await app.inject(`/forgot/reset?token=${token}`)).statusCode, token).toBe(410);
      expect((await post("/forgot/reset", { token, wanted: WANTED })).statusCode, token).toBe(410);
    }
    expect((await postLogin(app, { email: "ada@example.org" })).statusCode).toBe(303);
  });

  it("is never linked to the host of a request", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    await ask("ada@example.org", { host: "evil.test", "x-forwarded-host": "evil.test" });
    const [message] = await messages();
    expect(message?.text).toContain("https://almanac.example.org/forgot/reset?token=");
    expect(JSON.stringify(message)).not.toContain("evil.test");
  });

  it("isn’t replaced by an easily guessed one, and the link still works", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const token = tokenOf(await linkFor("ada@example.org"));
    for (const [wanted, sentence] of [
      ["short", "at least 10 characters"],
      ["ada@example.org", "easy to guess"],
      ["1q2w3e4r5t", "list of stolen passwords"],
    ] as const) {
      const answer = await post("/forgot/reset", { token, wanted });
      expect(answer.statusCode, wanted).toBe(422);
      expect(answer.body).toContain('role="alert" id="problem" tabindex="-1" autofocus');
      expect(answer.body).toContain("<title>Error: Set a new password - Rotunda</title>");
      expect(answer.body).toContain(sentence);
      expect(answer.body).not.toContain(`"${wanted}"`);
    }
    expect((await post("/forgot/reset", { token, wanted: WANTED })).statusCode).toBe(303);
  });

  it("can be set by only one of several concurrent uses of a link", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const token = tokenOf(await linkFor("ada@example.org"));
    const answers = await Promise.all(
      [1, 2, 3].map((number) => post("/forgot/reset", { token, wanted: `${WANTED} ${number}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 410, 410]);
  });

  it("is mailed about three times an hour at most, without a visible difference", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    for (let count = 0; count < 5; count++) expect((await ask("ada@example.org")).statusCode).toBe(303);
    expect(await messages()).toHaveLength(3);
    now = new Date(NOW.getTime() + 60 * 60_000);
    await ask("ada@example.org");
    expect(await messages()).toHaveLength(4);
  });

  it("can be requested by one network only a limited number of times", async () => {
    for (let count = 0; count < 20; count++) expect((await ask(`a${count}@example.org`)).statusCode).toBe(303);
    const held = await ask("one-more@example.org");
    expect([held.statusCode, held.headers["retry-after"]]).toEqual([429, "3600"]);
    expect(held.body).toContain("Try again in 60 minutes.");
  });

  it.each(["", "nobody", "a@x.test\r\nBcc: v@x.test", "a@x.test,b@x.test", `${"a".repeat(250)}@x.test`])(
    "isn’t mailed to %j",
    async (email) => {
      const answer = await ask(email);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('aria-invalid="true"');
      expect(await messages()).toEqual([]);
    },
  );

  it("refuses a form of another site", async () => {
    for (const url of ["/forgot", "/forgot/reset"]) {
      expect((await post(url, { email: "a@x.test" }, { "sec-fetch-site": "cross-site" })).statusCode, url).toBe(403);
    }
  });

  it("isn’t needed to change a known one, which also notifies the owner", async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    const link = await linkFor("ada@example.org");
    const cookies = await logIn(app, "ada@example.org");
    const change = (wanted: string) =>
      app.inject({
        method: "POST",
        url: "/my-account/password",
        headers: FORM,
        cookies,
        payload: new URLSearchParams({ current: PASSWORD, wanted }).toString(),
      });
    expect((await change("1q2w3e4r5t")).body).toContain("list of stolen passwords");
    expect((await change(WANTED)).statusCode).toBe(303);
    expect((await messages()).map(({ headers }) => headers["subject"])).toContain("Your Rotunda password was changed");
    expect((await app.inject(link)).statusCode).toBe(410);
  });
});
