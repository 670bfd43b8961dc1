import type { FastifyPluginAsync } from "fastify";
import type { Db } from "./db.ts";

/** For whoever watches the process: `healthz` says that it answers, `readyz` that its database does too. */
export const healthRoutes =
  (db: Db): FastifyPluginAsync =>
  async (app) => {
    app.get("/healthz", { exposeHeadRoute: true }, async (_request, reply) => {
      void reply.header("cache-control", "no-store");
      return { status: "ok" };
    });
    app.get("/readyz", { exposeHeadRoute: true }, async (request, reply) => {
      void reply.header("cache-control", "no-store");
      try {
        await db.query("select 1");
        return { status: "ready" };
      } catch (error) {
        request.log.error({ err: error }, "the database does not answer");
        return reply.code(503).send({ status: "unavailable" });
      }
    });
  };
