import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AppConfigWire } from "@rotunda/core/wire";
import type { FastifyReply } from "fastify";
import Type from "typebox";
import type { AppDeps } from "../platform/app-deps.ts";
import { BRAND } from "../platform/brand.ts";
import { setEtag } from "../platform/etag.ts";
import { createBrotliCache } from "../platform/brotli-cache.ts";
import { LIMITS } from "./limits.ts";
import { readLookups } from "./read-lookups.ts";

export const lookupsRoutes =
  ({ db, settings }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const written = rememberWritten();
    const packed = createBrotliCache();
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
          ...wire,
          unlocked_profiles: unlocked.map(({ id }) => id),
          constants: {
            product_name: BRAND.productName,
            publisher: BRAND.publisher,
            main_site_origin: settings.mainSiteOrigin ?? "",
            print_edition_url: BRAND.printEditionUrl,
            customer_service_phone: BRAND.customerServicePhone,
            customer_service_email: BRAND.customerServiceEmail,
            social_links: BRAND.socialLinks,
            sample_data: sample.length > 0,
            ...LIMITS,
            maps_key: settings.mapsKey,
          },
        };
        const text = written(config);
        void reply.header("cache-control", "no-cache").type("application/json; charset=utf-8");
        if (setEtag(request, reply, text).isKnown) return reply.code(304).send(null);
        const small = negotiate(request.headers["accept-encoding"] ?? "", ["br"]) ? packed(text) : null;
        if (small === null) return reply.serializer(() => text).send(config);
        void reply.header("content-encoding", "br").header("vary", "accept-encoding");
        // A buffer is sent without serialization.
        return (reply as FastifyReply).send(small);
      },
    );
  };

/** Caches the serialized lists, the largest part of a response that is requested on every start. */
function rememberWritten(): (config: AppConfigWire) => string {
  let last: { lists: AppConfigWire["lookups"]; text: string } | null = null;
  return ({ lookups, ...rest }) => {
    if (last?.lists !== lookups) last = { lists: lookups, text: JSON.stringify(lookups) };
    return `{"lookups":${last.text},${JSON.stringify(rest).slice(1)}`;
  };
}
