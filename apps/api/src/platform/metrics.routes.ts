import type { FastifyPluginAsync } from "fastify";
import { readQueueCounts } from "../jobs/mail-jobs.sql.ts";
import type { AppDeps } from "./settings.ts";
import { createAddressList, findClientAddress } from "./client-address.ts";
import { describeBriefly } from "./describe-error.ts";
import type { Lanes } from "./lanes.ts";
import type { Metrics } from "./metrics.ts";

/** Prometheus metrics for METRICS_FROM; others get 404. */
export const metricsRoutes =
  ({ db, settings, clock, metrics, lanes }: AppDeps & { metrics: Metrics; lanes: Lanes }): FastifyPluginAsync =>
  async (app) => {
    const mayRead = createAddressList(settings.metricsFrom);

    app.get("/metrics", async (request, reply) => {
      const address = findClientAddress(request);
      if (address === null || !mayRead(address)) return reply.callNotFound();
      try {
        for (const { kind, waiting, working, oldest_seconds } of await readQueueCounts(db, clock())) {
          metrics.openJobs.set({ kind, state: "waiting" }, waiting);
          metrics.openJobs.set({ kind, state: "working" }, working);
          metrics.oldestJob.set({ kind }, oldest_seconds);
        }
        metrics.isDatabaseUp.set(1);
      } catch (error) {
        request.log.error({ failure: describeBriefly(error) }, "the database does not answer");
        metrics.isDatabaseUp.set(0);
      }
      for (const [state, count] of Object.entries(db.connections?.() ?? {})) metrics.connections.set({ state }, count);
      for (const [lane, queue] of Object.entries(lanes)) {
        for (const [state, requests] of Object.entries(queue.counts())) metrics.queued.set({ lane, state }, requests);
      }
      void reply.header("cache-control", "no-store").type(metrics.registry.contentType);
      return metrics.registry.metrics();
    });
  };
