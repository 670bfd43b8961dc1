import { setTimeout as pause } from "node:timers/promises";
import { listRequests, type LoadData } from "./list-requests.ts";
import { type LoadResult, runLoad } from "./run-load.ts";
import type { RunningServer } from "./server.ts";

const CONNECTIONS = 200;
const TIMES_CAPACITY = 5;
const PROBE_MS = 100;
/** The server has recovered when this many requests of the reader in a row are faster than `HEALTHY_MS`. */
const HEALTHY_MS = 300;
const HEALTHY_IN_A_ROW = 5;
const WATCHED_AFTER_MS = 20_000;

export interface Overload {
  /** Number of readers who send the load. */
  senders: number;
  /** Searches per second: the server's capacity, and how many are sent. */
  capacity: number;
  sent: number;
  load: LoadResult;
  /** Milliseconds of the unrelated reader's requests, before and during the overload. */
  before: number[];
  during: number[];
  failed: number;
  readyz: number[];
  recoverySeconds: number;
  memory: { before: number; peak: number; after: number };
}

/** Sends five times the searches that the server can do, while another reader uses the product. */
export async function overload(
  server: RunningServer,
  prepared: LoadData,
  { senders, seconds, capacity }: { senders: number; seconds: number; capacity: number },
): Promise<Overload> {
  const [reader = "", ...others] = prepared.cookies;
  const searches = listRequests({ ...prepared, cookies: others.slice(0, senders) }, "search");
  const probe = createProbe(server.origin, reader, prepared);
  const before = await probe.run(Math.min(seconds, 10) * 1000);
  const memoryBefore = await server.readMemory();
  let peak = memoryBefore;
  const watching = setInterval(() => {
    void server.readMemory().then(
      (now) => (peak = Math.max(peak, now)),
      () => {},
    );
  }, 1_000);
  const sent = capacity * TIMES_CAPACITY;
  const loading = runLoad(server.origin, searches, { connections: CONNECTIONS, seconds, perSecond: sent });
  const during = await probe.run(seconds * 1000);
  const load = await loading;
  const ended = performance.now();
  const after = await probe.run(WATCHED_AFTER_MS);
  clearInterval(watching);
  return {
    senders,
    capacity,
    sent,
    load,
    before: before.times,
    during: during.times,
    failed: during.failed + after.failed,
    readyz: during.readyz,
    recoverySeconds: findRecovery(after, ended),
    memory: { before: memoryBefore, peak, after: await server.readMemory() },
  };
}

interface ProbeResult {
  times: number[];
  /** The time at which each request ended. */
  ended: number[];
  failed: number;
  readyz: number[];
}

function createProbe(origin: string, cookie: string, { profileIds, names }: LoadData) {
  let asked = 0;
  const timed = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(origin + path, { headers: { cookie } });
    await answer.arrayBuffer();
    return { ms: performance.now() - began, status: answer.status };
  };
  return {
    async run(ms: number): Promise<ProbeResult> {
      const probed: ProbeResult = { times: [], ended: [], failed: 0, readyz: [] };
      const until = performance.now() + ms;
      while (performance.now() < until) {
        const paths = [
          "/api/session/",
          `/api/search/vignette/?q=${names[asked % names.length]}`,
          `/api/profile/${profileIds[asked % profileIds.length]}`,
        ];
        // Requests a profile every third time, which is below the limited pace.
        const path = paths[asked % 9 === 8 ? 2 : asked % 2] ?? "";
        asked += 1;
        const { ms: took, status } = await timed(path);
        probed.times.push(took);
        probed.ended.push(performance.now());
        if (status !== 200) probed.failed += 1;
        if (asked % 10 === 0) probed.readyz.push((await timed("/readyz")).status);
        await pause(PROBE_MS);
      }
      return probed;
    },
  };
}

function findRecovery({ times, ended }: ProbeResult, since: number): number {
  const isHealthy = (ms: number) => ms < HEALTHY_MS;
  const first = times.findIndex((_, at) => times.slice(at, at + HEALTHY_IN_A_ROW).every(isHealthy));
  return first === -1 ? Infinity : ((ended[first] ?? since) - since) / 1000;
}
