// Installed by the run itself, so it is imported after that.
import type autocannon from "autocannon";
import type { LoadRequest, Kind } from "./list-requests.ts";

export interface LoadResult {
  seconds: number;
  /** Milliseconds of successful requests. */
  times: Record<Kind, number[]>;
  statuses: Record<string, number>;
  /** Connections that failed, and timeouts. */
  errors: number;
}

/** Sends requests over several connections, at a given rate or as fast as they are answered. */
export async function runLoad(
  origin: string,
  asked: LoadRequest[],
  { connections, seconds, perSecond }: { connections: number; seconds: number; perSecond?: number },
): Promise<LoadResult> {
  const { default: run } = await import("autocannon");
  const times: LoadResult["times"] = { search: [], profile: [], suggestions: [], Briefcase: [] };
  const statuses: Record<string, number> = {};
  let started = 0;
  const setupClient = (client: autocannon.Client) => {
    // Connections begin with different requests.
    const first = Math.floor((asked.length * started) / connections);
    started += 1;
    const own = [...asked.slice(first), ...asked.slice(0, first)];
    client.setRequests(own);
    let answered = 0;
    client.on("response", (status, _bytes, ms) => {
      const kind = own[answered % own.length]?.kind;
      answered += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (kind && status < 400) times[kind].push(ms);
    });
  };
  const rate = perSecond === undefined ? {} : { overallRate: Math.round(perSecond), ignoreCoordinatedOmission: true };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    run(
      { url: origin, connections, duration: seconds, timeout: 30, setupClient, ...rate },
      (error: Error | null, done) => (error ? reject(error) : resolve(done)),
    );
  });
  return { seconds, times, statuses, errors: result.errors };
}
