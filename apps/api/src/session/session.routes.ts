import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { type Camelized, hasPersonalFeatures } from "@rotunda/core";
import { type BriefcaseWire, SessionWire } from "@rotunda/core/wire";
import { readSessionBriefcase } from "../briefcase/briefcase.sql.ts";
import { countUnread } from "../inbox/followed-changes.sql.ts";
import { readCaller } from "../platform/access.ts";
import type { AppDeps } from "../platform/settings.ts";
import { toReader } from "../search/search-items.sql.ts";

const NO_BRIEFCASE: BriefcaseWire = { folders: [], items: [] };

export const sessionRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      "/api/session/",
      { schema: { tags: ["Session"], response: { 200: SessionWire, 403: SessionWire } } },
      async (request, reply) => {
        const caller = readCaller(request);
        const { session, access, userId } = caller;
        const reader = toReader(caller);
        const [briefcase, unread] = await Promise.all([
          access.hasVignetteAccess && userId !== null ? readSessionBriefcase(db, { ...reader, userId }) : NO_BRIEFCASE,
          hasPersonalFeatures(access) && userId !== null ? countUnread(db, { userId, reader, now: clock() }) : 0,
        ]);
        return reply
          .code(access.hasVignetteAccess ? 200 : 403)
          .send({ ...toSessionWire({ ...session, unread }), briefcase });
      },
    );
  };

type Facts = Omit<SessionWire, "briefcase">;

function toSessionWire(session: Camelized<Facts>): Facts {
  const organization = session.accountOrganization;
  const facts = { ...toSnakeCase(session), account_organization: organization && toSnakeCase(organization) };
  return facts as Facts;
}

const toSnakeCase = (record: object) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
