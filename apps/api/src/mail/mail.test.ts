import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readMail, readOutbox } from "../testing/read-mail.ts";
import { type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";
import { createMail } from "./create-mail.ts";
import { type Message, MessageRefused } from "./message.ts";
import { writeMessage } from "./messages.ts";

const LINK = `http://almanac.example.org/forgot/reset?token=${"a1B2_".repeat(9)}`;
const message = (more: Partial<Message> = {}): Message => ({
  id: "message-1",
  to: "ada@example.org",
  ...writeMessage("reset", { link: LINK, minutes: 60 }),
  ...more,
});

let dataDir = "";
let lines: string[] = [];
const log = { info: (facts: object, text: string) => lines.push(JSON.stringify(facts) + text) };
const outbox = () => createMail({ smtpUrl: null, dataDir, publicOrigin: "http://almanac.example.org" }, log);

beforeEach(async () => {
  lines = [];
  dataDir = await mkdtemp(join(tmpdir(), "rotunda-mail-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe("the outbox", () => {
  it("contains each message as a valid file with both parts and attachments", async () => {
    const contents = new Uint8Array(5000).map((_, index) => index % 251);
    await outbox()(
      message({ attachments: [{ fileName: "Book 11-20-2026.pdf", mediaType: "application/pdf", contents }] }),
    );
    const mail = (await readOutbox(dataDir)).get("message-1.eml");
    expect(mail?.headers).toMatchObject({
      from: '"Rotunda, Rotunda Press" <almanac@example.org>',
      to: "ada@example.org",
      subject: "Set a new Rotunda password",
      "message-id": "<message-1@almanac.example.org>",
      "auto-submitted": "auto-generated",
    });
    expect(mail?.text).toContain(`\n${LINK}\n`);
    expect(mail?.text).toContain("works once and expires in 60 minutes");
    expect(mail?.html).toContain(`href="${LINK}"`);
    expect(mail?.attachments).toEqual([
      { fileName: "Book 11-20-2026.pdf", mediaType: "application/pdf", contents: Buffer.from(contents) },
    ]);
  });

  it("is mentioned in the log without addresses and contents", async () => {
    await outbox()(message());
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("message-1.eml");
    expect(lines[0]).toContain("no SMTP_URL is set");
    expect(lines.join()).not.toMatch(/ada|token|password/);
  });

  it("contains one complete file, even if a message is written repeatedly", async () => {
    await Promise.all([outbox()(message({ id: "one" })), outbox()(message({ id: "two" }))]);
    await outbox()(message({ id: "one" }));
    expect(await readdir(join(dataDir, "outbox"))).toEqual(["one.eml", "two.eml"]);
  });

  it.each([
    "a@x.example\r\nBcc: v@x.example",
    "a@x.example,b@x.example",
    "A <a@x.example>",
    "a@x.example b@x.example",
    `${"a".repeat(250)}@x.example`,
    "nobody",
    "",
  ])("refuses a message to %j", async (to) => {
    await expect(outbox()(message({ to }))).rejects.toBeInstanceOf(MessageRefused);
    expect((await readOutbox(dataDir)).size).toBe(0);
  });

  it("refuses a message whose id is a path", async () => {
    await expect(outbox()(message({ id: "../message" }))).rejects.toBeInstanceOf(MessageRefused);
  });

  it("keeps a subject in one header, even with line breaks in a name", async () => {
    const documentName = "A\r\nBcc: v@x.example <img onerror=1>";
    await outbox()(message(writeMessage("dossier", { documentName, profiles: "1 profile" })));
    const mail = (await readOutbox(dataDir)).get("message-1.eml");
    expect(mail?.headers["bcc"]).toBeUndefined();
    expect(mail?.headers["subject"]).toBe("Your profile book: A Bcc: v@x.example <img onerror=1>");
    expect(mail?.html).not.toContain("<img");
    expect(mail?.text).toContain("It contains 1 profile.");
  });
});

describe("SMTP", () => {
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await startSmtpSink();
  });
  afterAll(() => sink.stop());
  const smtp = () => createMail({ smtpUrl: sink.url, dataDir, publicOrigin: "http://almanac.example.org" }, log);

  it("sends a message to its only recipient, and writes no file", async () => {
    await smtp()(message());
    expect(sink.messages).toHaveLength(1);
    const [{ to, source } = { to: [], source: "" }] = sink.messages;
    expect(to).toEqual(["ada@example.org"]);
    expect(readMail(source).text).toContain(LINK);
    expect(readMail(source).headers["message-id"]).toBe("<message-1@almanac.example.org>");
    expect((await readOutbox(dataDir)).size).toBe(0);
    expect(lines.join()).not.toMatch(/ada|token/);
  });

  it("reports a refused message as an error", async () => {
    sink.answerNext("451 come back later");
    await expect(smtp()(message())).rejects.toThrow("451");
  });
});

describe("messages", () => {
  it("need a value for each gap", () => {
    expect(() => writeMessage("reset", { minutes: 60 })).toThrow("The message reset needs a value for link.");
    expect(writeMessage("dossierFailed", { documentName: "{link}" }).subject).toContain("{link}");
  });

  it("say what happened and what to do", () => {
    expect(writeMessage("passwordChanged", { link: "http://a.example/my-account/" }).text).toContain(
      "Open My Account:\nhttp://a.example/my-account/",
    );
    expect(writeMessage("dossierFailed", { documentName: "Water" })).toMatchObject({
      subject: "Your profile book could not be made: Water",
    });
    const request = { name: "Ada Marsh", email: "ada@example.org", organization: "Everything" };
    expect(writeMessage("logoRequest", request).text).toMatch(/^Ada Marsh \(ada@example\.org\) of Everything requests/);
    expect(writeMessage("logoRequest", request).text).not.toContain("message");
    expect(writeMessage("logoRequestWithMessage", { ...request, message: "<b>Soon</b>" })).toMatchObject({
      text: expect.stringContaining("Their message:\n\n<b>Soon</b>"),
      html: expect.stringContaining("&lt;b&gt;Soon&lt;/b&gt;"),
    });
  });
});
