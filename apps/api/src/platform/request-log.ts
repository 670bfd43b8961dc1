import { randomUUID } from "node:crypto";
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from "fastify";
import pretty from "pino-pretty";
import { describeError } from "./describe-error.ts";

const QUIET = new Set(["/healthz", "/readyz"]);

/** Where log lines go instead of standard output. */
export interface LogStream {
  write(line: string): void;
}

/** One JSON line an answer: never a cookie, a body or a query string, which may name people. */
export function logOptions(
  log: boolean | LogStream,
): Pick<FastifyServerOptions, "logger" | "genReqId" | "logController"> {
  return {
    logger: log
      ? {
          redact: ["headers", "cookie", "password", "*.password", "*.cookie", "*.authorization"],
          serializers: { req: ({ method, url }) => ({ method, path: pathOf(url) }), err: describeError },
          ...streamOf(log),
        }
      : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  };
}

// People read a terminal, programs read everything else.
function streamOf(log: true | LogStream) {
  if (log !== true) return { stream: log };
  if (!process.stdout.isTTY) return {};
  return { stream: pretty({ ignore: "pid,hostname,reqId", singleLine: true, translateTime: "HH:MM:ss" }) };
}

export function logAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    if (isQuiet(request)) return;
    const path = pathOf(request.originalUrl);
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, "answered");
  });
}

/** Asked every few seconds by whoever watches the process. */
export function isQuiet({ originalUrl }: Pick<FastifyRequest, "originalUrl">): boolean {
  return QUIET.has(pathOf(originalUrl));
}

export function pathOf(url: string): string {
  return url.split(/[?#;]/, 1)[0] ?? "";
}
