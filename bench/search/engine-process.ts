import { buildMiniSearch } from "./engines/minisearch.ts";
import { buildNaivePostgres } from "./engines/naive-postgres.ts";
import { buildRotunda } from "./engines/rotunda.ts";
import { buildSqlite } from "./engines/sqlite-fts5.ts";
import type { BuildEngine, Engine, EngineAnswer, EngineName, EngineRequest } from "./engine.ts";

// Builds and times one engine in its own process, so that engines don't share memory.

const BUILDERS: Record<EngineName, BuildEngine> = {
  "rotunda-postgres": buildRotunda("postgres"),
  "rotunda-pglite": buildRotunda("pglite"),
  "naive-postgres": buildNaivePostgres,
  "sqlite-fts5": buildSqlite,
  minisearch: buildMiniSearch,
};

let engine: Engine | null = null;

async function runEngine(request: EngineRequest): Promise<EngineAnswer> {
  switch (request.do) {
    case "build": {
      const built = await BUILDERS[request.name](request.request);
      engine = built.engine;
      const { buildMs, warmMs = null, about } = built;
      return { status: "built", buildMs, warmMs, about, rss: process.memoryUsage.rss() };
    }
    case "ask": {
      if (!engine) throw new Error("Nothing was built.");
      const began = performance.now();
      const answer = await engine.ask(request.query);
      return { status: "answered", answer, ms: performance.now() - began };
    }
    case "serve": {
      if (!engine?.serve) throw new Error("It has no server.");
      return { status: "serving", ...(await engine.serve()) };
    }
    case "change": {
      if (!engine?.change) throw new Error("It has no records.");
      return { status: "changed", ...(await engine.change()) };
    }
    case "close": {
      const rss = process.memoryUsage.rss();
      await engine?.close();
      return { status: "closed", rss };
    }
  }
}

process.on("message", (request: EngineRequest) => {
  void runEngine(request)
    .catch((error: unknown): EngineAnswer => ({
      status: "failed",
      message: error instanceof Error ? `${error.stack}` : String(error),
    }))
    .then((answer) => process.send?.(answer));
});
// The run has ended or failed.
process.on("disconnect", () => process.exit());
