import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Settings } from "./settings.ts";

const nonces = new WeakMap<ServerResponse, string>();

/** What `<style>` elements made while the page runs carry (Radix makes some); scripts never need one. */
export function styleNonceOf(reply: FastifyReply): string {
  const nonce = nonces.get(reply.raw) ?? randomBytes(16).toString("base64");
  nonces.set(reply.raw, nonce);
  return nonce;
}

/** The same headers on every answer, errors and files included. */
export async function addSecurityHeaders(app: FastifyInstance, { publicOrigin }: Settings): Promise<void> {
  const isSecure = publicOrigin.startsWith("https:");
  app.addHook("onRequest", async (_request, reply) => {
    styleNonceOf(reply);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonces.get(response) ?? ""}'`],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
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
    // Over plain http browsers ignore these two and complain in the console.
    crossOriginOpenerPolicy: isSecure ? { policy: "same-origin" } : false,
    originAgentCluster: isSecure,
  });
}
