import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  BulkDossierCheckWire,
  BulkDossierMailWire,
  CustomLogoAnswerWire,
  CustomLogoRequestWire,
  ErrorWire,
  FolderDossierCheckWire,
} from "@rotunda/core/wire";
import {
  canDownloadDirectly,
  DOSSIER_FORMATS,
  DOSSIER_ORDERS,
  type DossierParams,
  formatDossierFileName,
  type BookKind,
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
import { openTo, readAccount, readCaller, readUserId, requireWebUser } from "../platform/access.ts";
import {
  ApiError,
  createBusy,
  createClientGone,
  createNotFound,
  createTooManyRequests,
  createUnknownValue,
} from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { requireSameOrigin } from "../platform/same-origin.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import { parseRecordId } from "../platform/db.ts";
import { readProfileLock } from "../profiles/profile.sql.ts";
import { describeSearch, createEnum } from "../search/describe-search.ts";
import { createContext, readQueryString, readSearch } from "../search/read-search.ts";
import { toReader } from "../search/search-items.sql.ts";
import { findAllRecords } from "../search/run-search.ts";
import { filterSelected, readSelected, SELECTED_PARAM } from "../search/selected-records.ts";
import { createFairQueue, TooBusy } from "../platform/fair-queue.ts";
import { findReader, endTurn, createDisconnectSignal } from "../platform/lanes.ts";
import type { ReadingPace } from "../platform/reading-pace.ts";
import { type BuildDossier, toLocalDay } from "./dossier-book.ts";
import { findOwnFolder, filterReadablePeople } from "./dossier-people.sql.ts";
import { estimateSeconds, countPeopleWaiting } from "./estimate.ts";
import { describeFiles, sendFile } from "./send-file.ts";
import { type DossierJob, loadBook } from "./load-book.ts";
import { createLogoRequests, LOGO_ALREADY_REQUESTED } from "./logo-request.ts";

const MAILED_PER_HOUR = 20;
const MAILED = { name: "mailed profile books", limit: MAILED_PER_HOUR, windowMs: 60 * 60 * 1000 };

export interface DossiersDeps extends AppDeps {
  jobs: Jobs;
  build: BuildDossier;
  pace: ReadingPace;
}

interface BookRequest extends DossierJob {
  kind: BookKind;
  email: boolean;
}

const ERRORS = { 400: ErrorWire, 429: ErrorWire };
/** 429 if the reader has too many unfinished books, 503 if all readers together have. */
const FILE = { 200: describeFiles("docx", "pdf", "zip"), 429: ErrorWire, 503: ErrorWire };

/** Unfinished books of one reader, and waiting books of all readers. Each occupies a processor for seconds. */
const BOOKS_EACH = 3;
const BOOKS_WAITING = 12;
const BOOK_WAIT_MS = 60_000;
const OWN_LIMIT_SECONDS = 10;
const BUSY_SECONDS = 60;

const listValues = (options: readonly { value: string }[]) => options.map(({ value }) => value);
/** Described here and validated by core. */
const OPTIONS = {
  datatype: createEnum(listValues(DOSSIER_FORMATS), "The format", "docx"),
  order: createEnum(listValues(DOSSIER_ORDERS), "`folderbriefcase_id` is the folder’s own", "alphabetical"),
  use_custom_logo: Type.Boolean({ description: "`true`: the organization’s logo on Word formats" }),
  with_notes: Type.Boolean({ description: "`true`: a chapter of the reader’s and the organization’s notes and tags" }),
};
const NAME = { doc_name: Type.String({ description: "The document’s name" }) };
const MAIL = { email: Type.Boolean({ description: "`true`: made in the background and mailed" }) };

export const dossiersRoutes =
  (deps: DossiersDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, settings, clock, jobs, build, pace } = deps;
    const fromOurPage = requireSameOrigin(settings);
    const askForLogo = createLogoRequests(deps);
    const mailed = createSlidingWindow({ db, clock }, MAILED);
    const turns = createFairQueue({ atOnce: 1, each: BOOKS_EACH, waiting: BOOKS_WAITING, deadlineMs: BOOK_WAIT_MS });
    openTo(app, requireWebUser, "Profile books");

    app.get(
      "/api/folderDossierDownloadCheck/:id",
      {
        config: { query: { ...OPTIONS, ...MAIL, ...SELECTED_PARAM } },
        schema: {
          params: Type.Object({ id: Type.String() }),
          response: { 200: FolderDossierCheckWire, ...ERRORS, 404: ErrorWire },
        },
      },
      async (request) => {
        const asked = await readFolder(request, request.params.id);
        const { email: started, people } = asked;
        if (started) {
          await fromOurPage(request);
          refuse(asked);
          await mail(request, asked);
        }
        const count = people.length;
        const short = canDownloadDirectly(count);
        // The count includes the present request.
        const countOthers = async () => Math.max(0, (await countPeopleWaiting(db)) - (started ? count : 0));
        const eta = estimateSeconds(count, started || !short ? { waiting: await countOthers() } : null);
        return { profile_count: count, eta, short, started };
      },
    );

    app.get(
      "/api/folderDossierDownload/:id",
      {
        config: { query: { ...OPTIONS, ...SELECTED_PARAM } },
        schema: { params: Type.Object({ id: Type.String() }), response: { ...FILE, 400: ErrorWire, 404: ErrorWire } },
      },
      async (request, reply) => deliver(request, reply, await readFolder(request, request.params.id)),
    );

    app.get(
      "/api/bulkDossierDownloadCheck/",
      {
        config: { query: { ...describeSearch("universal"), ...OPTIONS, ...NAME, ...MAIL, ...SELECTED_PARAM } },
        schema: { response: { 200: Type.Union([BulkDossierCheckWire, BulkDossierMailWire]), ...ERRORS } },
      },
      async (request) => {
        const asked = await readSearched(request);
        const count = asked.people.length;
        if (!asked.email) return { num_profiles: count, is_downloadable: canDownloadDirectly(count) };
        await fromOurPage(request);
        const refusal = refuseDossier(asked, count);
        if (refusal) return { ok: false, error_message: refusal.message };
        await mail(request, asked);
        return { ok: true, error_message: "" };
      },
    );

    app.get(
      "/api/bulkDossierDownload/",
      {
        config: { query: { ...describeSearch("universal"), ...OPTIONS, ...NAME, ...SELECTED_PARAM } },
        schema: { response: { ...FILE, 400: ErrorWire } },
      },
      async (request, reply) => deliver(request, reply, await readSearched(request)),
    );

    app.get(
      "/api/profileDossier/:file",
      {
        schema: {
          params: Type.Object({ file: Type.String() }),
          querystring: Type.Object({ custom_logo: Type.Optional(Type.String()) }),
          response: { ...FILE, 200: describeFiles("docx", "pdf"), 404: ErrorWire },
        },
      },
      async (request, reply) => {
        const [, idText = "", format] = /^(\d+)\.(docx|pdf)$/.exec(request.params.file) ?? [];
        const id = parseRecordId(idText);
        const lock = await readProfileLock(db, id, toReader(readCaller(request)));
        if (!lock || (format !== "docx" && format !== "pdf")) throw createNotFound("profile");
        if (lock.is_paywalled) {
          throw new ApiError(403, "PAYWALLED", "Your subscription does not include this profile.");
        }
        const useCustomLogo = /^true$/i.test(request.query.custom_logo ?? "");
        const people = [{ record_type: "profile", record_id: id }];
        const asked = { kind: "profile", documentName: "", email: false } as const;
        return deliver(request, reply, { ...asked, people, format, useCustomLogo });
      },
    );

    app.post(
      "/api/requestCustomLogo/",
      { schema: { body: CustomLogoRequestWire, response: { 200: CustomLogoAnswerWire, ...ERRORS } } },
      async (request) => {
        const { message, request_custom_logo: isAsked } = request.body;
        if (!isAsked) {
          const explanation = "Set “request_custom_logo” to request a logo.";
          throw new ApiError(400, "NOTHING_ASKED", explanation, "request_custom_logo");
        }
        if ((await askForLogo({ userId: readUserId(request), message })) === "too-often") {
          throw new ApiError(429, "TOO_MANY_REQUESTS", LOGO_ALREADY_REQUESTED);
        }
        return { status_msg: MESSAGES.logoRequested, error_message: "", status_code: 200 };
      },
    );

    async function readFolder(request: FastifyRequest, idText: string): Promise<BookRequest> {
      const params = readParams(request);
      const folder = await findOwnFolder(db, readAccount(request, clock()), parseRecordId(idText));
      if (!folder) throw createNotFound("folder");
      const records = filterSelected(folder.records, readSelected(request));
      const people = await filterReadablePeople(db, records, {
        reader: toReader(readCaller(request)),
        order: params.order,
      });
      refuse({ kind: "folder", people }, { canBeEmpty: true });
      return { ...params, kind: "folder", people, documentName: folder.name };
    }

    async function readSearched(request: FastifyRequest): Promise<BookRequest> {
      const params = readParams(request);
      const caller = readCaller(request);
      // A profile book's `order` has other values than a search's.
      const search = new URLSearchParams(readQueryString(request));
      search.delete("order");
      const query = readSearch("universal", `?${search.toString()}`, caller, (await readLookups(db)).lookups);
      const context = createContext(caller, clock());
      // One more than the limit is enough to refuse.
      const limits = { limit: PROFILE_BOOK_MAX + 1, selected: readSelected(request) };
      const found = await findAllRecords(db, "universal", query, { context, ...limits });
      refuse({ kind: "search", people: found }, { canBeEmpty: true });
      const people = await filterReadablePeople(db, found, { reader: toReader(caller), order: "alphabetical" });
      return { ...params, kind: "search", people, documentName: params.documentName || MESSAGES.profileBookName };
    }

    async function mail(request: FastifyRequest, asked: BookRequest): Promise<void> {
      const userId = readUserId(request);
      const job = createJob(request, asked);
      const allowed = await mailed.take(String(userId));
      if (allowed.do === "wait") {
        throw createTooManyRequests(
          "You have requested too many profile books. Try again in an hour.",
          allowed.seconds,
        );
      }
      await jobs.enqueue(db, { kind: "dossier", userId, request: job });
      jobs.wake();
    }

    /** Without a name, the document is named after its first person. */
    async function deliver(request: FastifyRequest, reply: FastifyReply, asked: BookRequest): Promise<FastifyReply> {
      refuse(asked);
      if (!canDownloadDirectly(asked.people.length)) {
        throw new ApiError(400, "TOO_LARGE", "A profile book of this size is made in the background and emailed.");
      }
      const job = createJob(request, asked);
      const signal = createDisconnectSignal(reply);
      await pace(request, { records: asked.people.length, signal });
      const work = async () => {
        const book = await loadBook(deps, readCaller(request), job);
        const documentName = job.documentName || book.people[0]?.profile.preferred_name_display;
        if (documentName === undefined) throw createNotFound("profile");
        const file = await build({ ...book, documentName }, job.format, signal);
        return sendFile(reply, file, formatDossierFileName({ ...job, documentName }, toLocalDay(clock())));
      };
      endTurn(request);
      return turns.take(findReader(request), work, { signal }).catch((error: unknown) => {
        if (signal.aborted) throw createClientGone();
        if (!(error instanceof TooBusy)) throw error;
        if (error.because === "reader") throw createTooManyRequests(TOO_MANY_BOOKS, OWN_LIMIT_SECONDS);
        throw createBusy(BUSY, BUSY_SECONDS);
      });
    }
  };

const TOO_MANY_BOOKS = "Several of your profile books are still being made. Try again when they are done.";
const BUSY = "Many profile books are being made right now. Try again in a minute.";

function readParams(request: FastifyRequest): DossierParams {
  const { params, problems } = readDossierParams(readQueryString(request));
  if (problems[0]) throw createUnknownValue(problems[0]);
  // HEAD checks a request and must not send mail.
  return request.method === "HEAD" ? { ...params, email: false } : params;
}

function refuse(asked: Pick<BookRequest, "kind" | "people">, { canBeEmpty = false } = {}): void {
  const refusal = refuseDossier(asked, asked.people.length);
  if (!refusal || (canBeEmpty && refusal.because === "empty")) return;
  throw new ApiError(400, refusal.because === "empty" ? "NO_PROFILES" : "TOO_MANY_PROFILES", refusal.message);
}

function createJob(request: FastifyRequest, asked: BookRequest): DossierJob {
  const { people, documentName, format, withNotes } = asked;
  const useCustomLogo = usesCustomLogo(asked);
  const hasLogo = readCaller(request).session.accountOrganization?.hasCustomLogo ?? false;
  if (useCustomLogo && !hasLogo) throw new ApiError(403, "NO_CUSTOM_LOGO", MESSAGES.logoOffer);
  return { people, documentName, format, useCustomLogo, withNotes };
}
