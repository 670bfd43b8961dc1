import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import type { Settings } from "./settings.ts";

type Origin = Pick<Settings, "publicOrigin" | "hasPublicOrigin">;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function createSameOriginCheck(settings: Origin): (request: FastifyRequest) => Promise<void> {
  const require = requireSameOrigin(settings);
  return async (request) => {
    if (!SAFE_METHODS.has(request.method)) await require(request);
  };
}

/** Checks a GET with side effects, so that other sites' links and images can't trigger it. */
export function requireSameOrigin(settings: Origin): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!isSameOrigin(request, settings)) {
      throw new ApiError(403, "CROSS_ORIGIN", "This can only be done from a page on this site.", "Origin");
    }
  };
}

/** Checks Sec-Fetch-Site, else Origin, else Referer; requests without these headers are refused. */
export function isSameOrigin(
  { headers, protocol }: Pick<FastifyRequest, "headers" | "protocol">,
  { publicOrigin, hasPublicOrigin }: Origin,
): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const origin = headers.origin ?? parseOrigin(headers.referer);
  if (origin === null) return false;
  return origin === publicOrigin || (!hasPublicOrigin && origin === `${protocol}://${headers.host}`);
}

function parseOrigin(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}
