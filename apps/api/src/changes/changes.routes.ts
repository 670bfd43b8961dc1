import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ChangeFeedWire, ChangesQueryWire, ChangesWire, ErrorWire, StartedFeedWire } from "@rotunda/core/wire";
import { hasPersonalFeatures, parseBriefcaseItemId } from "@rotunda/core";
import Type from "typebox";
import { openTo, readCaller, readUserId, requireMember, requireWebUser } from "../platform/access.ts";
import { ApiError, createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import BRAND from "../platform/brand.json" with { type: "json" };
import { findValue } from "../platform/db.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { createToken, hashToken } from "../session/sessions.sql.ts";
import { toReader } from "../search/search-items.sql.ts";
import type { ChangesRequest } from "./changes.sql.ts";
import { formatAtom, toJsonFeed } from "./format-feed.ts";
import { loadChanges } from "./load-changes.ts";

const PAGE_SIZE = 50;
/**
 * Large enough that the first page holds a whole day, even one on which a new Congress begins: many feed readers never
 * ask for a second page.
 */
const FEED_PAGE_SIZE = 1000;
const DAY_MS = 86_400_000;

export const changesRoutes =
  ({ db, settings, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      "/api/changes/",
      {
        preHandler: requireMember,
        schema: {
          tags: ["Changes"],
          querystring: ChangesQueryWire,
          response: { 200: ChangesWire, 304: Type.Null(), 400: ErrorWire, 401: ErrorWire, 403: ErrorWire },
        },
      },
      (request) => loadChanges(db, readRequest(request.query, clock(), PAGE_SIZE), toReader(readCaller(request))),
    );

    await app.register(async (own) => {
      openTo(own, requireWebUser, "Changes");
      own.get("/api/changes/feed/", { schema: { response: { 200: ChangeFeedWire } } }, async (request) => {
        const own = [readUserId(request)];
        const made = await findValue<Date>(db, "select made_at from change_feeds where user_id = $1", own);
        return { made_on: made?.toISOString().slice(0, 10) ?? null };
      });

      own.post("/api/changes/feed/", { schema: { response: { 200: StartedFeedWire } } }, async (request) => {
        const token = createToken();
        await db.query(
          `insert into change_feeds (user_id, token_hash, made_at) values ($1, $2, $3)
           on conflict (user_id) do update set token_hash = excluded.token_hash, made_at = excluded.made_at`,
          [readUserId(request), hashToken(token), clock()],
        );
        return { path: `/feeds/${token}` };
      });

      own.post("/api/changes/feed/end", { schema: { response: { 200: ChangeFeedWire } } }, async (request) => {
        await db.query("delete from change_feeds where user_id = $1", [readUserId(request)]);
        return { made_on: null };
      });
    });

    /** Not in the API documentation: readers find the address in What Changed. */
    const feedSchema = {
      hide: true,
      params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
      querystring: ChangesQueryWire,
      response: { 200: Type.String(), 304: Type.Null() },
    };

    async function loadFeed(request: { url: string; params: { token: string }; query: ChangesQueryWire }) {
      const { params, query } = request;
      const userId = await findValue<number>(
        db,
        "select user_id from change_feeds join users on users.id = user_id where token_hash = $1 and disabled_at is null",
        [hashToken(params.token)],
      );
      const owner = userId === null ? null : await findPersonSession(db, userId, clock());
      if (!owner || !hasPersonalFeatures(owner.access)) throw createNotFound("feed");
      const changes = await loadChanges(db, readRequest(query, clock(), FEED_PAGE_SIZE), toReader(owner));
      const address = new URL(request.url, settings.publicOrigin);
      return { changes, place: { origin: settings.publicOrigin, product: BRAND.productName, address } };
    }

    app.get("/feeds/:token/changes.atom", { schema: feedSchema }, async (request, reply) => {
      const { changes, place } = await loadFeed(request);
      return reply.type("application/atom+xml; charset=utf-8").send(formatAtom(changes, place));
    });

    app.get("/feeds/:token/changes.json", { schema: feedSchema }, async (request, reply) => {
      const { changes, place } = await loadFeed(request);
      return reply.type("application/feed+json; charset=utf-8").send(JSON.stringify(toJsonFeed(changes, place)));
    });
  };

function readRequest(query: ChangesQueryWire, now: Date, pageSize: number): ChangesRequest {
  const { kind, state = "", record, days, page } = query;
  const about = record === undefined ? null : parseBriefcaseItemId(record);
  if (record !== undefined && !about)
    throw new ApiError(400, "BAD_PARAMETER", `There is no record “${record}”.`, "record");
  return {
    kinds: kind,
    state,
    record: about,
    since: days === 0 ? null : new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10),
    page,
    pageSize,
  };
}
