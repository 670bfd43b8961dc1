import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  DigestWire,
  EndFollowWire,
  ErrorWire,
  FollowChoicesQueryWire,
  FollowChoicesWire,
  FollowedWire,
  FollowsWire,
  InboxQueryWire,
  InboxWire,
  MarkedAllWire,
  MarkLinesWire,
  SaveDigestWire,
  StartFollowWire,
  UnmarkWire,
  UnreadWire,
} from "@rotunda/core/wire";
import { FOLLOWS_MAX } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import { parseWholeDate } from "../imports/openstates-dates.ts";
import type { Jobs } from "../jobs/create-jobs.ts";
import { readAccount, readCaller, readUserId, openTo, requireWebUser } from "../platform/access.ts";
import { ApiError, createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { toReader } from "../search/search-items.sql.ts";
import { findDigest, findLastDelivery, saveDigest } from "./digests.sql.ts";
import { countFollowed, countUnread } from "./followed-changes.sql.ts";
import { findTarget, listFollows, listFollowOffers, startFollow } from "./follows.sql.ts";
import { markAllRead, markRead, markUnread } from "./inbox-reads.sql.ts";
import { loadInbox } from "./load-inbox.ts";
import { startRecording } from "./record-search-changes.ts";
import { queueDelivery } from "./run-digests.ts";
import { nameSeat } from "./seats.ts";

const PAGE_SIZE = 50;
const COUNTED_DAYS = 30;

export const inboxRoutes =
  ({ db, clock, jobs }: AppDeps & { jobs: Jobs }): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireWebUser, "Inbox");
    const describeOwner = (request: FastifyRequest) => ({
      userId: readUserId(request),
      reader: toReader(readCaller(request)),
      now: clock(),
    });
    const answerUnread = async (request: FastifyRequest) => ({ unread: await countUnread(db, describeOwner(request)) });

    app.get(
      "/api/inbox/",
      { schema: { querystring: InboxQueryWire, response: { 200: InboxWire, 400: ErrorWire } } },
      async (request) => {
        const { unread: isUnreadOnly, page } = request.query;
        const found = await loadInbox(db, { ...describeOwner(request), isUnreadOnly, page, pageSize: PAGE_SIZE });
        const { lines, unread, total, follows } = found;
        return { lines, unread, total, page, total_pages: Math.ceil(total / PAGE_SIZE), follows };
      },
    );

    app.get("/api/inbox/unread/", { schema: { response: { 200: UnreadWire } } }, answerUnread);

    app.post("/api/inbox/mark", { schema: { body: MarkLinesWire, response: { 200: UnreadWire } } }, async (request) => {
      const { lines, is_read } = request.body;
      const invalid = lines.find(({ day }) => parseWholeDate(day) === null);
      if (invalid) throw new ApiError(400, "BAD_PARAMETER", `“${invalid.day}” isn’t a date.`, "day");
      await (is_read ? markRead : markUnread)(db, readUserId(request), lines);
      return answerUnread(request);
    });

    app.post("/api/inbox/mark/all", { schema: { response: { 200: MarkedAllWire } } }, (request) =>
      markAllRead(db, describeOwner(request)),
    );

    app.post("/api/inbox/unmark", { schema: { body: UnmarkWire, response: { 200: UnreadWire } } }, async (request) => {
      await db.query("delete from inbox_reads where user_id = $1 and batch = $2::uuid", [
        readUserId(request),
        request.body.batch,
      ]);
      return answerUnread(request);
    });

    const readOwner = (request: FastifyRequest) => readAccount(request, clock());

    app.get("/api/follows/", { schema: { response: { 200: FollowsWire } } }, async (request) => {
      const owner = describeOwner(request);
      const [follows, changes] = await Promise.all([
        listFollows(db, owner.userId, owner.reader),
        countFollowed(db, owner, COUNTED_DAYS),
      ]);
      return {
        follows: follows.map(({ name, since, ...follow }) => ({
          ...follow,
          name: name ?? nameSeat(follow.target) ?? "",
          since: since.toISOString().slice(0, 10),
          changes: changes.get(follow.target) ?? 0,
        })),
      };
    });

    app.get(
      "/api/follows/choices/",
      {
        schema: {
          querystring: FollowChoicesQueryWire,
          response: { 200: FollowChoicesWire, 400: ErrorWire, 404: ErrorWire },
        },
      },
      async (request) => {
        const reader = readOwner(request);
        const offered = await listFollowOffers(db, reader, request.query.record);
        if (!offered) throw createNotFound("record");
        const rows = await db.query<{ target: string }>(
          "select target from follows where user_id = $1 and target = any($2::text[]) and ended_at is null",
          [reader.userId, offered.map(({ target }) => target)],
        );
        const followed = new Set(rows.map(({ target }) => target));
        return {
          choices: offered.map(({ kind, target, name }) => ({ kind, target, name, is_followed: followed.has(target) })),
        };
      },
    );

    app.post(
      "/api/follows/start",
      { schema: { body: StartFollowWire, response: { 200: FollowedWire, 404: ErrorWire, 409: ErrorWire } } },
      async (request) => {
        const { target, is_resumed: isResumed } = request.body;
        const reader = readOwner(request);
        const found = await findTarget(db, reader, target);
        if (!found) throw createNotFound("record");
        if (found.searchId !== null && !isResumed) await startRecording(db, found.searchId, reader);
        if (!(await startFollow(db, reader.userId, found, { now: reader.now, isResumed })))
          throw new ApiError(
            409,
            "TOO_MANY",
            `You already follow the maximum of ${FOLLOWS_MAX}. Unfollow one to follow another.`,
          );
        return { is_followed: true };
      },
    );

    app.post(
      "/api/follows/end",
      { schema: { body: EndFollowWire, response: { 200: FollowedWire } } },
      async (request) => {
        await db.query("update follows set ended_at = $3 where user_id = $1 and target = $2 and ended_at is null", [
          readUserId(request),
          request.body.target,
          clock(),
        ]);
        return { is_followed: false };
      },
    );

    async function readDigest(request: FastifyRequest): Promise<DigestWire> {
      const userId = readUserId(request);
      const [digest, last] = await Promise.all([findDigest(db, userId), findLastDelivery(db, userId)]);
      const isOn = digest && !digest.paused_at;
      return {
        cadence: isOn ? digest.cadence : "off",
        at_once: isOn ? digest.at_once : [],
        email: readCaller(request).session.email ?? "",
        last: last && {
          id: last.id,
          day: last.created_at.toISOString().slice(0, 10),
          state: last.state,
          changes: last.changes,
        },
      };
    }

    app.get("/api/digest/", { schema: { response: { 200: DigestWire } } }, readDigest);

    app.post("/api/digest/", { schema: { body: SaveDigestWire, response: { 200: DigestWire } } }, async (request) => {
      const { cadence, at_once: atOnce } = request.body;
      await saveDigest(db, readUserId(request), { cadence, atOnce }, clock());
      return readDigest(request);
    });

    app.post("/api/digest/resend", { schema: { response: { 200: DigestWire, 409: ErrorWire } } }, async (request) => {
      const userId = readUserId(request);
      await db.transaction(async (tx) => {
        // Serialized, so that a double click sends one mail.
        await tx.query("select 1 from digests where user_id = $1 for update", [userId]);
        const last = await findLastDelivery(tx, userId);
        if (last?.state !== "failed") throw new ApiError(409, "NOT_FAILED", "The last digest was delivered.");
        await queueDelivery(tx, jobs, { ...last, created_at: clock() });
      });
      jobs.wake();
      return readDigest(request);
    });
  };
