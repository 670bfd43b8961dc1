import type { FastifyPluginAsync } from "fastify";
import { readQueueCounts } from "../jobs/queue-counts.sql.ts";
import type { AppDeps } from "./app-deps.ts";
import { createAddressList, findClientAddress } from "./client-address.ts";
import { describeBriefly } from "./describe-error.ts";
import type { Lanes } from "./lanes.ts";
import { type Metrics, noteLanes, noteQueue } from "./metrics.ts";

/** Prometheus metrics for METRICS_FROM; others get 404. */
export const metricsRoutes =
  ({ db, settings, clock, metrics, lanes }: AppDeps & { metrics: Metrics; lanes: Lanes }): FastifyPluginAsync =>
  async (app) => {
    const mayRead = createAddressList(settings.metricsFrom);

    app.get("/metrics", async (request, reply) => {
      const address = findClientAddress(request);
      if (address === null || !mayRead(address)) return reply.callNotFound();
      try {
        noteQueue(metrics, await readQueueCounts(db, clock()));
        metrics.isDatabaseUp.set(1);
      } catch (error) {
        request.log.error({ failure: describeBriefly(error) }, "the database does not answer");
        metrics.isDatabaseUp.set(0);
      }
      for (const [state, count] of Object.entries(db.connections?.() ?? {})) metrics.connections.set({ state }, count);
      noteLanes(metrics, lanes);
      void reply.header("cache-control", "no-store").type(metrics.registry.contentType);
      return metrics.registry.metrics();
    });
  };
