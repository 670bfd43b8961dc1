import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Sets a weak ETag; returns whether the client has this content, so that 304 suffices. */
export function setEtag(request: FastifyRequest, reply: FastifyReply, text: string): { isKnown: boolean } {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  void reply.header("etag", `W/"${digest}"`);
  return { isKnown: matchesEtag(request.headers["if-none-match"], digest) };
}

/**
 * Answers 304 to clients that have the content, on routes that document this answer. Browsers revalidate each time, and
 * logout clears their copies. A route that sets Cache-Control itself is left out.
 */
export function addRevalidation(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const documented: object = request.routeOptions.schema?.response ?? {};
    if (reply.statusCode !== 200 || !(304 in documented) || reply.hasHeader("cache-control")) return payload;
    void reply.header("cache-control", "private, no-cache");
    if (!setEtag(request, reply, payload as string).isKnown) return payload;
    void reply.code(304);
    return null;
  });
}

/** `*` matches any content. */
function matchesEtag(ifNoneMatch: string | undefined, digest: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//u, "")) ?? [];
  return tags.includes(`"${digest}"`) || tags.includes("*");
}
