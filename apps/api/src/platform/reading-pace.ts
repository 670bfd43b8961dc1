import { setTimeout as wait } from "node:timers/promises";
import { decidePace, type ReadCounts, type OpenedCounts } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { recordChanges } from "../admin/audit.sql.ts";
import { readCaller } from "./access.ts";
import { createTooManyRequests } from "./api-error.ts";
import type { AppDeps } from "./settings.ts";
import { findClientAddress, findNetwork } from "./client-address.ts";
import { logEvent } from "./security-log.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The operator is notified about a reader or organization once a day. */
const NOTICES_KEPT = 1_000;

/** Counts opened records; delays or refuses readers who open more than people do. */
export type ReadingPace = (request: FastifyRequest, opened: { records: number; signal?: AbortSignal }) => Promise<void>;

type Key = keyof OpenedCounts;

interface Limited {
  because: Key;
  key: string;
  counts: ReadCounts | null;
}

export function createReadingPace(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  pause: (ms: number, signal?: AbortSignal) => Promise<void> = pauseUnlessGone,
): ReadingPace {
  const windows = {
    minute: createRollingCounter(MINUTE_MS),
    hour: createRollingCounter(60 * MINUTE_MS),
    day: createRollingCounter(DAY_MS),
  };
  const notified = new LRUCache<string, true>({ max: NOTICES_KEPT, ttl: DAY_MS });

  const { minute, hour, day } = windows;
  const countOpened = (key: string | null, now: Date): ReadCounts | null =>
    key === null ? null : { minute: minute.count(key, now), hour: hour.count(key, now), day: day.count(key, now) };

  async function notify(request: FastifyRequest, { because, key, counts }: Limited): Promise<void> {
    if (notified.has(key)) return;
    notified.set(key, true);
    const { userId, organizationId } = readCaller(request);
    const facts = { userId, organizationId, because, ...counts };
    logEvent(request, "reading-limited", facts, "warn");
    try {
      const change = { subject: await findSubject(request, because), was: {}, became: facts };
      await recordChanges(db, { actor: "server", command: "reading limit", now: clock() }, [change]);
    } catch (error) {
      request.log.error({ err: error }, "the reading limit could not be recorded");
    }
  }

  async function findSubject(request: FastifyRequest, because: Key): Promise<string> {
    const { userId, organizationId } = readCaller(request);
    const [row] = await db.query<{ email: string | null; name: string | null }>(
      `select (select email from users where id = $1) as email, (select name from organizations where id = $2) as name`,
      [userId, organizationId],
    );
    const subject = because === "reader" ? row?.email : row?.name;
    return subject ?? findNetwork(findClientAddress(request));
  }

  return async (request, { records, signal }) => {
    // A HEAD request doesn't open a record.
    if (request.method === "HEAD") return;
    const now = clock();
    const keys = findKeys(request);
    const readings = { reader: countOpened(keys.reader, now), organization: countOpened(keys.organization, now) };
    const decided = decidePace(readings);
    if (decided.do === "refuse") {
      const { because, seconds } = decided;
      await notify(request, { because, key: keys[because] ?? "", counts: readings[because] });
      throw createTooManyRequests(REFUSALS[because](describeWait(seconds)), seconds);
    }
    for (const key of [keys.reader, keys.organization]) {
      if (key !== null) for (const window of Object.values(windows)) window.add(key, records, now);
    }
    if (decided.do === "delay") await pause(decided.ms, signal);
  };
}

/** Many people may share the address of an organization, so that it is counted as one organization only. */
function findKeys(request: FastifyRequest): Record<Key, string | null> {
  const { userId, organizationId } = readCaller(request);
  const organization = organizationId === null ? null : `organization ${organizationId}`;
  if (userId !== null) return { reader: `user ${userId}`, organization };
  return { reader: organization === null ? `address ${findNetwork(findClientAddress(request))}` : null, organization };
}

const REFUSALS: Record<Key, (wait: string) => string> = {
  reader: (time) => `You have opened too many profiles in a short time. Try again in ${time}.`,
  organization: (time) => `Your organization has opened too many profiles in a short time. Try again in ${time}.`,
};

const describeWait = (seconds: number): string => (seconds < 60 ? `${seconds} seconds` : `${seconds / 60} minutes`);

async function pauseUnlessGone(ms: number, signal?: AbortSignal): Promise<void> {
  // The lane then drops the request.
  await wait(ms, null, { signal }).catch(() => {});
}

/** A window is counted in this many parts, the oldest of which is dropped. */
const PARTS = 12;
const KEYS_MAX = 20_000;

export function createRollingCounter(windowMs: number) {
  // A limit by size: `max` would allocate all entries when a server opens.
  const kept = new LRUCache<string, { part: number; events: number }[]>({
    maxSize: KEYS_MAX,
    sizeCalculation: () => 1,
  });
  const findPart = (now: Date): number => Math.floor((now.getTime() / windowMs) * PARTS);
  const listRecent = (key: string, newest: number) => (kept.get(key) ?? []).filter(({ part }) => part > newest - PARTS);
  return {
    count: (key: string, now: Date): number =>
      listRecent(key, findPart(now)).reduce((sum, { events }) => sum + events, 0),
    add(key: string, events: number, now: Date): void {
      const part = findPart(now);
      const recent = listRecent(key, part);
      const last = recent.at(-1);
      if (last?.part === part) last.events += events;
      else recent.push({ part, events });
      kept.set(key, recent);
    },
  };
}
