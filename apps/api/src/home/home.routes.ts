import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { HomepageWire } from "@rotunda/core/wire";
import Type from "typebox";
import { openTo, readCaller, requireMember } from "../platform/access.ts";
import type { AppDeps } from "../platform/settings.ts";
import { isNotModified } from "../platform/etag.ts";
import { toReader } from "../search/search-items.sql.ts";
import { loadHome } from "./load-home.ts";

export const homeRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireMember, "Config");
    app.get(
      "/api/config/homepage/",
      {
        schema: {
          summary: "The content of home",
          description:
            "Featured profiles change every day: eight, or four beside a featured state or district. Recent profiles are the reader’s own; an address range has none.",
          response: { 200: HomepageWire, 304: Type.Null() },
        },
      },
      async (request, reply) => {
        const caller = readCaller(request);
        const hidePaywalled = caller.session.hidePayWalledProfilesPreference;
        const home = await loadHome(db, { reader: toReader(caller), hidePaywalled }, clock());
        return isNotModified(request, reply, home) ? reply.code(304).send(null) : home;
      },
    );
  };
