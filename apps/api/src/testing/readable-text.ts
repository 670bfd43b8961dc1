import { strFromU8, unzipSync } from "fflate";
import type { LightMyRequestResponse } from "fastify";

/** Everything an answer says: its text, a spreadsheet in it, or the parts of a document, or of several in a zip. */
export function readableText({ body, rawPayload, headers }: LightMyRequestResponse): string {
  if (isZip(rawPayload)) return textOfZip(rawPayload);
  if (!String(headers["content-type"]).includes("json") || body === "") return body;
  const { csv_encoded: csv } = JSON.parse(body) as { csv_encoded?: unknown };
  return typeof csv === "string" ? `${body}\n${Buffer.from(csv, "base64").toString("utf8")}` : body;
}

const isZip = (bytes: Uint8Array): boolean => strFromU8(bytes.subarray(0, 2), true) === "PK";

function textOfZip(bytes: Uint8Array): string {
  const parts = Object.entries(unzipSync(bytes));
  return parts.map(([name, part]) => `${name}\n${isZip(part) ? textOfZip(part) : strFromU8(part)}`).join("\n");
}
