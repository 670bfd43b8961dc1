import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  BulkDossierCheckWire,
  BulkDossierMailWire,
  ErrorWire,
  FolderDossierCheckWire,
} from "@rotunda/adapters-http/wire";
import {
  canDownloadDirectly,
  DOSSIER_FORMATS,
  DOSSIER_ORDERS,
  type DossierParams,
  MESSAGES,
  PROFILE_BOOK_MAX,
  readDossierParams,
  refuseDossier,
  usesCustomLogo,
} from "@rotunda/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { Jobs } from "../jobs/create-jobs.ts";
import { readLookups } from "../lookups/read-lookups.ts";
import { readCaller, requireWebUser } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { requireSameOrigin } from "../platform/same-origin.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import { parseRecordId } from "../profiles/record-id.ts";
import { readProfileLock } from "../profiles/profile.sql.ts";
import { describeSearch, joinWithOr } from "../search/describe-search.ts";
import { createContext, readSearch } from "../search/read-search.ts";
import { toReader } from "../search/reader.ts";
import { findEvery } from "../search/run-search.ts";
import type { RecordRef } from "../search/search.sql.ts";
import { createConcurrencyLimit, TooBusy } from "../platform/concurrency-limit.ts";
import { type BuildDossier, type DossierJob, formatFileName } from "./dossier-letter.ts";
import { listFolderRecords, findOwnFolder, filterReadablePeople } from "./dossier-people.sql.ts";
import { estimateSeconds, countPeopleWaiting } from "./estimate.ts";
import { describeFiles, sendFile } from "./send-file.ts";
import { loadBook } from "./load-book.ts";
import { logoRequestRoutes } from "./logo-request.routes.ts";

const HOUR_MS = 60 * 60 * 1000;
const MAILED_PER_HOUR = 20;

export interface DossiersDeps extends AppDeps {
  jobs: Jobs;
  build: BuildDossier;
}

interface Asked {
  kind: "folder" | "search";
  params: DossierParams;
  people: RecordRef[];
  documentName: string;
}

const REFUSALS = { 401: ErrorWire, 403: ErrorWire };
const ERRORS = { ...REFUSALS, 400: ErrorWire, 429: ErrorWire };
/** Response schemas: the file, or 503 when too many are being built. */
const FILE = { 200: describeFiles("docx", "pdf", "zip"), 503: ErrorWire };
const BUSY_SECONDS = 60;

/** Core's rules read these themselves. */
const OPTIONS = {
  datatype: joinWithOr(
    DOSSIER_FORMATS.map(({ value }) => value),
    "The format",
    "docx",
  ),
  order: joinWithOr(
    DOSSIER_ORDERS.map(({ value }) => value),
    "`folderbriefcase_id` is the folder’s own",
    "alphabetical",
  ),
  use_custom_logo: Type.Boolean({ description: "`true`: the organization’s logo on Word formats" }),
};
const NAME = { doc_name: Type.String({ description: "The document’s name" }) };
const MAIL = { email: Type.Boolean({ description: "`true`: made in the background and mailed" }) };
const SELECTION = {
  p: Type.Array(Type.String(), {
    description: "An item of the folder, `{id}-{recordType}`; repeated, the book holds those only",
  }),
};

export const dossiersRoutes =
  (deps: DossiersDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, settings, clock, jobs, build } = deps;
    const fromOurPage = requireSameOrigin(settings);
    const mailed = createSlidingWindow(
      { db, clock },
      { name: "mailed profile books", limit: MAILED_PER_HOUR, windowMs: HOUR_MS },
    );
    // Each holds a processor for seconds; more than a few waiting would not be answered in time.
    const turns = createConcurrencyLimit({ atOnce: 1, waiting: 6 });

    app.get(
      "/api/folderDossierDownloadCheck/:id",
      {
        preHandler: requireWebUser,
        config: { query: { ...OPTIONS, ...MAIL, ...SELECTION } },
        schema: {
          tags: ["Profile books"],
          summary: "How many people of a folder a profile book will hold, and how it comes",
          description:
            "`datatype`, `order`, `use_custom_logo`; `p` repeated limits it to items of the folder. With `email=true` it is made in the background and mailed.",
          params: Type.Object({ id: Type.String() }),
          response: { 200: FolderDossierCheckWire, ...ERRORS, 404: ErrorWire },
        },
      },
      async (request) => {
        const asked = await askedOfFolder(request, request.params.id);
        if (asked.params.email) {
          await fromOurPage(request);
          refuseUnlessMade(asked);
          await mail(request, asked);
        }
        const count = asked.people.length;
        const short = canDownloadDirectly(count);
        const isMailed = asked.params.email || !short;
        // Counts the request itself.
        const own = asked.params.email ? count : 0;
        const mailed = isMailed ? { waiting: Math.max(0, (await countPeopleWaiting(db)) - own) } : null;
        return { profile_count: count, eta: estimateSeconds(count, mailed), short, started: asked.params.email };
      },
    );

    app.get(
      "/api/folderDossierDownload/:id",
      {
        preHandler: requireWebUser,
        config: { query: { ...OPTIONS, ...SELECTION } },
        schema: {
          tags: ["Profile books"],
          summary: "A folder’s people as one file: what the folder’s `dossier_url` leads to",
          params: Type.Object({ id: Type.String() }),
          response: { ...FILE, ...REFUSALS, 400: ErrorWire, 404: ErrorWire },
        },
      },
      async (request, reply) => deliver(request, reply, await askedOfFolder(request, request.params.id)),
    );

    app.get(
      "/api/bulkDossierDownloadCheck/",
      {
        preHandler: requireWebUser,
        config: { query: { ...describeSearch("universal"), ...OPTIONS, ...NAME, ...MAIL } },
        schema: {
          tags: ["Profile books"],
          summary: "How many people of a search a profile book will hold, and how it comes",
          description:
            "Takes the parameters of the universal search, and `datatype`, `order`, `doc_name`, `use_custom_logo`. With `email=true` it is made in the background and mailed.",
          response: { 200: Type.Union([BulkDossierCheckWire, BulkDossierMailWire]), ...ERRORS },
        },
      },
      async (request) => {
        const asked = await askedOfSearch(request);
        if (!asked.params.email) {
          const count = asked.people.length;
          return { num_profiles: count, is_downloadable: canDownloadDirectly(count) };
        }
        await fromOurPage(request);
        const refusal = refuseDossier(asked, asked.people.length);
        if (refusal) return { ok: false, error_message: refusal.message };
        await mail(request, asked);
        return { ok: true, error_message: "" };
      },
    );

    app.get(
      "/api/bulkDossierDownload/",
      {
        preHandler: requireWebUser,
        config: { query: { ...describeSearch("universal"), ...OPTIONS, ...NAME } },
        schema: {
          tags: ["Profile books"],
          summary: "A search’s people as one file, with the parameters of its check",
          response: { ...FILE, ...REFUSALS, 400: ErrorWire },
        },
      },
      async (request, reply) => deliver(request, reply, await askedOfSearch(request)),
    );

    app.get(
      "/api/profileDossier/:file",
      {
        preHandler: requireWebUser,
        schema: {
          tags: ["Profile books"],
          summary: "One profile as a file: what `docx_url` and `pdf_url` lead to",
          description: "`{id}.docx` or `{id}.pdf`; `custom_logo=True` puts the organisation’s logo on a Word document.",
          params: Type.Object({ file: Type.String() }),
          querystring: Type.Object({ custom_logo: Type.Optional(Type.String()) }),
          response: { ...FILE, 200: describeFiles("docx", "pdf"), ...REFUSALS, 404: ErrorWire },
        },
      },
      async (request, reply) => {
        const [, idText = "", format] = /^(\d+)\.(docx|pdf)$/.exec(request.params.file) ?? [];
        const id = parseRecordId(idText);
        const lock = id === null ? null : await readProfileLock(db, id, toReader(readCaller(request)));
        if (id === null || !lock || (format !== "docx" && format !== "pdf")) throw notFound("profile");
        if (lock.is_paywalled) {
          throw new ApiError(403, "PAYWALLED", "Your subscription does not include this profile.");
        }
        const useCustomLogo = /^true$/i.test(request.query.custom_logo ?? "");
        refuseMissingLogo(request, { format, useCustomLogo });
        return turn(reply, async () => {
          const people = [{ record_type: "profile", record_id: id }] as const;
          const options = { people, documentName: "", useCustomLogo: usesCustomLogo({ format, useCustomLogo }) };
          const book = await loadBook(deps, readCaller(request), options);
          const documentName = book.people[0]?.profile.preferred_name_display;
          if (documentName === undefined) throw notFound("profile");
          const file = await build({ ...book, documentName }, format);
          return sendFile(reply, file, formatFileName({ documentName, format }, clock()));
        });
      },
    );

    await app.register(logoRequestRoutes(deps));

    async function askedOfFolder(request: FastifyRequest, idText: string): Promise<Asked> {
      const params = paramsOf(request);
      const id = parseRecordId(idText);
      const folder = id === null ? null : await findOwnFolder(db, userIdOf(request), id);
      if (!folder) throw notFound("folder");
      const { selection } = params;
      const isSelected = ({ record_type, record_id }: RecordRef) =>
        selection === null || selection.some((item) => item.id === record_id && item.recordType === record_type);
      const records = (await listFolderRecords(db, folder.id)).filter(isSelected);
      const people = await filterReadablePeople(db, records, {
        reader: toReader(readCaller(request)),
        order: params.order,
      });
      return checked({ kind: "folder", params, people, documentName: folder.name });
    }

    async function askedOfSearch(request: FastifyRequest): Promise<Asked> {
      const params = paramsOf(request);
      const caller = readCaller(request);
      const query = readSearch("universal", searchOf(request.url), caller, (await readLookups(db)).lookups);
      const context = createContext(caller, clock());
      // One more than a book may hold is enough to know that it is too much.
      const found = await findEvery(db, "universal", query, { context, limit: PROFILE_BOOK_MAX + 1 });
      const documentName = params.documentName || MESSAGES.profileBookName;
      if (found.length > PROFILE_BOOK_MAX) return checked({ kind: "search", params, people: found, documentName });
      // A search has no order of the Briefcase's.
      const people = await filterReadablePeople(db, found, { reader: toReader(caller), order: "alphabetical" });
      return { kind: "search", params, people, documentName };
    }

    async function mail(request: FastifyRequest, { params, people, documentName }: Asked): Promise<void> {
      const userId = userIdOf(request);
      refuseMissingLogo(request, params);
      if ((await mailed.take(String(userId))).do === "wait") {
        throw new ApiError(429, "TOO_MANY_REQUESTS", "You asked for many profile books. Try again in an hour.");
      }
      const job: DossierJob = {
        people,
        documentName,
        format: params.format,
        useCustomLogo: usesCustomLogo(params),
      };
      await jobs.ready();
      await db.transaction((tx) => jobs.enqueue(tx, { kind: "dossier", userId, request: job }));
      jobs.wake();
    }

    async function deliver(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
      refuseUnlessMade(asked);
      const { params, people, documentName } = asked;
      if (!canDownloadDirectly(people.length)) {
        throw new ApiError(400, "TOO_LARGE", "A profile book of this size is made in the background and mailed.");
      }
      refuseMissingLogo(request, params);
      return turn(reply, async () => {
        const options = { people, documentName, useCustomLogo: usesCustomLogo(params) };
        const book = await loadBook(deps, readCaller(request), options);
        const file = await build(book, params.format);
        return sendFile(reply, file, formatFileName({ documentName, format: params.format }, clock()));
      });
    }

    async function turn(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
      try {
        return await turns.take(work);
      } catch (error) {
        if (!(error instanceof TooBusy)) throw error;
        void reply.header("retry-after", BUSY_SECONDS);
        throw new ApiError(503, "BUSY", "Many profile books are being made at this moment. Try again in a minute.");
      }
    }
  };

/** The `order` of a profile book isn’t that of a search. */
function searchOf(url: string): string {
  const params = new URLSearchParams(url.replace(/^[^?]*/u, ""));
  params.delete("order");
  return `?${params.toString()}`;
}

function paramsOf({ method, url }: FastifyRequest): DossierParams {
  const start = url.indexOf("?");
  const { params, problems } = readDossierParams(start < 0 ? "" : url.slice(start + 1));
  const [problem] = problems;
  if (problem) throw new ApiError(400, "BAD_PARAMETER", `The value of “${problem}” is unknown.`, problem);
  // HEAD checks a request and must not send mail.
  return method === "HEAD" ? { ...params, email: false } : params;
}

/** An oversized book is refused for every method. */
function checked(asked: Asked): Asked {
  const refusal = refuseDossier(asked, asked.people.length);
  if (refusal?.because === "too-many") throw new ApiError(400, "TOO_MANY_PROFILES", refusal.message);
  return asked;
}

function refuseUnlessMade(asked: Asked): void {
  const refusal = refuseDossier(asked, asked.people.length);
  if (refusal)
    throw new ApiError(400, refusal.because === "empty" ? "NO_PROFILES" : "TOO_MANY_PROFILES", refusal.message);
}

function refuseMissingLogo(request: FastifyRequest, options: Pick<DossierParams, "format" | "useCustomLogo">): void {
  const hasLogo = readCaller(request).session.accountOrganization?.hasCustomLogo ?? false;
  if (usesCustomLogo(options) && !hasLogo) throw new ApiError(403, "NO_CUSTOM_LOGO", MESSAGES.logoOffer);
}

const notFound = (noun: string): ApiError => new ApiError(404, "NOT_FOUND", `There is no such ${noun}.`);

function userIdOf(request: FastifyRequest): number {
  const { userId } = readCaller(request);
  if (userId === null) throw new Error("A profile book needs an individual login.");
  return userId;
}
