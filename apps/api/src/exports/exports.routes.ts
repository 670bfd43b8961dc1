import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ContactExportWire, ErrorWire, ExportPreviewWire, MovedWire } from "@rotunda/core/wire";
import {
  buildHref,
  EXPORT_FORMATS,
  type ExportedRecord,
  isLabelSheet,
  LABEL_SHEET_NAMES,
  readExportOptions,
  SCOPES,
  SEARCH_SCOPES,
  UNIVERSAL_EXPORT_ENDPOINT,
} from "@rotunda/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { findOwnFolder } from "../dossiers/dossier-people.sql.ts";
import { readLookups } from "../lookups/read-lookups.ts";
import { readAccount, readCaller, readUserId, requireStaff, requireWebUser } from "../platform/access.ts";
import { createNotFound, createUnknownValue } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { type Db, parseRecordId } from "../platform/db.ts";
import { endTurn } from "../platform/lanes.ts";
import type { ReadingPace } from "../platform/reading-pace.ts";
import { requireSameOrigin } from "../platform/same-origin.ts";
import { logEvent } from "../platform/security-log.ts";
import { describeSearch, createEnum, type QueryParameters } from "../search/describe-search.ts";
import { createContext, readQueryString, readSearch } from "../search/read-search.ts";
import { toReader } from "../search/search-items.sql.ts";
import { filterSelected, readSelected, SELECTED_PARAM } from "../search/selected-records.ts";
import { findOpen } from "../search/run-search.ts";
import { exportContacts, type ExportSubject, previewExport } from "./export-contacts.ts";
import { filterOpenRecords, readRecordLock, listRecordPeople } from "./record-people.sql.ts";

const RECORDS: Record<ExportedRecord, { noun: string; summary: string }> = {
  profileKnowWho: { noun: "profile", summary: "A contact, and the staff of the contact’s office" },
  agency: { noun: "agency", summary: "The people of an agency" },
  caucus: { noun: "caucus", summary: "The members and staff of a caucus" },
  committee: { noun: "committee", summary: "The members and staff of a committee" },
};

const LEFT_OUT =
  "Profiles outside the reader’s modules are left out: `left_out_count` says how many, and they don’t count. An export beyond the allowance, or without rows, is refused.";
const PREVIEW =
  "Takes the parameters of the export. Returns the number of contacts, the first ones and the remaining allowance; nothing is counted.";
const PAYWALL = "A record outside the reader’s modules answers 303 with the paywall’s address.";
const NOTHING: ContactExportWire = { csv_encoded: "", almanac_export_count: 0, left_out_count: 0, error_message: "" };
const ERRORS = { 400: ErrorWire, 401: ErrorWire, 403: ErrorWire };
const OF_ID = { ...ERRORS, 404: ErrorWire };

/** Described here and validated by core. */
const SHEET_PARAM: QueryParameters = {
  sheet: createEnum(LABEL_SHEET_NAMES, "The sheet of labels, by the number of Avery"),
};
const FORMATS = EXPORT_FORMATS.map(({ value }) => value);
const FILE_PARAMS: QueryParameters = {
  format: createEnum(FORMATS, "The kind of file", "csv"),
  columns: Type.String({ description: "Ids of columns in their order, separated by commas, of a CSV or XLSX file" }),
  ...SHEET_PARAM,
  start: Type.Integer({ minimum: 1, default: 1, description: "The first free label of the first sheet" }),
};

type Subject = Pick<ExportSubject, "find" | "groupId"> & { kind: string };
interface Exported {
  summary: string;
  guard: (request: FastifyRequest) => Promise<void>;
  query?: QueryParameters;
  /** Finds the people whose contacts are exported; null for a record outside the reader's modules. */
  read: (request: FastifyRequest, id: string) => Promise<Subject | null>;
  description?: string;
  responses: typeof ERRORS & { 303?: typeof MovedWire };
}

export const exportsRoutes =
  ({ db, settings, clock, pace }: AppDeps & { pace: ReadingPace }): FastifyPluginAsyncTypebox =>
  async (app) => {
    // Exports count against the allowance, so other sites' links and HEAD requests must not trigger one.
    const fromOurPage = requireSameOrigin(settings);

    const describeTarget = (request: FastifyRequest, { find, groupId }: Subject): ExportSubject => ({
      find,
      groupId,
      userId: readUserId(request),
      reader: toReader(readCaller(request)),
      origin: settings.publicOrigin,
      now: clock(),
    });

    async function deliver(request: FastifyRequest, reply: FastifyReply, subject: Subject): Promise<ContactExportWire> {
      const { options, problems } = readExportOptions(readParams(request));
      if (problems[0]) throw createUnknownValue(problems[0]);
      if (request.method === "HEAD") return NOTHING;
      const target = describeTarget(request, subject);
      const { kind } = subject;
      const isGone = () => reply.raw.destroyed;
      const { answer, rows } = await exportContacts(db, { ...target, kind, options, isGone });
      const facts = { userId: target.userId, kind, rows, format: options.format };
      logEvent(request, rows === null ? "export-refused" : "export", facts);
      return answer;
    }

    async function preview(request: FastifyRequest, _: FastifyReply, subject: Subject): Promise<ExportPreviewWire> {
      const named = readParams(request).get("sheet") ?? "";
      const sheet = isLabelSheet(named) ? named : null;
      if (named !== "" && !sheet) throw createUnknownValue("sheet");
      const answer = await previewExport(db, { ...describeTarget(request, subject), sheet });
      // The shown contacts count as opened. The turn ends first, so that a delay blocks no other request.
      endTurn(request);
      await pace(request, { records: answer.rows.length });
      return answer;
    }

    function addExport(url: string, { summary, guard, query = {}, read, description = "", responses }: Exported): void {
      const file = {
        url,
        own: FILE_PARAMS,
        schema: {
          summary: `${summary} as a file`,
          description: `${LEFT_OUT} ${description}`.trim(),
          response: { 200: ContactExportWire, ...responses },
        },
        answer: deliver,
      };
      const previewed = {
        url: `${url.replace(/\/$/u, "")}/preview/`,
        own: SHEET_PARAM,
        schema: {
          summary: `Preview of a file: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
          description: `${PREVIEW} ${description}`.trim(),
          response: { 200: ExportPreviewWire, ...responses, 429: ErrorWire },
        },
        answer: preview,
      };
      const common = { tags: ["Exports"], ...(url.includes(":id") && { params: Type.Object({ id: Type.String() }) }) };
      for (const { url: address, own, schema, answer } of [file, previewed]) {
        app.get<{ Params: { id?: string } }>(
          address,
          {
            preHandler: [guard, fromOurPage],
            config: { query: { ...query, ...own } },
            schema: { ...common, ...schema },
          },
          async (request, reply) => {
            const subject = await read(request, request.params.id ?? "");
            if (!subject) return reply.code(303).send({ url: buildHref("PayWall") });
            return answer(request, reply, subject);
          },
        );
      }
    }

    for (const scope of SEARCH_SCOPES) {
      addExport(`/${SCOPES[scope].exportEndpoint ?? UNIVERSAL_EXPORT_ENDPOINT}`, {
        summary: `The results of a ${scope} search, or some of them,`,
        guard: scope === "universal" ? requireStaff : requireWebUser,
        query: { ...describeSearch(scope), ...SELECTED_PARAM },
        responses: ERRORS,
        read: async (request) => {
          const caller = readCaller(request);
          const query = readSearch(scope, request.url, caller, (await readLookups(db)).lookups);
          const context = createContext(caller, clock());
          const selected = readSelected(request);
          const find = async (tx: Db) => {
            const open = await findOpen(tx, scope, query, context);
            if (!selected) return open;
            const records = filterSelected(open.records, selected);
            return { records, leftOut: selected.size - records.length };
          };
          return { kind: scope, groupId: null, find };
        },
      });
    }

    for (const type of Object.keys(RECORDS) as ExportedRecord[]) {
      const { noun, summary } = RECORDS[type];
      addExport(`/api/${type}Export/:id`, {
        summary,
        guard: requireWebUser,
        description: PAYWALL,
        responses: { ...OF_ID, 303: MovedWire },
        read: async (request, idText) => {
          const id = parseRecordId(idText);
          const reader = toReader(readCaller(request));
          const lock = await readRecordLock(db, type, id, reader);
          if (!lock) throw createNotFound(noun);
          if (lock.is_paywalled) return null;
          const groupId = type === "committee" || type === "caucus" ? id : null;
          return { kind: type, groupId, find: (tx) => listRecordPeople(tx, type, id, reader) };
        },
      });
    }

    addExport("/api/folderExport/:id", {
      summary: "The contacts of a folder, or some of them,",
      guard: requireWebUser,
      query: SELECTED_PARAM,
      responses: OF_ID,
      read: async (request, idText) => {
        const selected = readSelected(request);
        const folder = await findOwnFolder(db, readAccount(request, clock()), parseRecordId(idText));
        if (!folder) throw createNotFound("folder");
        const records = filterSelected(folder.records, selected);
        const reader = toReader(readCaller(request));
        return { kind: "folder", groupId: null, find: (tx) => filterOpenRecords(tx, records, reader) };
      },
    });
  };

const readParams = (request: FastifyRequest): URLSearchParams => new URLSearchParams(readQueryString(request));
