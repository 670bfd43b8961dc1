import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from "fastify";
import pretty from "pino-pretty";
import { createAddressList, normalizeAddress } from "./client-address.ts";
import { describeError } from "./describe-error.ts";
import { pageReaders } from "./render-first-screen.ts";

const UNLOGGED_PATHS = new Set(["/healthz", "/readyz", "/metrics"]);

/** Valid request ids of proxies; others could forge log lines. */
const REQUEST_ID = /^[\w.:-]{8,128}$/;

/** Keys redacted at up to two levels. */
const SECRET = ["authorization", "cookie", "cookies", "email", "headers", "password", "query", "token"];

export interface LogStream {
  write(line: string): void;
}

/** Logs one JSON line per response, without cookies, bodies and query strings, which may name people. */
export function logOptions(
  log: boolean | LogStream,
  trustedProxies: readonly string[],
): Pick<FastifyServerOptions, "logger" | "genReqId" | "logController"> {
  return {
    logger: log
      ? {
          redact: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          serializers: { req: ({ method, url }) => ({ method, path: hidePrivateSegments(url) }), err: describeError },
          ...openStream(log),
        }
      : false,
    genReqId: createRequestIds(trustedProxies),
    logController: new LogController({ disableRequestLogging: true }),
  };
}

function openStream(log: true | LogStream) {
  if (log !== true) return { stream: log };
  if (!process.stdout.isTTY) return {};
  return { stream: pretty({ ignore: "pid,hostname,reqId", singleLine: true, translateTime: "HH:MM:ss" }) };
}

/** Keeps request ids of trusted proxies, to correlate both logs; otherwise creates one. */
function createRequestIds(trustedProxies: readonly string[]) {
  const isTrusted = createAddressList(trustedProxies);
  return ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string => {
    const given = headers["x-request-id"];
    const sender = normalizeAddress(socket.remoteAddress ?? "");
    const isAccepted = typeof given === "string" && REQUEST_ID.test(given) && sender !== null && isTrusted(sender);
    return isAccepted ? given : randomUUID();
  };
}

export function logAnswers(app: FastifyInstance): void {
  const answered = new WeakSet<FastifyRequest>();
  const logOnce = (request: FastifyRequest, status: number, ms: number, text: string) => {
    if (isHealthProbe(request) || answered.has(request)) return;
    answered.add(request);
    // A rendered page is logged as one line, unless a request that it makes fails.
    if (status < 400 && pageReaders.getStore()) return;
    request.log[chooseLevel(status)](
      { method: request.method, path: hidePrivateSegments(request.originalUrl), status, ms },
      text,
    );
  };
  app.addHook("onSend", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onRequest", async (request, reply) => {
    // A connection closed by the client has no response to log.
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished)
        logOnce(request, CLIENT_CLOSED, Math.round(reply.elapsedTime), "left unanswered");
    });
  });
  app.addHook("onResponse", async (request, reply) => {
    logOnce(request, reply.statusCode, Math.round(reply.elapsedTime), "answered");
  });
}

/** nginx's status for clients that closed the connection. */
const CLIENT_CLOSED = 499;

/** 503 is expected under load; a failure that causes it is logged separately. */
function chooseLevel(status: number): "info" | "warn" | "error" {
  if (status >= 500 && status !== 503) return "error";
  return status >= 400 ? "warn" : "info";
}

export function isHealthProbe({ originalUrl }: Pick<FastifyRequest, "originalUrl">): boolean {
  return UNLOGGED_PATHS.has(readPath(originalUrl));
}

export function readPath(url: string): string {
  return url.split(/[?#;]/, 1)[0] ?? "";
}

/** Redacts e-mails and keys in a path, where only typing errors put them. */
export function hidePrivateSegments(url: string): string {
  // Keys contain upper-case letters; route names don't.
  return readPath(url).replaceAll(/[^/]*(?:@|%40)[^/]*|(?=[\w-]*[A-Z])[\w-]{40,}/gu, "…");
}
