import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ContactExportWire, ErrorWire } from "@rotunda/adapters-http/wire";
import type { SearchScope } from "@rotunda/core";
import Type from "typebox";
import { readLookups } from "../lookups/read-lookups.ts";
import { callerOf, requireStaff, requireWebUser } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { contextOf, readSearch } from "../search/read-search.ts";
import { exportContacts } from "./export-contacts.ts";

const ENDPOINTS: Record<SearchScope, string> = {
  universal: "/api/searchExport/",
  congressional: "/api/searchExport/congressional/",
  federal: "/api/searchExport/federal/",
  state: "/api/searchExport/state/",
};

export const exportsRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    for (const scope of ["universal", "congressional", "federal", "state"] as const) {
      app.get(
        ENDPOINTS[scope],
        {
          preHandler: scope === "universal" ? requireStaff : requireWebUser,
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
          return exportContacts(db, { scope, query, userId: caller.userId ?? 0, context: contextOf(caller, now), now });
        },
      );
    }
  };
