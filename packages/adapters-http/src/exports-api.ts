import { SCOPES, UNIVERSAL_EXPORT_ENDPOINT, toRequestParams, type ExportsApi } from "@rotunda/core";
import { decodeBase64 } from "./base64.ts";
import { camelize } from "./wire/camelize.ts";
import { ONCE, call, type Http } from "./http.ts";
import type { ContactExportWire } from "./wire/search.ts";

export const createExportsApi = (http: Http): ExportsApi => ({
  exportSearch: (scope, query) =>
    call(async () => {
      const endpoint = SCOPES[scope].exportEndpoint ?? UNIVERSAL_EXPORT_ENDPOINT;
      const options = { ...ONCE, searchParams: toRequestParams(scope, query) };
      const answer = camelize(await http.get(endpoint, options).json<ContactExportWire>());
      return {
        csv: decodeBase64(answer.csvEncoded),
        exportCount: answer.almanacExportCount,
        errorMessage: answer.errorMessage,
      };
    }),
});
