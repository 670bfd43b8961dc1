import type { FastifyInstance, HTTPMethods } from "fastify";
import { ApiError } from "./api-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route only answers 405. */
    refusesMethod?: true;
  }
}

/** Call before the first route, and the result after the last: known paths then answer 405 to other methods. */
export function createMethodRefusals(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method, config }) => {
    if (config?.refusesMethod) return;
    // The router ignores a trailing slash.
    const path = url.length > 1 ? url.replace(/\/$/u, "") : url;
    const methods = known.get(path) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(path, methods);
  });

  return () => {
    for (const [url, methods] of known) {
      const others = app.supportedMethods.filter((method) => !methods.has(method)) as HTTPMethods[];
      if (others.length === 0) continue;
      const allow = [...methods].toSorted().join(", ");
      app.route({
        url,
        method: others,
        config: { refusesMethod: true },
        schema: { hide: true },
        // Before the body is parsed, whose type may be unsupported.
        onRequest: async (_request, reply) => {
          void reply.header("allow", allow);
          throw new ApiError(405, "METHOD_NOT_ALLOWED", `This address answers ${allow} only.`);
        },
        handler: (_request, reply) => reply.callNotFound(),
      });
    }
  };
}
