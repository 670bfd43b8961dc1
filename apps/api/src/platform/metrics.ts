import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import tables from "./metrics.json" with { type: "json" };

/** Buckets in seconds, up to the longest wait. */
const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

interface Description {
  name: string;
  help: string;
  labelNames: string[];
}

/** Prometheus metrics; labels are route patterns and never identify people. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const createAll = <Name extends string, Metric>(
    table: Readonly<Record<Name, Description>>,
    create: (options: Description & { registers: Registry[] }) => Metric,
  ) => {
    const metrics = Object.entries<Description>(table).map(([key, { name, ...options }]) => {
      return [key, create({ name: `rotunda_${name}`, ...options, registers: [registry] })];
    });
    return Object.fromEntries(metrics) as Record<Name, Metric>;
  };
  return {
    registry,
    ...createAll(tables.times, (options) => new Histogram({ ...options, buckets: SECONDS })),
    ...createAll(tables.counts, (options) => new Counter(options)),
    ...createAll(tables.gauges, (options) => new Gauge(options)),
  };
}

const byRequest = new WeakMap<FastifyRequest, Metrics>();

export const readMetrics = (request: object): Metrics | null => byRequest.get(request as FastifyRequest) ?? null;

export function recordAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", async (request) => {
    byRequest.set(request, metrics);
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    metrics.answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.addHook("onListen", async () => {
    collectDefaultMetrics({ register: metrics.registry });
  });
}

export async function timeSearch<T>(
  request: FastifyRequest,
  labels: { scope: string; kind: "page" | "suggestions" | "counts" },
  run: () => Promise<T>,
): Promise<T> {
  const stop = readMetrics(request)?.searches.startTimer(labels);
  try {
    return await run();
  } finally {
    stop?.();
  }
}
