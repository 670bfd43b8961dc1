import { createHash } from "node:crypto";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire } from "@rotunda/core/wire";
import Type from "typebox";
import { removeDocumentHeaders } from "../platform/security-headers.ts";
import { drawBanner, drawLogo } from "./draw-emblem.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { parsePictureAddress, type PictureRequest } from "./picture-seed.ts";

/** Draws pictures for the sample. They never change and show no real person, so they are cached forever. */
export const picturesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/api/pictures/:kind/:file",
    {
      schema: {
        summary: "A drawn picture: a portrait, a logo or a banner",
        tags: ["Pictures"],
        params: Type.Object({ kind: Type.String({ maxLength: 20 }), file: Type.String({ maxLength: 100 }) }),
        response: {
          200: { description: "The picture", content: { "image/svg+xml": { schema: Type.String() } } },
          304: Type.Null(),
          404: ErrorWire,
        },
      },
    },
    async (request, reply) => {
      const { kind, file } = request.params;
      const picture = file.endsWith(".svg") ? parsePictureAddress(kind, file.slice(0, -".svg".length)) : null;
      if (picture === null) {
        reply.callNotFound();
        return reply;
      }
      const svg = draw(picture);
      const etag = `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`;
      removeDocumentHeaders(reply);
      void reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("etag", etag)
        // Opened as a page, a picture may load nothing.
        .header("content-security-policy", "default-src 'none'");
      if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send(null);
      return reply.type("image/svg+xml").send(svg);
    },
  );
};

function draw(picture: PictureRequest): string {
  if (picture.kind === "portrait") return drawPortrait(picture.seed, picture.look);
  return picture.kind === "logo" ? drawLogo(picture.seed) : drawBanner(picture.seed);
}
