import { brotliCompress, constants } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { memoizeByObject } from "@rotunda/core";
import { AppConfigWire } from "@rotunda/core/wire";
import type { FastifyReply } from "fastify";
import Type from "typebox";
import type { AppDeps } from "../platform/settings.ts";
import { setEtag } from "../platform/etag.ts";
import { readAppConfig } from "./app-config.ts";

export const lookupsRoutes =
  (deps: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const packed = createBrotliCache();
    app.get(
      "/api/config/app/",
      { schema: { tags: ["Config"], response: { 200: AppConfigWire, 304: Type.Null() } } },
      async (request, reply) => {
        const config = await readAppConfig(deps);
        const { lookups, ...rest } = config;
        const text = `{"lookups":${writeLookups(lookups)},${JSON.stringify(rest).slice(1)}`;
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

/** Cached, because every start of the app requests this response, and the lookups are its largest part. */
const writeLookups = memoizeByObject((lookups: AppConfigWire["lookups"]) => JSON.stringify(lookups));

/** Compresses one frequent text at maximum quality in the background; returns null until that is done. */
function createBrotliCache(): (text: string) => Buffer | null {
  let last: { text: string; packed: Buffer | null } | null = null;
  return (text) => {
    if (last?.text !== text) last = pack(text);
    return last.packed;
  };
}

function pack(text: string): { text: string; packed: Buffer | null } {
  const entry: { text: string; packed: Buffer | null } = { text, packed: null };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  brotliCompress(text, { params }, (_error, packed) => {
    entry.packed = packed ?? null;
  });
  return entry;
}
