import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { HomepageWire } from "@rotunda/core/wire";
import Type from "typebox";
import { openTo, readCaller, requireMember } from "../platform/access.ts";
import type { AppDeps } from "../platform/settings.ts";
import { toReader } from "../search/search-items.sql.ts";
import { loadHome } from "./load-home.ts";

export const homeRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireMember, "Config");
    app.get(
      "/api/config/homepage/",
      { schema: { response: { 200: HomepageWire, 304: Type.Null() } } },
      async (request) => {
        const caller = readCaller(request);
        const hidePaywalled = caller.session.hidePayWalledProfilesPreference;
        return loadHome(db, { reader: toReader(caller), hidePaywalled }, clock());
      },
    );
  };
