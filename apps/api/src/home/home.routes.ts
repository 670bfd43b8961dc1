import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire, HomepageWire } from "@rotunda/adapters-http/wire";
import Type from "typebox";
import { callerOf, requireMember } from "../platform/access.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import { holdsCopy } from "../platform/entity-tag.ts";
import { readerOf } from "../search/reader.ts";
import { loadHome } from "./load-home.ts";

export const homeRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      "/api/config/homepage/",
      {
        preHandler: requireMember,
        schema: {
          tags: ["Config"],
          summary: "What home shows",
          description:
            "Featured profiles change every day: eight, or four beside a featured state or district. The recent ones are the reader’s own, and nobody’s for an address range.",
          response: { 200: HomepageWire, 304: Type.Null(), 401: ErrorWire, 403: ErrorWire },
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        const hidePaywalled = caller.session.hidePayWalledProfilesPreference;
        const home = await loadHome(db, { reader: readerOf(caller), hidePaywalled }, clock());
        return holdsCopy(request, reply, home) ? reply.code(304).send(null) : home;
      },
    );
  };
