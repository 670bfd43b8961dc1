import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ContactExportWire, ErrorWire } from "@rotunda/adapters-http/wire";
import { SCOPES, SEARCH_SCOPES, UNIVERSAL_EXPORT_ENDPOINT } from "@rotunda/core";
import Type from "typebox";
import { readLookups } from "../lookups/read-lookups.ts";
import { callerOf, requireStaff, requireWebUser } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { requireSameOrigin } from "../platform/same-origin.ts";
import { logEvent } from "../platform/security-log.ts";
import { contextOf, readSearch } from "../search/read-search.ts";
import { exportContacts } from "./export-contacts.ts";

export const exportsRoutes =
  ({ db, settings, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    for (const scope of SEARCH_SCOPES) {
      app.get(
        `/${SCOPES[scope].exportEndpoint ?? UNIVERSAL_EXPORT_ENDPOINT}`,
        {
          // It counts against the allowance: a link on another site must not use that up.
          preHandler: [scope === "universal" ? requireStaff : requireWebUser, requireSameOrigin(settings)],
          schema: {
            tags: ["Exports"],
            summary: `Every result of a ${scope} search as a spreadsheet`,
            description: "Takes the parameters of the search. An export beyond the allowance is refused whole.",
            querystring: Type.Object({}, { additionalProperties: true }),
            response: { 200: ContactExportWire, 400: ErrorWire, 401: ErrorWire, 403: ErrorWire },
          },
        },
        async (request) => {
          const caller = callerOf(request);
          const query = readSearch(scope, request.url, caller, (await readLookups(db)).lookups);
          const now = clock();
          const userId = caller.userId ?? 0;
          const context = contextOf(caller, now);
          const { answer, rows } = await exportContacts(db, { scope, query, userId, context, now });
          logEvent(request, rows === null ? "export-refused" : "export", { userId, kind: scope, rows });
          return answer;
        },
      );
    }
  };
