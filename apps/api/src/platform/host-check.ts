import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { isQuiet } from "./request-log.ts";
import type { Settings } from "./settings.ts";

const HOST = /^(\[[\da-f:.]+\]|[^\s:@/\\?#[\]]+)(?::\d{1,5})?$/i;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Accepts only the configured host and loopback names, against DNS rebinding; probes may use any. */
export function createHostCheck(settings: Pick<Settings, "publicOrigin" | "hasPublicOrigin">) {
  const { hostname: ours } = new URL(settings.publicOrigin);
  return async (request: Pick<FastifyRequest, "headers" | "originalUrl">): Promise<void> => {
    if (!settings.hasPublicOrigin || isQuiet(request)) return;
    const name = HOST.exec(request.headers.host ?? "")?.[1]?.toLowerCase();
    if (name === undefined || (name !== ours && !LOOPBACK.test(name))) {
      throw new ApiError(421, "WRONG_HOST", `This server answers at ${settings.publicOrigin} only.`, "Host");
    }
  };
}
