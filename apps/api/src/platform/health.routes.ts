import type { FastifyPluginAsync } from "fastify";
import type { Db } from "./db.ts";
import { describeBriefly } from "./describe-error.ts";
import { listPendingMigrations } from "./migrate.ts";
import { withTimeout } from "./timers.ts";

/** Slower databases count as unavailable, in ms. */
const TIMEOUT_MS = 3_000;

interface Health {
  db: Db;
  /** Whether the disk has room again after a write failed. */
  hasRoom: () => Promise<boolean>;
  /** False if this process should run jobs but doesn't. */
  isWorking: () => boolean;
  isStopping: () => boolean;
}

/** Probes: `healthz` is liveness, `readyz` readiness, which fails before the server stops listening. */
export const healthRoutes =
  ({ db, hasRoom, isWorking, isStopping }: Health): FastifyPluginAsync =>
  async (app) => {
    app.get("/healthz", async (_request, reply) => {
      void reply.header("cache-control", "no-store");
      return { status: "ok" };
    });
    app.get("/readyz", async (request, reply) => {
      void reply.header("cache-control", "no-store");
      const because = await findProblem().catch((error: unknown) => {
        request.log.error({ failure: describeBriefly(error) }, "the database does not answer");
        return "database";
      });
      return because === null ? { status: "ready" } : reply.code(503).send({ status: "unavailable", because });
    });

    async function findProblem(): Promise<string | null> {
      if (isStopping()) return "stopping";
      if ((await withTimeout(TIMEOUT_MS, listPendingMigrations(db))).length > 0) return "migrations";
      if (!(await withTimeout(TIMEOUT_MS, hasRoom()))) return "disk";
      return isWorking() ? null : "queue";
    }
  };
