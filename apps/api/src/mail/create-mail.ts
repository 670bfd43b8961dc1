import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import BRAND from "../platform/brand.json" with { type: "json" };
import type { Settings } from "../platform/settings.ts";
import { isAddress, type Message, MessageRefused, type SendMessage } from "./message.ts";

const ID = /^[\w-]{1,80}$/;

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

interface MailLog {
  info(facts: object, text: string): void;
}
type MailSettings = Pick<Settings, "smtpUrl" | "dataDir" | "publicOrigin">;

/** Mails through SMTP_URL, else to the data folder's outbox. Addresses and contents are never logged. */
export function createMail(settings: MailSettings, log: MailLog): SendMessage {
  if (settings.smtpUrl === null) return toOutbox(settings, log);
  const transport = nodemailer.createTransport({ url: settings.smtpUrl, ...TIMEOUTS });
  return async (message) => {
    await transport.sendMail(buildMailOptions(message, settings));
    log.info({ message: message.id }, "a message was sent");
  };
}

function toOutbox(settings: MailSettings, log: MailLog): SendMessage {
  const folder = join(settings.dataDir, "outbox");
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: contents } = await transport.sendMail(buildMailOptions(message, settings));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${message.id}.eml`);
    // Renamed into place, so that files are complete and a repeated mail replaces its file.
    await writeFile(`${file}.new`, contents as Buffer, { mode: 0o600 });
    await rename(`${file}.new`, file);
    log.info({ file }, "no SMTP_URL is set: a message was written to the outbox");
  };
}

function buildMailOptions(message: Message, { publicOrigin }: MailSettings) {
  const { id, to, subject, text, html, attachments = [], headers } = message;
  if (!ID.test(id)) throw new MessageRefused("A message's id names a file: letters, digits, hyphens and underscores.");
  if (!isAddress(to)) throw new MessageRefused("A message goes to exactly one address.");
  return {
    messageId: `<${id}@${new URL(publicOrigin).hostname}>`,
    from: { name: `${BRAND.productName}, ${BRAND.publisher}`, address: BRAND.customerServiceEmail },
    to: { name: "", address: to },
    // Headers are single lines.
    subject: subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " "),
    text,
    html,
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    attachments: attachments.map(({ fileName, mediaType, contents }) => ({
      filename: fileName,
      contentType: mediaType,
      content: Buffer.from(contents),
    })),
    // Attachments come from memory only, never from paths or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function createCountingSend(send: SendMessage, count: (outcome: "sent" | "failed") => void): SendMessage {
  return async (message) => {
    try {
      await send(message);
    } catch (error) {
      count("failed");
      throw error;
    }
    count("sent");
  };
}
