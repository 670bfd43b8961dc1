import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire, MovedWire, ProfileWire } from "@rotunda/core/wire";
import { buildHref, buildRecordHref } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { type OpenedPage, recordOpened } from "../home/recent-profiles.sql.ts";
import { readCaller, requireMember } from "../platform/access.ts";
import { createNotFound } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { parseRecordId } from "../platform/db.ts";
import { isSameOrigin } from "../platform/same-origin.ts";
import { loadKnowWho } from "./load-know-who.ts";
import { createProfileContext, loadProfile } from "./load-profile.ts";
import { readProfileLock } from "./profile.sql.ts";

const schema = {
  tags: ["Profiles"],
  params: Type.Object({ id: Type.String() }),
  response: { 200: ProfileWire, 303: MovedWire, 304: Type.Null(), 401: ErrorWire, 403: ErrorWire, 404: ErrorWire },
};

export const profilesRoutes =
  ({ db, settings, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const createContext = (request: FastifyRequest) => createProfileContext(readCaller(request), clock());

    /** Stores only pages requested by the app, not links from other sites. */
    async function remember(request: FastifyRequest, page: OpenedPage): Promise<void> {
      const { userId } = readCaller(request);
      if (userId === null || request.method === "HEAD" || !isSameOrigin(request, settings)) return;
      try {
        await recordOpened(db, userId, page, clock());
      } catch (error) {
        request.log.warn({ err: error }, "the recent profile could not be stored");
      }
    }

    app.get("/api/profile/:id", { config: { isRecord: true }, schema: { ...schema } }, async (request, reply) => {
      const id = parseRecordId(request.params.id);
      const context = createContext(request);
      const lock = await readProfileLock(db, id, context.reader);
      if (!lock?.is_unlocked) await requireMember(request);
      if (!lock) throw createNotFound("profile");
      if (lock.is_paywalled) return reply.code(303).send({ url: buildHref("PayWall") });
      const profile = await loadProfile(db, id, context);
      if (!profile) throw createNotFound("profile");
      await remember(request, { profileId: id });
      return profile;
    });

    app.get(
      "/api/profileKnowWho/:id",
      { config: { isRecord: true }, preHandler: requireMember, schema: { ...schema } },
      async (request, reply) => {
        const found = await loadKnowWho(db, parseRecordId(request.params.id), createContext(request).reader);
        switch (found?.kind) {
          case "profile": {
            const target = { id: found.id, recordType: "profile", preferredNameDisplay: found.name } as const;
            return reply.code(303).send({ url: buildRecordHref(target) });
          }
          case "paywalled":
            return reply.code(303).send({ url: buildHref("PayWall") });
          case "contact":
            await remember(request, { contactId: found.profile.id });
            return found.profile;
          case undefined:
            throw createNotFound("profile");
        }
      },
    );
  };
