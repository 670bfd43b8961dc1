import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildDatabaseUrl, type PostgresCluster } from "../../apps/api/src/testing/postgres-cluster.ts";
import { openPostgres } from "../../apps/api/src/platform/postgres-db.ts";
import {
  type BenchQuery,
  type Changes,
  type EngineAnswer,
  type EngineName,
  type EngineRequest,
  isRotunda,
} from "./engine.ts";
import { type Load, loadServer } from "./load-server.ts";
import { drawQueries, type QueryClasses } from "./queries.ts";

/** Queries per class, and repetitions of each. */
const QUERIES = 20;
const ROUNDS = 3;
/** Milliseconds after which an engine skips the rest of a class. */
const PATIENCE = 6_000;

export interface Asked {
  /** Milliseconds of each query, the first time and later. */
  first: number[];
  again: number[];
  cards: number[];
  hits: number[];
}

export interface EngineRun {
  name: EngineName;
  about: string;
  /** Null if the database had the records. */
  buildMs: number | null;
  warmMs: number | null;
  /** Bytes after the build and after the queries. */
  rssBuilt: number;
  rssAsked: number;
  classes: Map<string, Asked>;
  loads: Load[];
  changes: Changes | null;
}

interface Running extends EngineRun {
  process: ChildProcess;
  ask(request: EngineRequest): Promise<EngineAnswer>;
}

/** Builds each engine in its own process and runs the same queries on each, in turns. */
export async function runEngines(
  names: readonly EngineName[],
  {
    profiles,
    folder,
    cluster,
    database,
    say,
  }: {
    profiles: number;
    folder: string;
    cluster: PostgresCluster | null;
    /** The PostgreSQL database that our engine uses instead of one in the cluster. */
    database: string | undefined;
    say: (text: string) => void;
  },
): Promise<EngineRun[]> {
  const corpus = join(folder, "corpus.ndjson");
  const running: Running[] = [];
  try {
    for (const name of [...names].toSorted((a, b) => Number(isRotunda(b)) - Number(isRotunda(a)))) {
      say(`${profiles} people: building ${name}`);
      const engine = startEngine(name);
      running.push(engine);
      const own = join(folder, name);
      await mkdir(own, { recursive: true });
      const built = await engine.ask({
        do: "build",
        name,
        request: {
          profiles,
          folder: own,
          postgresUrl: (name === "rotunda-postgres" && database) || (await createDatabase(name, cluster)),
          corpus,
          writesCorpus: running.length === 1,
        },
      });
      if (built.status === "built")
        Object.assign(engine, {
          buildMs: built.buildMs,
          warmMs: built.warmMs,
          about: built.about,
          rssBuilt: built.rss,
        });
    }
    say(`${profiles} people: asking`);
    const queries = await drawQueries(corpus, QUERIES);
    await askInTurns(running, queries);
    for (const engine of running) {
      if (isRotunda(engine.name)) {
        say(`${profiles} people: changing records of ${engine.name}`);
        const changed = await engine.ask({ do: "change" });
        if (changed.status === "changed") engine.changes = changed;
        say(`${profiles} people: loading the server of ${engine.name}`);
        const serving = await engine.ask({ do: "serve" });
        if (serving.status === "serving") engine.loads = await loadServer(serving, queries);
      }
      const closed = await engine.ask({ do: "close" });
      if (closed.status === "closed") engine.rssAsked = closed.rss;
    }
    return running;
  } finally {
    for (const engine of running) engine.process.kill("SIGKILL");
  }
}

/** Engines take turns by rounds, because each query of the others would empty the caches of the next. */
async function askInTurns(engines: readonly Running[], queries: QueryClasses): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const engine of engines) await askRound(engine, queries, round === 0);
  }
}

async function askRound(engine: Running, queries: QueryClasses, isFirst: boolean): Promise<void> {
  for (let at = 0; at < QUERIES; at += 1) {
    for (const [name, drawn] of Object.entries(queries)) {
      const asked = engine.classes.get(name) ?? { first: [], again: [], cards: [], hits: [] };
      engine.classes.set(name, asked);
      const spent = [...asked.first, ...asked.again].reduce((sum, ms) => sum + ms, 0);
      if (spent > PATIENCE && !isRotunda(engine.name)) continue;
      const answered = await askOne(engine, drawn[at]);
      if (!answered) continue;
      (isFirst ? asked.first : asked.again).push(answered.ms);
      asked.cards.push(answered.answer.cardsMs);
      if (isFirst) asked.hits[at] = answered.answer.hits;
    }
  }
}

async function askOne(engine: Running, query: BenchQuery | undefined) {
  if (!query) return null;
  const answered = await engine.ask({ do: "ask", query });
  return answered.status === "answered" ? answered : null;
}

function startEngine(name: EngineName): Running {
  const child = fork(fileURLToPath(new URL("./engine-process.ts", import.meta.url)), {
    execArgv: ["--import", "tsx", "--max-old-space-size=8192"],
    serialization: "advanced",
  });
  return {
    name,
    about: "",
    buildMs: 0,
    warmMs: null,
    rssBuilt: 0,
    rssAsked: 0,
    classes: new Map(),
    loads: [],
    changes: null,
    process: child,
    async ask(request) {
      const waiting = new AbortController();
      child.send(request);
      try {
        const [answer] = (await Promise.race([
          once(child, "message", { signal: waiting.signal }),
          once(child, "exit", { signal: waiting.signal }).then(() => [null]),
        ])) as [EngineAnswer | null];
        if (answer === null) throw new Error(`The process of ${name} ended.`);
        if (answer.status === "failed") throw new Error(`${name}: ${answer.message}`);
        return answer;
      } finally {
        waiting.abort();
      }
    },
  };
}

/** Creates a separate database for each engine that needs one. */
async function createDatabase(name: EngineName, cluster: PostgresCluster | null): Promise<string | null> {
  if (!cluster || !name.endsWith("postgres")) return null;
  const database = `bench_${name.replaceAll("-", "_")}_${Date.now()}`;
  const maintenance = openPostgres(cluster.url);
  await maintenance.exec(`create database ${database}`);
  await maintenance.close();
  return buildDatabaseUrl(cluster.url, database);
}
