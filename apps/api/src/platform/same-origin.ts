import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import type { Settings } from "./settings.ts";

type Origin = Pick<Settings, "publicOrigin" | "hasPublicOrigin">;

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Lets a write through only from a page of this origin; a browser says so by itself. */
export function createSameOriginCheck(settings: Origin): (request: FastifyRequest) => Promise<void> {
  const require = requireSameOrigin(settings);
  return async (request) => {
    if (!READS.has(request.method)) await require(request);
  };
}

/** The same for a GET that changes something: a link or an image on another site must not do it. */
export function requireSameOrigin(settings: Origin): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!isSameOrigin(request, settings)) {
      throw new ApiError(403, "CROSS_ORIGIN", "This can only be done from a page of this site.", "Origin");
    }
  };
}

/**
 * By Sec-Fetch-Site where the browser sends it, else by Origin, else by Referer: the configured origin, or where none
 * is configured that of the address the request was sent to. No header at all: nothing shows where the request was
 * made, so it doesn't count.
 */
export function isSameOrigin(
  { headers, protocol }: Pick<FastifyRequest, "headers" | "protocol">,
  { publicOrigin, hasPublicOrigin }: Origin,
): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const origin = headers.origin ?? originOf(headers.referer);
  if (origin === null) return false;
  return origin === publicOrigin || (!hasPublicOrigin && origin === `${protocol}://${headers.host}`);
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}
