import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import documentHeaders from "./document-headers.json" with { type: "json" };
import type { Settings } from "./settings.ts";

const nonces = new WeakMap<ServerResponse, string>();

/** Returns the nonce for styles added at run time (by Radix); scripts need none. */
export function readStyleNonce(reply: FastifyReply): string {
  const nonce = nonces.get(reply.raw) ?? randomUUID();
  nonces.set(reply.raw, nonce);
  return nonce;
}

/** For files that are never shown as pages, because the headers of pages are larger than many scripts and pictures. */
export function removeDocumentHeaders(reply: { removeHeader: (name: string) => unknown }): void {
  for (const name of documentHeaders) reply.removeHeader(name);
}

/** Hosts documented by the maps service; allowed only with an API key. */
const MAPS_SERVICE = ["https://*.googleapis.com", "https://*.gstatic.com"];

export async function addSecurityHeaders(app: FastifyInstance, { publicOrigin, mapsKey }: Settings): Promise<void> {
  const forMaps = (...sources: string[]) => (mapsKey === "" ? [] : sources);
  const isSecure = publicOrigin.startsWith("https:");
  app.addHook("onRequest", async (_request, reply) => {
    readStyleNonce(reply);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...forMaps(...MAPS_SERVICE)],
        scriptSrcAttr: ["'none'"],
        styleSrc: [
          "'self'",
          (_request, response) => `'nonce-${nonces.get(response) ?? ""}'`,
          ...forMaps("https://fonts.googleapis.com"),
        ],
        imgSrc: ["'self'", "data:", ...forMaps(...MAPS_SERVICE, "https://*.google.com", "https://*.ggpht.com")],
        fontSrc: ["'self'", ...forMaps("https://fonts.gstatic.com")],
        connectSrc: ["'self'", ...forMaps(...MAPS_SERVICE, "https://*.google.com", "data:", "blob:")],
        ...(mapsKey !== "" && { workerSrc: ["'self'", "blob:"] }),
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
