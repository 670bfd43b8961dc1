import { randomUUID } from "node:crypto";
import { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import pretty from "pino-pretty";

const QUIET = new Set(["/healthz", "/readyz"]);

/** One JSON line an answer: never a cookie, a body or a query string, which may name people. */
export function logOptions(isEnabled: boolean): Pick<FastifyServerOptions, "logger" | "genReqId" | "logController"> {
  return {
    logger: isEnabled
      ? {
          redact: ["headers", "cookie", "password", "*.password", "*.cookie", "*.authorization"],
          serializers: { req: ({ method, url }) => ({ method, path: pathOf(url) }) },
          // People read a terminal, programs read everything else.
          ...(process.stdout.isTTY
            ? { stream: pretty({ ignore: "pid,hostname,reqId", singleLine: true, translateTime: "HH:MM:ss" }) }
            : {}),
        }
      : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  };
}

export function logAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const path = pathOf(request.url);
    if (QUIET.has(path)) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, "answered");
  });
}

export function pathOf(url: string): string {
  return url.split(/[?#;]/, 1)[0] ?? "";
}
