import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import type { LightMyRequestResponse } from "fastify";
import { readPages } from "./read-pdf.ts";

/**
 * Extracts all text of a response, including exported files, documents, and zips of them, with telephone numbers as
 * they are stored.
 */
export const extractText = (answer: LightMyRequestResponse): string =>
  textOfAnswer(answer).replaceAll(/\((\d{3})\)\s(?=\d{3}-\d{4})/gu, "$1-");

function textOfAnswer({ body, rawPayload, headers }: LightMyRequestResponse): string {
  if (isZip(rawPayload)) return textOfZip(rawPayload);
  if (isPdf(rawPayload)) return textOfPdf(rawPayload);
  if (!String(headers["content-type"]).includes("json") || body === "") return body;
  const { csv_encoded: csv } = JSON.parse(body) as { csv_encoded?: unknown };
  return typeof csv === "string" ? `${body}\n${textOf(Buffer.from(csv, "base64"))}` : body;
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  strFromU8(bytes.subarray(0, text.length), true) === text;
const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, "PK");
const isPdf = (bytes: Uint8Array): boolean => startsWith(bytes, "%PDF");

const textOfPdf = (bytes: Uint8Array): string => (readPages(bytes) ?? []).join("\n");

function textOfZip(bytes: Uint8Array): string {
  const parts = Object.entries(unzipSync(bytes));
  return parts.map(([name, part]) => `${name}\n${textOf(part)}`).join("\n");
}

const textOf = (part: Uint8Array): string =>
  isZip(part) ? textOfZip(part) : isPdf(part) ? textOfPdf(part) : strFromU8(part);

/** Parses RFC 4180, which has CRLF between rows. */
export const parseCsv = (text: string): string[][] => parse(text, { bom: true, record_delimiter: "\r\n" });
