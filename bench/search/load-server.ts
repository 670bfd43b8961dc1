// Installed by the run itself, so it is imported after that.
import type autocannon from "autocannon";
import { SCOPES } from "@rotunda/core";
import type { BenchQuery, Server } from "./engine.ts";
import { formatParameters, type QueryClasses } from "./queries.ts";

const CONNECTIONS = [1, 8, 64];
export const LOADS = {
  page: "result pages",
  again: "result pages, asked before",
  suggest: "suggestions",
  counts: "counts of options",
} as const;
/** Page sizes of requests. With this many, the server's cache drops an answer before the same request is sent again. */
const PAGE_SIZES = [20, 21, 22, 23, 24, 25, 26, 27];
const SECONDS = 8;

/** Requests of one kind over a number of connections. */
export interface Load {
  kind: keyof typeof LOADS;
  connections: number;
  /** Milliseconds of each request. */
  times: number[];
  perSecond: number;
}

/** Sends the queries of all classes to a server, over each number of connections. */
export async function loadServer(server: Server, queries: QueryClasses): Promise<Load[]> {
  const drawn = Object.values(queries).flat();
  const loads: Load[] = [];
  for (const kind of ["page", "again", "suggest", "counts"] as const) {
    const queryKind = kind === "suggest" ? "suggest" : "page";
    // A request writes birth years in another way than an address.
    const asked = drawn.filter((query) => query.kind === queryKind && query.bornSince === null);
    const varied = PAGE_SIZES.flatMap((pageSize) => asked.map((query) => ({ ...query, pageSize })));
    const requests = (kind === "page" || kind === "counts" ? varied : asked).map((query) => ({
      path: toPath(query, kind),
    }));
    for (const connections of CONNECTIONS) {
      const times: number[] = [];
      const { non2xx, errors } = await runLoad(server, { requests, connections }, times);
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`);
      loads.push({ kind, connections, times, perSecond: times.length / SECONDS });
    }
  }
  return loads;
}

async function runLoad(
  { origin, cookie }: Server,
  { requests, connections }: { requests: { path: string }[]; connections: number },
  times: number[],
): Promise<autocannon.Result> {
  const { default: run } = await import("autocannon");
  let started = 0;
  const setupClient = (client: autocannon.Client) => {
    // Connections send different requests at the same time.
    const first = Math.floor((requests.length * started) / connections);
    started += 1;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
  const headers = { cookie, "accept-encoding": "br" };
  return new Promise((resolve, reject) => {
    run(
      { url: origin, connections, duration: SECONDS, headers, requests, setupClient },
      (error: Error | null, result) => (error ? reject(error) : resolve(result)),
    ).on("response", (_client, _status, _bytes, ms) => times.push(ms));
  });
}

const toPath = (query: BenchQuery, kind: Load["kind"]): string =>
  `/${SCOPES[query.scope].endpoint}${kind === "counts" ? "counts/" : ""}?${formatParameters(query)}${kind === "suggest" ? "&autocomplete=true" : ""}`;
