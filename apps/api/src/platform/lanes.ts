import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { readSessionCookie } from "../session/session-cookie.ts";
import { readCaller } from "./access.ts";
import { type ApiError, createBusy, createClientGone, createTooManyRequests } from "./api-error.ts";
import { findClientAddress, findNetwork } from "./client-address.ts";
import type { Db } from "./db.ts";
import { createFairQueue, type FairQueue, TooBusy } from "./fair-queue.ts";
import { readMetrics } from "./metrics.ts";
import type { ReadingPace } from "./reading-pace.ts";
import type { Settings } from "./settings.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The queue of the route's handler; cheap routes have none. */
    lane?: Lane;
    /** Opens a record, which counts for the pace of reading. */
    isRecord?: boolean;
  }
}

export type Lane = "work" | "exports";

/** Maximum number of a reader's requests that run or wait in a lane. Browsers send fewer; a race test sends 64. */
const REQUESTS_EACH = 64;
/** Maximum number of requests of an address before their readers are identified. */
const UNKNOWN_EACH = 256;
const REQUESTS_WAITING = 512;
/** Longest wait; exports of one reader run one by one. */
const WAIT_MS = 10_000;
const EXPORT_WAIT_MS = 20_000;
const OWN_LIMIT_SECONDS = 2;
const BUSY_SECONDS = 5;

/** Half of the work at most is one reader's. PostgreSQL keeps two of its ten connections for the cheap requests. */
const WORK_AT_ONCE: Record<Db["kind"], number> = { pglite: 4, postgres: 8 };
const IDENTIFY_AT_ONCE = 8;
const EXPORTS_AT_ONCE = 2;

/** Number of sessions whose readers are remembered, so that requests join their queues before they are identified. */
const KNOWN_SESSIONS = 10_000;
const KNOWN_MS = 10 * 60 * 1000;

export type Lanes = Record<Lane | "identify", FairQueue>;

export function createLanes(kind: Db["kind"]): Lanes {
  const shared = { each: REQUESTS_EACH, waiting: REQUESTS_WAITING, deadlineMs: WAIT_MS };
  const work = WORK_AT_ONCE[kind];
  return {
    identify: createFairQueue({ ...shared, each: UNKNOWN_EACH, atOnce: IDENTIFY_AT_ONCE }),
    work: createFairQueue({ ...shared, atOnce: work, atOnceEach: work / 2 }),
    exports: createFairQueue({ ...shared, atOnce: EXPORTS_AT_ONCE, atOnceEach: 1, deadlineMs: EXPORT_WAIT_MS }),
  };
}

interface LaneDeps {
  lanes: Lanes;
  settings: Pick<Settings, "publicOrigin">;
  identify: (request: FastifyRequest) => Promise<void>;
  pace: ReadingPace;
}

const turns = new WeakMap<FastifyRequest, () => void>();

/**
 * Identifies callers, and runs the handlers of routes with a lane in turns between readers. A reader with too many
 * requests is refused before anything is read from the database.
 */
export function addLanes(app: FastifyInstance, { lanes, settings, identify, pace }: LaneDeps) {
  const known = new LRUCache<string, string>({ maxSize: KNOWN_SESSIONS, sizeCalculation: () => 1, ttl: KNOWN_MS });

  app.addHook("onRequest", async (request, reply) => {
    const token = readSessionCookie(request, settings);
    const reader = (token !== null && known.get(token)) || formatAddressReader(request);
    const { lane } = request.routeOptions.config;
    if (lane && lanes[lane].isFull(reader)) throw refuse(request, lane, new TooBusy("reader"));
    await inLane(request, "identify", { reader, signal: createDisconnectSignal(reply) }, () => identify(request));
    if (token !== null && readCaller(request).userId !== null) known.set(token, findReader(request));
  });

  function runIn(lane: Lane, scope: FastifyInstance): void {
    const wrapped = new WeakSet<object>();
    scope.addHook("onRoute", (route) => {
      const { handler } = route;
      route.config = { ...route.config, lane };
      const { isRecord = false } = route.config;
      // A HEAD route shares the handler of its GET.
      if (wrapped.has(handler)) return;
      route.handler = async function (request, reply) {
        const signal = createDisconnectSignal(reply);
        if (isRecord) await pace(request, { records: 1, signal });
        return inLane(request, lane, { reader: findReader(request), signal }, () => handler.call(this, request, reply));
      };
      wrapped.add(route.handler);
    });
  }

  async function inLane<T>(
    request: FastifyRequest,
    lane: keyof Lanes,
    { reader, signal }: { reader: string; signal: AbortSignal },
    work: () => T,
  ): Promise<Awaited<T>> {
    const leave = await lanes[lane].enter(reader, { signal }).catch((error: unknown) => {
      throw error instanceof TooBusy ? refuse(request, lane, error) : error;
    });
    turns.set(request, leave);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return runIn;
}

/** Ends the request's turn before it waits for another queue. */
export const endTurn = (request: FastifyRequest): void => turns.get(request)?.();

export function findReader(request: FastifyRequest): string {
  const { userId } = readCaller(request);
  return userId === null ? formatAddressReader(request) : `user ${userId}`;
}

const formatAddressReader = (request: FastifyRequest): string => `address ${findNetwork(findClientAddress(request))}`;

export function createDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once("close", () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}

function refuse(request: FastifyRequest, lane: keyof Lanes, { because }: TooBusy): ApiError {
  readMetrics(request)?.refusals.inc({ lane, because });
  if (because === "gone") return createClientGone();
  return because === "reader"
    ? createTooManyRequests("You sent too many requests at once. Try again in a few seconds.", OWN_LIMIT_SECONDS)
    : createBusy("The directory is very busy right now. Try again in a few seconds.", BUSY_SECONDS);
}
