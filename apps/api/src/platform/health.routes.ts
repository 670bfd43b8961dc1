import type { FastifyPluginAsync } from "fastify";
import type { Db } from "./db.ts";
import { describeBriefly } from "./describe-error.ts";
import { listPendingMigrations } from "./migrate.ts";

/** Slower databases count as unavailable, in ms. */
const TIMEOUT_MS = 3_000;

interface Health {
  db: Db;
  /** Whether the disk has room again after a write failed. */
  hasRoom: () => Promise<boolean>;
  /** Whether this process runs jobs, if it should. */
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
      if (isStopping()) return reply.code(503).send({ status: "unavailable", because: "stopping" });
      try {
        const pending = await withinMs(TIMEOUT_MS, listPendingMigrations(db));
        if (pending.length > 0) return await reply.code(503).send({ status: "unavailable", because: "migrations" });
        if (!(await withinMs(TIMEOUT_MS, hasRoom())))
          return await reply.code(503).send({ status: "unavailable", because: "disk" });
      } catch (error) {
        request.log.error({ failure: describeBriefly(error) }, "the database does not answer");
        return reply.code(503).send({ status: "unavailable", because: "database" });
      }
      if (!isWorking()) return reply.code(503).send({ status: "unavailable", because: "queue" });
      return { status: "ready" };
    });
  };

async function withinMs<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
