import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sets a weak ETag; returns whether the client has this content, so that 304 suffices. */
export function setEtag(request: FastifyRequest, reply: FastifyReply, content: object | string): { isKnown: boolean } {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  void reply.header("etag", `W/"${digest}"`);
  return { isKnown: matchesEtag(request.headers["if-none-match"], digest) };
}

/** `setEtag` for private responses: browsers revalidate each time, and logout clears them. */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, content: object): boolean {
  void reply.header("cache-control", "private, no-cache");
  return setEtag(request, reply, content).isKnown;
}

/** `*` matches any content. */
function matchesEtag(ifNoneMatch: string | undefined, digest: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//u, "")) ?? [];
  return tags.includes(`"${digest}"`) || tags.includes("*");
}
