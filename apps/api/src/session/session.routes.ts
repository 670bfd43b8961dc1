import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { type Camelized, listOpenModules } from "@rotunda/core";
import { type BriefcaseWire, SessionWire } from "@rotunda/core/wire";
import { readSessionBriefcase } from "../briefcase/briefcase.sql.ts";
import { readCaller } from "../platform/access.ts";
import type { AppDeps } from "../platform/settings.ts";

const NO_BRIEFCASE: BriefcaseWire = { folders: [], items: [] };

export const sessionRoutes =
  ({ db }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      "/api/session/",
      { schema: { tags: ["Session"], response: { 200: SessionWire, 403: SessionWire } } },
      async (request, reply) => {
        const { session, access, userId } = readCaller(request);
        const briefcase =
          access.hasVignetteAccess && userId !== null
            ? await readSessionBriefcase(db, { userId, modules: listOpenModules(session, access) })
            : NO_BRIEFCASE;
        return reply.code(access.hasVignetteAccess ? 200 : 403).send(toSessionWire(session, briefcase));
      },
    );
  };

type Facts = Omit<SessionWire, "briefcase">;

function toSessionWire(session: Camelized<Facts>, briefcase: BriefcaseWire): SessionWire {
  const organization = session.accountOrganization;
  const facts = { ...toSnakeCase(session), account_organization: organization && toSnakeCase(organization) };
  return { ...(facts as Facts), briefcase };
}

/** Converts the keys of one level: `firstName` is first_name. */
const toSnakeCase = (record: object) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
