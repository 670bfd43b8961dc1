import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export function setEtag(request: FastifyRequest, reply: FastifyReply, text: string): { isKnown: boolean } {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  void reply.header("etag", `W/"${digest}"`);
  return { isKnown: matchesEtag(request.headers["if-none-match"], digest) };
}

/** For routes that document a 304. Browsers revalidate each time, and logout clears their copies. */
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

function matchesEtag(ifNoneMatch: string | undefined, digest: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//u, "")) ?? [];
  return tags.includes(`"${digest}"`) || tags.includes("*");
}
