import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Settings } from "./settings.ts";

const nonces = new WeakMap<ServerResponse, string>();

/** Returns the nonce for styles added at run time (by Radix); scripts need none. */
export function readStyleNonce(reply: FastifyReply): string {
  const nonce = nonces.get(reply.raw) ?? randomBytes(16).toString("base64");
  nonces.set(reply.raw, nonce);
  return nonce;
}

const SERVICE = ["https://*.googleapis.com", "https://*.gstatic.com"];

/** Hosts documented by the maps service; allowed only with an API key. */
const MAPS_SERVICE = {
  script: SERVICE,
  style: ["https://fonts.googleapis.com"],
  image: [...SERVICE, "https://*.google.com", "https://*.ggpht.com"],
  font: ["https://fonts.gstatic.com"],
  connect: [...SERVICE, "https://*.google.com", "data:", "blob:"],
  worker: ["blob:"],
};
const NO_MAPS: typeof MAPS_SERVICE = { script: [], style: [], image: [], font: [], connect: [], worker: [] };

/** Adds security headers to all responses, including errors and files. */
export async function addSecurityHeaders(app: FastifyInstance, { publicOrigin, mapsKey }: Settings): Promise<void> {
  const maps = mapsKey === "" ? NO_MAPS : MAPS_SERVICE;
  const isSecure = publicOrigin.startsWith("https:");
  app.addHook("onRequest", async (_request, reply) => {
    readStyleNonce(reply);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...maps.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonces.get(response) ?? ""}'`, ...maps.style],
        imgSrc: ["'self'", "data:", ...maps.image],
        fontSrc: ["'self'", ...maps.font],
        connectSrc: ["'self'", ...maps.connect],
        ...(maps.worker.length > 0 && { workerSrc: ["'self'", ...maps.worker] }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    referrerPolicy: { policy: "same-origin" },
    frameguard: { action: "deny" },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Browsers ignore these over http, with warnings in the console.
    crossOriginOpenerPolicy: isSecure ? { policy: "same-origin" } : false,
    originAgentCluster: isSecure,
  });
}
