import { createHash } from "node:crypto";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AppConfigWire } from "@rotunda/adapters-http/wire";
import { MAX_EXPORTS_DEFAULT } from "@rotunda/core";
import Type from "typebox";
import type { AppDeps } from "../platform/app-deps.ts";
import { BRAND } from "../platform/brand.ts";
import { readLookups } from "./read-lookups.ts";
import { SEARCH_SUGGESTIONS } from "./search-suggestions.ts";

export const lookupsRoutes =
  ({ db, settings }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      "/api/config/app/",
      {
        schema: {
          tags: ["Config"],
          summary: "Lookup lists, unlocked profiles, search hints and constants",
          description: "Open to everyone: the app asks before it knows who reads.",
          response: { 200: AppConfigWire, 304: Type.Null() },
        },
      },
      async (request, reply) => {
        const [{ wire }, unlocked, sample] = await Promise.all([
          readLookups(db),
          db.query<{ id: number }>("select id from profiles where is_unlocked order by id"),
          db.query("select 1 from profiles where source = 'sample' limit 1"),
        ]);
        const config: AppConfigWire = {
          lookups: wire,
          unlocked_profiles: unlocked.map(({ id }) => id),
          search_suggestions: SEARCH_SUGGESTIONS,
          constants: {
            product_name: BRAND.productName,
            publisher: BRAND.publisher,
            main_site_origin: settings.mainSiteOrigin ?? "",
            print_edition_url: BRAND.printEditionUrl,
            customer_service_phone: BRAND.customerServicePhone,
            customer_service_email: BRAND.customerServiceEmail,
            social_links: BRAND.socialLinks,
            sample_data: sample.length > 0,
            almanac_max_exports: MAX_EXPORTS_DEFAULT,
          },
        };
        const tag = `"${createHash("sha256").update(JSON.stringify(config)).digest("base64url").slice(0, 22)}"`;
        void reply.header("etag", tag).header("cache-control", "no-cache");
        if (request.headers["if-none-match"] === tag) return reply.code(304).send(null);
        return config;
      },
    );
  };
