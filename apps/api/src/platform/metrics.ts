import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { QueueFigures } from "../jobs/queue-counts.sql.ts";

/** Buckets in seconds, up to the longest wait. */
const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

/** Prometheus metrics; labels are route patterns and never identify people. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    answers: new Histogram({
      name: "rotunda_http_request_duration_seconds",
      help: "Time to answer, by route and status.",
      labelNames: ["method", "route", "status"],
      buckets: SECONDS,
      registers,
    }),
    searches: new Histogram({
      name: "rotunda_search_duration_seconds",
      help: "Time the search engine took, by directory and by what was asked for.",
      labelNames: ["scope", "kind"],
      buckets: SECONDS,
      registers,
    }),
    statements: new Histogram({
      name: "rotunda_database_statement_duration_seconds",
      help: "Time a statement took, the wait for a connection included.",
      buckets: SECONDS,
      registers,
    }),
    events: new Counter({
      name: "rotunda_security_events_total",
      help: "Logins, logouts, password changes and exports, by outcome; the names are those of the log.",
      labelNames: ["event"],
      registers,
    }),
    exportRows: new Counter({
      name: "rotunda_export_rows_total",
      help: "Rows delivered as spreadsheets.",
      labelNames: ["kind"],
      registers,
    }),
    letters: new Counter({
      name: "rotunda_letters_total",
      help: "Letters handed to the mail server, and those it didn’t take.",
      labelNames: ["outcome"],
      registers,
    }),
    jobs: new Counter({
      name: "rotunda_jobs_total",
      help: "Tries of background jobs, by outcome.",
      labelNames: ["kind", "outcome"],
      registers,
    }),
    isDatabaseUp: new Gauge({ name: "rotunda_database_up", help: "1 when the database answers.", registers }),
    connections: new Gauge({
      name: "rotunda_database_connections",
      help: "Connections this process holds, by what they do; who waits for one is waiting.",
      labelNames: ["state"],
      registers,
    }),
    openJobs: new Gauge({
      name: "rotunda_jobs_open",
      help: "Background jobs that are waiting or being worked on, of all processes.",
      labelNames: ["kind", "state"],
      registers,
    }),
    oldestJob: new Gauge({
      name: "rotunda_jobs_oldest_seconds",
      help: "How long the oldest open job has been waiting to be done.",
      labelNames: ["kind"],
      registers,
    }),
  };
}

const byRequest = new WeakMap<FastifyRequest, Metrics>();

/** Returns the request's metrics, or null if disabled. */
export const readMetrics = (request: object): Metrics | null => byRequest.get(request as FastifyRequest) ?? null;

/** Counts responses, and adds process metrics when listening. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
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

/** Runs a search and records its duration, also on failure. */
export async function timeSearch<T>(
  request: FastifyRequest,
  labels: { scope: string; kind: "page" | "suggestions" },
  run: () => Promise<T>,
): Promise<T> {
  const stop = readMetrics(request)?.searches.startTimer(labels);
  try {
    return await run();
  } finally {
    stop?.();
  }
}

export function noteQueue({ openJobs, oldestJob }: Metrics, figures: readonly QueueFigures[]): void {
  for (const { kind, waiting, working, oldest_seconds } of figures) {
    openJobs.set({ kind, state: "waiting" }, waiting);
    openJobs.set({ kind, state: "working" }, working);
    oldestJob.set({ kind }, oldest_seconds);
  }
}
