import {
  buildContactExportEndpoint,
  toRequestParams,
  type ContactExport,
  type ExportsApi,
  CallFailed,
} from "@rotunda/core";
import { camelize } from "./wire/camelize.ts";
import { ONCE, call, type Http } from "./http.ts";
import type { ContactExportWire } from "./wire/exports.ts";

export const createExportsApi = (http: Http): ExportsApi => {
  const fetchExport = (endpoint: string, searchParams = ""): Promise<ContactExport> =>
    call(async () => {
      const answer = camelize(await http.get(endpoint, { ...ONCE, searchParams }).json<ContactExportWire>());
      return {
        csv: decodeBase64(answer.csvEncoded),
        exportCount: answer.almanacExportCount,
        leftOutCount: answer.leftOutCount,
        errorMessage: answer.errorMessage,
      };
    });
  return {
    exportSearch: (scope, query) =>
      fetchExport(buildContactExportEndpoint({ kind: "search", scope }), toRequestParams(scope, query)),
    exportRecord: (type, id) => fetchExport(buildContactExportEndpoint({ kind: "record", type, id })),
  };
};

/** Decodes base64; an invalid text is a broken response. */
export function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw new CallFailed({ kind: "broken", status: 200 });
  }
}
