import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire } from "@rotunda/core/wire";
import sharp from "sharp";
import Type from "typebox";
import { setEtag } from "../platform/etag.ts";
import { removeDocumentHeaders } from "../platform/security-headers.ts";
import type { AppDeps } from "../platform/settings.ts";
import { drawBanner, drawLogo } from "./draw-emblem.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { parsePictureAddress, type PictureRequest } from "./picture-seed.ts";
import { loadPortrait } from "./portraits.sql.ts";

/** Serves pictures that are cached forever: drawings of the sample never change, and addresses of portraits have a hash. */
export const picturesRoutes: FastifyPluginAsyncTypebox<Pick<AppDeps, "db">> = async (app, { db }) => {
  const picture = { schema: Type.String() };

  app.get(
    "/api/pictures/:kind/:file",
    {
      schema: {
        tags: ["Pictures"],
        params: Type.Object({ kind: Type.String({ maxLength: 20 }), file: Type.String({ maxLength: 100 }) }),
        response: {
          200: { description: "The picture", content: { "image/svg+xml": picture } },
          304: Type.Null(),
          404: ErrorWire,
        },
      },
    },
    async (request, reply) => {
      const { kind, file } = request.params;
      const parsed = file.endsWith(".svg") ? parsePictureAddress(kind, file.slice(0, -".svg".length)) : null;
      if (parsed === null) {
        reply.callNotFound();
        return reply;
      }
      const svg = draw(parsed);
      removeDocumentHeaders(reply);
      void reply
        .header("cache-control", "public, max-age=31536000, immutable")
        // Opened as a page, a picture may load nothing.
        .header("content-security-policy", "default-src 'none'");
      if (setEtag(request, reply, svg).isKnown) return reply.code(304).send(null);
      return reply.type("image/svg+xml").send(svg);
    },
  );

  app.get(
    "/api/portraits/:file",
    {
      schema: {
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

function draw(picture: PictureRequest): string {
  if (picture.kind === "portrait") return drawPortrait(picture.seed, picture.look);
  return picture.kind === "logo" ? drawLogo(picture.seed) : drawBanner(picture.seed);
}
