import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Buckets in seconds, up to the longest wait. */
const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

/** Prometheus metrics; labels are route patterns and never identify people. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const common = (name: string, help: string) => ({ name: `rotunda_${name}`, help, registers: [registry] });
  const time = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ ...common(name, help), labelNames, buckets: SECONDS });
  const count = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ ...common(name, help), labelNames });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ ...common(name, help), labelNames });
  return {
    registry,
    answers: time("http_request_duration_seconds", "Time to answer, by route and status.", "method", "route", "status"),
    searches: time(
      "search_duration_seconds",
      "Time the search engine took, by directory and kind of request.",
      "scope",
      "kind",
    ),
    statements: time(
      "database_statement_duration_seconds",
      "Time a statement took, including the wait for a connection.",
    ),
    events: count(
      "security_events_total",
      "Logins, logouts, password changes and exports, by outcome; the names are those of the log.",
      "event",
    ),
    refusals: count(
      "requests_refused_total",
      "Requests refused under load: 429 for a reader’s own limit, 503 for the others.",
      "lane",
      "because",
    ),
    queued: gauge("requests_queued", "Requests in the queues of this process.", "lane", "state"),
    exportRows: count("export_rows_total", "Rows delivered as spreadsheets.", "kind"),
    messages: count("mails_total", "Mails that the mail server accepted and refused.", "outcome"),
    jobs: count("jobs_total", "Tries of background jobs, by outcome.", "kind", "outcome"),
    isDatabaseUp: gauge("database_up", "1 when the database answers."),
    connections: gauge(
      "database_connections",
      "Connections of this process by state; waiting counts statements that wait for one.",
      "state",
    ),
    openJobs: gauge("jobs_open", "Background jobs that are waiting or running, of all processes.", "kind", "state"),
    newestBackup: gauge("backup_newest_timestamp_seconds", "When the newest scheduled backup was written."),
    oldestJob: gauge("jobs_oldest_seconds", "How long the oldest open job has been waiting to be done.", "kind"),
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
