import { create } from "content-disposition";
import type { FastifyReply } from "fastify";
import Type from "typebox";
import { type BuiltDossier, MEDIA_TYPES } from "./dossier-book.ts";

export function describeFiles(...kinds: (keyof typeof MEDIA_TYPES)[]) {
  const file = { schema: Type.Unsafe<FastifyReply>({ type: "string", format: "binary" }) };
  return {
    description: "The file, with its name in the header",
    content: Object.fromEntries(kinds.map((kind) => [MEDIA_TYPES[kind], file])),
  };
}

/** Sends the full name, and one without accents for old browsers. */
export function sendFile(reply: FastifyReply, { contents, mediaType }: BuiltDossier, fileName: string): FastifyReply {
  // Some browsers decode a percent sign.
  const fallback = fileName
    .normalize("NFKD")
    .replaceAll(/[^\x20-\x7e]/g, "")
    .replaceAll("%", "_");
  return reply
    .header("content-disposition", create(fileName, { fallback }))
    .type(mediaType)
    .send(Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength));
}
