import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  EndFollowWire,
  ErrorWire,
  FollowChoicesQueryWire,
  FollowChoicesWire,
  FollowedWire,
  FollowsWire,
  StartFollowWire,
} from "@rotunda/core/wire";
import { FOLLOWS_MAX } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import { readAccount, readCaller, readUserId, openTo, requireWebUser } from "../platform/access.ts";
import { ApiError, createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { toReader } from "../search/search-items.sql.ts";
import { countFollowed } from "./followed-changes.sql.ts";
import { findTarget, listFollows, listOffered, startFollow } from "./follows.sql.ts";
import { beginNoting } from "./note-searches.ts";
import { nameSeat } from "./seats.ts";

const COUNTED_DAYS = 30;

export const followsRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireWebUser, "Inbox");
    const readOwner = (request: FastifyRequest) => readAccount(request, clock());

    app.get("/api/follows/", { schema: { response: { 200: FollowsWire } } }, async (request) => {
      const [userId, reader] = [readUserId(request), toReader(readCaller(request))];
      const [follows, changes] = await Promise.all([
        listFollows(db, userId, reader),
        countFollowed(db, { userId, reader, now: clock() }, COUNTED_DAYS),
      ]);
      return {
        follows: follows.map(({ name, since, ...follow }) => ({
          ...follow,
          name: name ?? nameSeat(follow.target) ?? "",
          since: since.toISOString().slice(0, 10),
          changes: changes.get(follow.target) ?? 0,
        })),
      } as FollowsWire;
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
        const offered = await listOffered(db, reader, request.query.record);
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
        if (found.searchId !== null && !isResumed) await beginNoting(db, found.searchId, reader);
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
  };
