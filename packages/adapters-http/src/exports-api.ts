import {
  camelize,
  buildContactExportEndpoint,
  CallFailed,
  CONTACT_COLUMNS,
  type ContactExportTarget,
  type ContactFacts,
  type ExportsApi,
  isContactColumn,
  listOptionParams,
  toRequestParams,
} from "@rotunda/core";
import { NO_RETRY, call, read, type Http } from "./http.ts";
import type { ContactExportWire, ExportPreviewWire } from "@rotunda/core/wire";

export const createExportsApi = (http: Http): ExportsApi => ({
  exportContacts: (target, options) =>
    call(async () => {
      const searchParams = buildParams(target, listOptionParams(options));
      const request = http.get(buildContactExportEndpoint(target), { ...NO_RETRY, searchParams });
      const answer = camelize(await request.json<ContactExportWire>());
      return {
        file: decodeBase64(answer.csvEncoded),
        exportCount: answer.almanacExportCount,
        leftOutCount: answer.leftOutCount,
        errorMessage: answer.errorMessage,
      };
    }),
  preview: async (target, sheet, signal) => {
    const searchParams = buildParams(target, sheet === null ? [] : [["sheet", sheet]]);
    const address = `${buildContactExportEndpoint(target).replace(/\/$/, "")}/preview/`;
    const answer = await read<ExportPreviewWire>(http.get(address, { searchParams, signal }));
    return { ...answer, columns: answer.columns?.filter(isContactColumn) ?? null, rows: answer.rows.map(toFacts) };
  },
});

function buildParams(target: ContactExportTarget, options: [string, string][]): string {
  const items = target.kind === "record" ? [] : (target.itemIds ?? []);
  const own = new URLSearchParams([...items.map((itemId) => ["p", itemId]), ...options]).toString();
  const search = target.kind === "search" ? toRequestParams(target.scope, target.query) : "";
  return [search, own].filter((part) => part !== "").join("&");
}

const toFacts = (row: readonly string[]): ContactFacts =>
  Object.fromEntries(CONTACT_COLUMNS.map((column, at) => [column, row[at] ?? ""])) as ContactFacts;

/** Decodes base64; an invalid text is a broken response. */
export function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw new CallFailed({ kind: "broken", status: 200 });
  }
}
