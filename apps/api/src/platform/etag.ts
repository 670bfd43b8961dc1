import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Names what is about to be answered, and tells whether the caller has that very thing already: then 304 is enough. The
 * tag is a weak one, since the same content goes out compressed or not.
 */
export function setEtag(request: FastifyRequest, reply: FastifyReply, content: object | string): { isKnown: boolean } {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  void reply.header("etag", `W/"${digest}"`);
  return { isKnown: matchesEtag(request.headers["if-none-match"], digest) };
}

/**
 * The same for what is answered to one reader only, whose browser may keep it and asks each time whether it still holds:
 * who may read it is settled before, and logging out empties what was kept.
 */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, content: object): boolean {
  void reply.header("cache-control", "private, no-cache");
  return setEtag(request, reply, content).isKnown;
}

/** `*` stands for whatever there is. */
function matchesEtag(ifNoneMatch: string | undefined, digest: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//u, "")) ?? [];
  return tags.includes(`"${digest}"`) || tags.includes("*");
}
