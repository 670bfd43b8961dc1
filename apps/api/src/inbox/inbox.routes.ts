import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ErrorWire,
  InboxQueryWire,
  InboxWire,
  MarkedAllWire,
  MarkLinesWire,
  UnmarkWire,
  UnreadWire,
} from "@rotunda/core/wire";
import type { FastifyRequest } from "fastify";
import { wholeDate } from "../imports/openstates-dates.ts";
import { readCaller, readUserId, openTo, requireWebUser } from "../platform/access.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { toReader } from "../search/search-items.sql.ts";
import { countUnread } from "./followed-changes.sql.ts";
import { markAllRead, markRead, markUnread } from "./inbox-reads.sql.ts";
import { loadInbox } from "./load-inbox.ts";

const PAGE_SIZE = 50;

export const inboxRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireWebUser, "Inbox");
    const askAs = (request: FastifyRequest) => ({
      userId: readUserId(request),
      reader: toReader(readCaller(request)),
      now: clock(),
    });
    const answerUnread = async (request: FastifyRequest) => ({ unread: await countUnread(db, askAs(request)) });

    app.get(
      "/api/inbox/",
      { schema: { querystring: InboxQueryWire, response: { 200: InboxWire, 400: ErrorWire } } },
      async (request) => {
        const { unread: isUnreadOnly, page } = request.query;
        const found = await loadInbox(db, { ...askAs(request), isUnreadOnly, page, pageSize: PAGE_SIZE });
        const { lines, unread, total, follows } = found;
        return { lines, unread, total, page, total_pages: Math.ceil(total / PAGE_SIZE), follows };
      },
    );

    app.get("/api/inbox/unread/", { schema: { response: { 200: UnreadWire } } }, answerUnread);

    app.post("/api/inbox/mark", { schema: { body: MarkLinesWire, response: { 200: UnreadWire } } }, async (request) => {
      const { lines, is_read } = request.body;
      const invalid = lines.find(({ day }) => wholeDate(day) === null);
      if (invalid) throw new ApiError(400, "BAD_PARAMETER", `There is no day “${invalid.day}”.`, "day");
      await (is_read ? markRead : markUnread)(db, readUserId(request), lines);
      return answerUnread(request);
    });

    app.post("/api/inbox/mark/all", { schema: { response: { 200: MarkedAllWire } } }, (request) =>
      markAllRead(db, askAs(request)),
    );

    app.post("/api/inbox/unmark", { schema: { body: UnmarkWire, response: { 200: UnreadWire } } }, async (request) => {
      await db.query("delete from inbox_reads where user_id = $1 and batch = $2::uuid", [
        readUserId(request),
        request.body.batch,
      ]);
      return answerUnread(request);
    });
  };
