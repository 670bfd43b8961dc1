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

/** Sends a file as a download, with its full name and an ASCII one for old browsers (RFC 6266). */
export function sendFile(reply: FastifyReply, { contents, mediaType }: BuiltDossier, fileName: string): FastifyReply {
  return reply
    .header("content-disposition", formatContentDisposition(fileName))
    .type(mediaType)
    .send(Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength));
}

export function formatContentDisposition(fileName: string): string {
  const plain = fileName
    .normalize("NFKD")
    .replaceAll(/[^\x20-\x7e]/g, "")
    .replaceAll(/["\\%]/g, "_");
  // Lone surrogates can't be encoded, and an apostrophe would end the name of the encoding.
  const full = encodeURIComponent(fileName.replaceAll(/\p{Cs}/gu, "")).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
