import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A received message. */
export interface ReadMail {
  headers: Record<string, string>;
  text: string;
  html: string;
  attachments: { fileName: string; mediaType: string; contents: Buffer }[];
}

/** Reads all mails of an outbox by file name. */
export async function readOutbox(dataDir: string): Promise<Map<string, ReadMail>> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml")).toSorted();
  const read = async (name: string) => [name, readMail(await readFile(join(folder, name), "latin1"))] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Parses a MIME message; `source` has one character per byte. */
export function readMail(source: string): ReadMail {
  const mail: ReadMail = { headers: splitPart(source).headers, text: "", html: "", attachments: [] };
  collect(source, mail);
  return mail;
}

function collect(source: string, mail: ReadMail): void {
  const { headers, body } = splitPart(source);
  const type = headers["content-type"] ?? "";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    for (const part of parts) collect(part.replace(/^\r\n/, "").replace(/\r\n$/, ""), mail);
    return;
  }
  const contents = decode(body, headers["content-transfer-encoding"] ?? "");
  const fileName = /filename="?([^";]+)"?/.exec(headers["content-disposition"] ?? "")?.[1];
  if (fileName !== undefined) mail.attachments.push({ fileName, mediaType: type.split(";")[0] ?? "", contents });
  else if (type.startsWith("text/html")) mail.html = contents.toString("utf8");
  else mail.text = contents.toString("utf8").replaceAll("\r\n", "\n");
}

function splitPart(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}
