import type { FastifyReply } from "fastify";
import Type from "typebox";
import { type BuiltDossier, MEDIA_TYPES } from "./dossier-book.ts";

/** The files a call answers with, for its description. */
export function describeFiles(...kinds: (keyof typeof MEDIA_TYPES)[]) {
  const file = { schema: Type.Unsafe<FastifyReply>({ type: "string", format: "binary" }) };
  return {
    description: "The file, to be saved under the name it comes with",
    content: Object.fromEntries(kinds.map((kind) => [MEDIA_TYPES[kind], file])),
  };
}

/** Sends a file to be saved under a name (RFC 6266): in full where a browser reads that, in ASCII for the others. */
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
  // Half characters can't be encoded, and an apostrophe ends what names the encoding.
  const full = encodeURIComponent(fileName.replaceAll(/\p{Cs}/gu, "")).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
