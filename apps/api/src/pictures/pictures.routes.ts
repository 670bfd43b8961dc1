import { createHash } from "node:crypto";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorWire } from "@rotunda/adapters-http/wire";
import { LRUCache } from "lru-cache";
import Type from "typebox";
import { drawBanner, drawLogo } from "./draw-emblem.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { parsePictureAddress, type PictureRequest } from "./picture-seed.ts";

interface Drawn {
  svg: string;
  etag: string;
}

/** About 5 MB, enough for a few pages of results. */
const KEPT_PICTURES = 400;

/** Draws pictures for the sample. They never change and show no real person, so they are cached forever. */
export const picturesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const kept = new LRUCache<string, Drawn>({ max: KEPT_PICTURES });

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
      const name = `${kind}/${file}`;
      let drawn = kept.get(name);
      if (!drawn) {
        drawn = draw(picture);
        kept.set(name, drawn);
      }
      void reply.header("cache-control", "public, max-age=31536000, immutable").header("etag", drawn.etag);
      if (request.headers["if-none-match"]?.includes(drawn.etag)) return reply.code(304).send(null);
      return reply.type("image/svg+xml").send(drawn.svg);
    },
  );
};

function draw(picture: PictureRequest): Drawn {
  const svg =
    picture.kind === "portrait"
      ? drawPortrait(picture.seed, picture.look)
      : picture.kind === "logo"
        ? drawLogo(picture.seed)
        : drawBanner(picture.seed);
  return { svg, etag: `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"` };
}
