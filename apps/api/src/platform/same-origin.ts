import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Lets a write through only from a page of this origin (decisions, "Wire"); a browser says so by itself. */
export function createSameOriginCheck(publicOrigin: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!READS.has(request.method) && !isSameOrigin(request, publicOrigin)) {
      throw new ApiError(403, "CROSS_ORIGIN", "This can only be done from a page of this site.", "Origin");
    }
  };
}

/**
 * By Sec-Fetch-Site where the browser sends it, else by Origin: the configured origin, or that of the address the
 * request was sent to. Neither header: nothing shows where the request was made, so it doesn't count.
 */
export function isSameOrigin(
  { headers, protocol }: Pick<FastifyRequest, "headers" | "protocol">,
  publicOrigin: string,
): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin, host } = headers;
  return origin !== undefined && (origin === publicOrigin || origin === `${protocol}://${host}`);
}
