import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { isHealthProbe } from "./request-log.ts";
import type { Settings } from "./settings.ts";

const HOST = /^(\[[\da-f:.]+\]|[^\s:@/\\?#[\]]+)(?::\d{1,5})?$/i;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

type HostRequest = Pick<FastifyRequest, "headers" | "originalUrl"> & { raw: Pick<FastifyRequest["raw"], "rawHeaders"> };

/**
 * Accepts only the configured host and loopback names, against DNS rebinding; probes may use any. Two Host headers are
 * refused everywhere, because a proxy may have read the other one (RFC 9112, section 3.2).
 */
export function createHostCheck(settings: Pick<Settings, "publicOrigin" | "hasPublicOrigin">) {
  const { hostname: ours } = new URL(settings.publicOrigin);
  return async (request: HostRequest): Promise<void> => {
    if (countHosts(request.raw.rawHeaders) > 1)
      throw new ApiError(400, "DUPLICATE_HOST", "The request has more than one Host header.", "Host");
    if (!settings.hasPublicOrigin || isHealthProbe(request)) return;
    const name = readHostName(request);
    if (name === undefined || (name !== ours && !LOOPBACK.test(name))) {
      throw new ApiError(421, "WRONG_HOST", `This server answers at ${settings.publicOrigin} only.`, "Host");
    }
  };
}

/** Returns whether the request can't come from a page of another site whose name resolves to this server. */
export const isOwnHost = (
  { hasPublicOrigin }: Pick<Settings, "hasPublicOrigin">,
  request: Pick<FastifyRequest, "headers">,
): boolean => hasPublicOrigin || LOOPBACK.test(readHostName(request) ?? "");

const readHostName = ({ headers }: Pick<FastifyRequest, "headers">) =>
  HOST.exec(headers.host ?? "")?.[1]?.toLowerCase();

// Names and values alternate.
const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host").length;
