import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire } from "@rotunda/core/wire";
import sharp from "sharp";
import Type from "typebox";
import type { AppDeps } from "../platform/settings.ts";
import { removeDocumentHeaders } from "../platform/security-headers.ts";
import { loadPortrait } from "./portraits.sql.ts";

/** Serves imported portraits. The address contains a hash of the picture, so it can be cached forever. */
export const portraitsRoutes: FastifyPluginAsyncTypebox<AppDeps> = async (app, { db }) => {
  const picture = { schema: Type.String() };
  app.get(
    "/api/portraits/:file",
    {
      schema: {
        summary: "A portrait: {hash}.webp, {hash}.jpg, or {hash}-small of either",
        tags: ["Pictures"],
        params: Type.Object({ file: Type.String({ maxLength: 60 }) }),
        response: {
          200: { description: "The picture", content: { "image/webp": picture, "image/jpeg": picture } },
          404: ErrorWire,
        },
      },
    },
    async (request, reply) => {
      const portrait = await loadPortrait(db, request.params.file);
      if (!portrait) {
        reply.callNotFound();
        return reply;
      }
      const { contents, type } = portrait;
      const bytes = type === "webp" ? contents : await sharp(contents).jpeg({ quality: 85 }).toBuffer();
      removeDocumentHeaders(reply);
      void reply.header("cache-control", "public, max-age=31536000, immutable");
      return reply.type(type === "webp" ? "image/webp" : "image/jpeg").send(bytes as never);
    },
  );
};
