// Installed by the run itself, so it is imported after that.
import type autocannon from "autocannon";
import type { Prepared } from "./prepare.ts";

export const KINDS = ["search", "profile", "suggestions", "Briefcase"] as const;
export type Kind = (typeof KINDS)[number];

/** Twenty requests: search 60 %, profiles 25 %, suggestions 10 %, Briefcase 5 %. */
const HALF: Kind[] = ["search", "profile", "search", "search", "profile", "search", "search", "suggestions", "search"];
const MIX: Kind[] = [...HALF, "profile", ...HALF, "Briefcase"];
const WORDS = ["water", "chair", "energy", "health", "budget", "veterans", "transportation", "farm bill"];
const ROUNDS = 40;

interface Asked {
  kind: Kind;
  path: string;
  headers: Record<string, string>;
}

export interface LoadResult {
  seconds: number;
  /** Milliseconds of successful requests. */
  times: Record<Kind, number[]>;
  statuses: Record<string, number>;
  /** Connections that failed, and timeouts. */
  errors: number;
}

/** Lists requests of many readers in the mix, or only searches. */
export function listRequests({ cookies, profileIds, names }: Prepared, only?: Kind): Asked[] {
  const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;
  return Array.from({ length: MIX.length * ROUNDS }, (_, at) => {
    const kind = only ?? pick(MIX, at);
    const name = pick(names, at * 7);
    const keyword = encodeURIComponent(at % 3 === 0 ? name : pick(WORDS, at));
    const scope = pick(["vignette", "congressional", "state", "federal"], at);
    const paths: Record<Kind, string> = {
      search: `/api/search/${scope}/?q=${keyword}`,
      profile: `/api/profile/${pick(profileIds, at)}`,
      suggestions: `/api/search/vignette/?q=${encodeURIComponent(name.slice(0, 4))}&autocomplete=true`,
      Briefcase: "/api/briefcase/?page=0",
    };
    const headers = { cookie: pick(cookies, at), "sec-fetch-site": "same-origin", "accept-encoding": "br" };
    return { kind, path: paths[kind], headers };
  });
}

/** Sends requests over a number of connections, as fast as they are answered or at a rate. */
export async function runLoad(
  origin: string,
  asked: Asked[],
  { connections, seconds, perSecond }: { connections: number; seconds: number; perSecond?: number },
): Promise<LoadResult> {
  const { default: run } = await import("autocannon");
  const times: LoadResult["times"] = { search: [], profile: [], suggestions: [], Briefcase: [] };
  const statuses: Record<string, number> = {};
  let started = 0;
  const setupClient = (client: autocannon.Client) => {
    // Connections don't all ask the same at the same time.
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
