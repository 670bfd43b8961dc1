import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ContactExportWire, ErrorWire, MovedWire } from "@rotunda/adapters-http/wire";
import { type ExportedRecord, buildHref, SCOPES, SEARCH_SCOPES, UNIVERSAL_EXPORT_ENDPOINT } from "@rotunda/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { readLookups } from "../lookups/read-lookups.ts";
import { readCaller, readUserId, requireStaff, requireWebUser } from "../platform/access.ts";
import { createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import type { Db } from "../platform/db.ts";
import { requireSameOrigin } from "../platform/same-origin.ts";
import { logEvent } from "../platform/security-log.ts";
import { parseRecordId } from "../profiles/record-id.ts";
import { describeSearch } from "../search/describe-search.ts";
import { createContext, readSearch } from "../search/read-search.ts";
import { toReader } from "../search/search-items.sql.ts";
import { findOpen } from "../search/run-search.ts";
import type { OpenRecords } from "../search/search.sql.ts";
import { exportContacts } from "./export-contacts.ts";
import { readRecordLock, listRecordPeople } from "./record-people.sql.ts";

/** Exportable records: the noun in messages, and the summary of the API docs. */
const RECORDS: Record<ExportedRecord, { noun: string; summary: string }> = {
  profileKnowWho: { noun: "profile", summary: "A contact, and the staff of the contact’s office, as a spreadsheet" },
  agency: { noun: "agency", summary: "The people of an agency as a spreadsheet" },
  caucus: { noun: "caucus", summary: "The members and staff of a caucus as a spreadsheet" },
  committee: { noun: "committee", summary: "The members and staff of a committee as a spreadsheet" },
};

const LEFT_OUT =
  "Profiles outside the reader’s modules are left out: `left_out_count` says how many, and they don’t count. An export beyond the allowance is refused whole, and one that has no row left.";
const NOTHING: ContactExportWire = { csv_encoded: "", almanac_export_count: 0, left_out_count: 0, error_message: "" };

export const exportsRoutes =
  ({ db, settings, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    async function deliver(
      [request, reply]: [FastifyRequest, FastifyReply],
      kind: string,
      { find, groupId }: { find: (tx: Db) => Promise<OpenRecords>; groupId: number | null },
    ): Promise<ContactExportWire> {
      const caller = readCaller(request);
      const userId = readUserId(request);
      const { answer, rows } = await exportContacts(db, {
        kind,
        find,
        userId,
        reader: toReader(caller),
        groupId,
        origin: settings.publicOrigin,
        now: clock(),
        isGone: () => reply.raw.destroyed,
      });
      logEvent(request, rows === null ? "export-refused" : "export", { userId, kind, rows });
      return answer;
    }
    // Exports count against the allowance, so other sites' links and HEAD requests must not trigger one.
    const fromOurPage = requireSameOrigin(settings);

    for (const scope of SEARCH_SCOPES) {
      app.get(
        `/${SCOPES[scope].exportEndpoint ?? UNIVERSAL_EXPORT_ENDPOINT}`,
        {
          preHandler: [scope === "universal" ? requireStaff : requireWebUser, fromOurPage],
          config: { query: describeSearch(scope) },
          schema: {
            tags: ["Exports"],
            summary: `Every result of a ${scope} search as a spreadsheet`,
            description: `Takes the parameters of the search. ${LEFT_OUT}`,
            response: { 200: ContactExportWire, 400: ErrorWire, 401: ErrorWire, 403: ErrorWire },
          },
        },
        async (request, reply) => {
          const caller = readCaller(request);
          const query = readSearch(scope, request.url, caller, (await readLookups(db)).lookups);
          if (request.method === "HEAD") return reply.send(NOTHING);
          const context = createContext(caller, clock());
          return deliver([request, reply], scope, { find: (tx) => findOpen(tx, scope, query, context), groupId: null });
        },
      );
    }

    for (const type of Object.keys(RECORDS) as ExportedRecord[]) {
      const { noun, summary } = RECORDS[type];
      app.get(
        `/api/${type}Export/:id`,
        {
          preHandler: [requireWebUser, fromOurPage],
          schema: {
            tags: ["Exports"],
            summary,
            description: `${LEFT_OUT} A record outside the reader’s modules answers 303 with the paywall’s address.`,
            params: Type.Object({ id: Type.String() }),
            response: { 200: ContactExportWire, 303: MovedWire, 401: ErrorWire, 403: ErrorWire, 404: ErrorWire },
          },
        },
        async (request, reply) => {
          const id = parseRecordId(request.params.id);
          const lock = id === null ? null : await readRecordLock(db, type, id, toReader(readCaller(request)));
          if (id === null || !lock) throw createNotFound(noun);
          if (lock.is_paywalled) return reply.code(303).send({ url: buildHref("PayWall") });
          if (request.method === "HEAD") return reply.send(NOTHING);
          return deliver([request, reply], type, {
            find: (tx) => listRecordPeople(tx, type, id, toReader(readCaller(request))),
            groupId: type === "committee" || type === "caucus" ? id : null,
          });
        },
      );
    }
  };
