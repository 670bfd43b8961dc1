import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MESSAGES } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { readSettings } from "../platform/settings.ts";
import { clientOf, TODAY } from "../testing/api-client.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { addFolder, addOfficials } from "../testing/fixture-folders.ts";
import { readOutbox } from "../testing/read-mail.ts";

const ITEMS = [`${IDS.marquez}-profile`, `${IDS.nunez}-profile`];

describeOnOneDatabase("mailed profile books", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  let dataDir = "";
  let lines: string[] = [];

  beforeEach(async () => {
    accounts = await loadFixture(openDb());
    dataDir = await mkdtemp(join(tmpdir(), "rotunda-books-"));
    lines = [];
    app = await open();
  });
  afterEach(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });

  const open = (worksJobs = false) =>
    buildApp({
      db: openDb(),
      settings: { ...readSettings({ SAMPLE_DATA: "off" }), dataDir },
      clock: () => TODAY,
      log: { write: (line) => lines.push(line) },
      worksJobs,
    });
  const as = (account: "member") => clientOf(app, openDb(), accounts[account]);
  const jobs = () => openDb().query("select kind, user_id from mail_jobs");

  it("are mailed only for requests from pages of this site", async () => {
    const id = await addFolder(openDb(), accounts.member, ITEMS, "Law");
    const { cookie = "" } = (await as("member")).headers;
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.test" }, {}]) {
      for (const url of [
        `/api/folderDossierDownloadCheck/${id}?email=true`,
        "/api/bulkDossierDownloadCheck/?q=texas&email=true",
      ]) {
        const answer = await app.inject({ url, headers: { ...headers, cookie } });
        expect([answer.statusCode, answer.json().error_code]).toEqual([403, "CROSS_ORIGIN"]);
      }
    }
    expect(await jobs()).toEqual([]);
  });

  it("of more than 25 people are mailed once to their reader, even if the server restarts", async () => {
    const items = await addOfficials(openDb(), 30);
    const id = await addFolder(openDb(), accounts.member, items, "Inspectors");
    const member = await as("member");
    const query = "datatype=zip_docx&order=folderbriefcase_id";
    expect((await member.get(`/api/folderDossierDownloadCheck/${id}?${query}`)).body).toMatchObject({
      profile_count: 30,
      short: false,
      started: false,
    });
    expect(await member.get(`/api/folderDossierDownload/${id}?${query}`)).toMatchObject({
      status: 400,
      body: { error_code: "TOO_LARGE" },
    });
    expect((await member.get(`/api/folderDossierDownloadCheck/${id}?${query}&email=true`)).body).toMatchObject({
      started: true,
    });
    // The mail has the requested profiles except those that have been locked meanwhile.
    await openDb().query("delete from folders");
    await openDb().query("update contacts set subscription_modules = '{9}' where id = 1000");
    await openDb().query("update records set subscription_modules = '{9}' where record_id = 1000");
    expect((await readOutbox(dataDir)).size).toBe(0);
    await app.close();

    app = await open(true);
    await app.ready();
    await expect.poll(async () => (await readOutbox(dataDir)).size, { timeout: 60_000, interval: 100 }).toBe(1);
    const [mail] = (await readOutbox(dataDir)).values();
    expect(mail?.headers["to"]).toBe("member@example.org");
    expect(mail?.headers["subject"]).toBe("Your profile book: Inspectors");
    expect(mail?.text).toContain("It contains 29 profiles.");
    const [attachment] = mail?.attachments ?? [];
    expect(attachment?.fileName).toBe("Inspectors 06-30-2026.zip");
    expect(Object.keys(unzipSync(attachment?.contents ?? new Uint8Array()))).toHaveLength(29);
    await expect
      .poll(() => openDb().query("select done, total, request, worker from mail_jobs where delivered_at is not null"))
      .toEqual([{ done: 30, total: 30, request: {}, worker: null }]);
    expect(lines.join("")).not.toMatch(/@example\.org|Inspectors|Quill/);
  });

  describe("of more than 10 MB", () => {
    const DAY = 24 * 60 * 60 * 1000;
    let now = TODAY;

    /** An account with a logo that exceeds the limit of a mail, because it is noise that can't be compressed. */
    const addLargeLogo = async () => {
      const raw = { width: 2000, height: 1800, channels: 3 } as const;
      const png = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
        .png({ compressionLevel: 0 })
        .toBuffer();
      return openDb().query(
        `insert into organization_logos (organization_id, contents) select id, $1 from organizations
         on conflict (organization_id) do update set contents = excluded.contents`,
        [png.toString("base64")],
      );
    };
    const openAt = (worksJobs: boolean) =>
      buildApp({
        db: openDb(),
        settings: { ...readSettings({ SAMPLE_DATA: "off" }), dataDir },
        clock: () => now,
        log: { write: (line) => lines.push(line) },
        worksJobs,
      });
    const contentsKept = async () => {
      const [row] = await openDb().query<{ count: number }>("select count(contents)::int as count from mailed_books");
      return row?.count;
    };

    it("arrive as a link that works for seven days, for their reader only", async () => {
      now = TODAY;
      await addLargeLogo();
      const id = await addFolder(openDb(), accounts.member, ITEMS, "Law");
      const asked = `/api/folderDossierDownloadCheck/${id}?email=true&use_custom_logo=true`;
      expect((await (await as("member")).get(asked)).body).toMatchObject({ started: true });
      await app.close();
      app = await openAt(true);
      await app.ready();
      await expect.poll(async () => (await readOutbox(dataDir)).size, { timeout: 60_000, interval: 100 }).toBe(1);
      const [mail] = (await readOutbox(dataDir)).values();
      expect(mail?.attachments).toEqual([]);
      expect(mail?.headers["subject"]).toBe("Your profile book: Law");
      expect(mail?.text).toMatch(/It contains 2 profiles\.[^]*At 1\d MB [^]*until July 7, 2026/u);
      const [, path = ""] = /http:\/\/localhost:8001(\/profile-books\/\S+)/u.exec(mail?.text ?? "") ?? [];

      const open = async (account: "member" | "staff" | null) => {
        const { headers } = await clientOf(app, openDb(), account && accounts[account]);
        // Unused sessions end earlier than links.
        await openDb().query("update sessions set last_seen_at = $1", [now]);
        return app.inject({ url: path, headers });
      };
      const file = await open("member");
      expect([file.statusCode, file.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(file.headers["content-disposition"]).toContain('filename="Law 06-30-2026.docx"');
      expect(Object.keys(unzipSync(file.rawPayload))).toContain("word/document.xml");
      expect(file.rawPayload.length).toBeGreaterThan(10 * 1024 * 1024);

      const stranger = await open(null);
      expect([stranger.statusCode, stranger.headers["location"]]).toEqual([
        303,
        `/login/?next=${encodeURIComponent(path)}`,
      ]);
      expect((await open("staff")).statusCode).toBe(404);
      expect((await app.inject({ url: "/profile-books/1" })).statusCode).toBe(404);

      now = new Date(TODAY.getTime() + 7 * DAY - 1000);
      expect((await open("member")).statusCode).toBe(200);
      now = new Date(TODAY.getTime() + 7 * DAY);
      const expired = await open("member");
      expect(expired.statusCode).toBe(410);
      expect(expired.headers["content-type"]).toContain("text/html");
      expect(expired.body).toContain("The link to this profile book has expired");

      // Another server finds it expired when it starts.
      expect(await contentsKept()).toBe(1);
      const other = await openAt(true);
      await other.ready();
      await expect.poll(contentsKept).toBe(0);
      await other.close();
      expect((await open("member")).statusCode).toBe(410);
      await openDb().query("delete from users where id = $1", [accounts.member]);
      expect(await openDb().query("select 1 from mailed_books")).toEqual([]);
      expect(lines.join("")).not.toMatch(/@example\.org|Law/);
    }, 180_000);
  });

  it("can be requested from a search a limited number of times an hour", async () => {
    const member = await as("member");
    const url = "/api/bulkDossierDownloadCheck/?q=texas&doc_name=Texas&email=true";
    for (let count = 0; count < 20; count++)
      expect((await member.get(url)).body).toEqual({ ok: true, error_message: "" });
    expect((await member.get(url)).status).toBe(429);
    expect(await jobs()).toHaveLength(20);
  });

  it("can have a logo that readers request from the advisor", async () => {
    await openDb().query("update organizations set advisor_email = 'sam@example.org', advisor_name = 'Sam'");
    const member = await as("member");
    const ask = (body: object) => member.post("/api/requestCustomLogo/", body);
    expect(await ask({ message: "Soon,\u0000 please.\ud800", request_custom_logo: true })).toMatchObject({
      status: 200,
      body: { status_msg: MESSAGES.logoRequested, error_message: "", status_code: 200 },
    });
    expect((await ask({ message: "", request_custom_logo: false })).status).toBe(400);
    expect((await ask({ message: "x".repeat(2001), request_custom_logo: true })).status).toBe(400);
    expect((await ask({ request_custom_logo: true })).status).toBe(400);
    await ask({ message: "", request_custom_logo: true });
    await ask({ message: "", request_custom_logo: true });
    expect((await ask({ message: "", request_custom_logo: true })).status).toBe(429);
    await app.close();
    app = await open(true);
    await app.ready();
    await expect.poll(async () => (await readOutbox(dataDir)).size, { timeout: 60_000 }).toBe(3);
    const mails = [...(await readOutbox(dataDir)).values()];
    expect(new Set(mails.map(({ headers }) => headers["to"]))).toEqual(new Set(["sam@example.org"]));
    expect(mails.some(({ text }) => text.includes("Soon,\uFFFD please.\uFFFD"))).toBe(true);
    expect(mails[0]?.text).toContain("member Fixture (member@example.org) of Everything");
  });
});
