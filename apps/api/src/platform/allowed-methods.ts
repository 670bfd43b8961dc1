import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";
import { readPath } from "./request-log.ts";

/** Known paths answer 405 to other methods. Call this before all routes, and the returned function after all hooks. */
export function createMethodRefusals(app: FastifyInstance): () => void {
  const known: { path: RegExp; methods: string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const pattern = url.replaceAll(".", "\\.").replaceAll(/:\w+/gu, "[^/]+").replace("*", ".*");
    // The router ignores a trailing slash.
    known.push({ path: new RegExp(`^${pattern.replace(/\/$/u, "")}/?$`, "u"), methods: [method].flat() });
  });
  return () => {
    // Runs before the body is parsed, because its type may be unsupported.
    app.addHook("onRequest", async (request, reply) => {
      if (!request.is404) return;
      const path = readPath(request.url);
      const methods = new Set(known.flatMap((route) => (route.path.test(path) ? route.methods : [])));
      if (methods.size === 0 || methods.has(request.method)) return;
      const allow = [...methods].toSorted().join(", ");
      void reply.header("allow", allow);
      throw new ApiError(405, "METHOD_NOT_ALLOWED", `This address supports ${allow} only.`);
    });
  };
}
