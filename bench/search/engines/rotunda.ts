import { parseSearchQuery } from "@rotunda/core";
import type { Db } from "../../../apps/api/src/platform/db.ts";
import { migrate } from "../../../apps/api/src/platform/migrate.ts";
import { openDb } from "../../../apps/api/src/platform/open-db.ts";
import { loadSample, TooFewProfiles } from "../../../apps/api/src/sample/load-sample.ts";
import { findEvery, runSearch, runSuggestions } from "../../../apps/api/src/search/run-search.ts";
import { writeCorpus } from "../corpus.ts";
import type { BenchQuery, BuildEngine } from "../engine.ts";

const CONTEXT = { reader: { userId: null, modules: [1, 2, 3, 4] }, today: "2026-06-30" };

/** The product's functions from a parsed request to the response, without HTTP. */
export const buildRotunda =
  (database: "postgres" | "pglite"): BuildEngine =>
  async ({ profiles, folder, postgresUrl, corpus, writesCorpus }) => {
    const db = await openDb({ dataDir: folder, databaseUrl: database === "postgres" ? (postgresUrl ?? "") : "" });
    await migrate(db);
    let indexing = performance.now();
    const onStep = ({ label }: { label: string }) => {
      if (label === "Indexing") indexing = performance.now();
    };
    const loaded = await loadSample(db, onStep, { profiles }).catch((error: unknown) => {
      // The country itself has more people than that.
      if (error instanceof TooFewProfiles) return loadSample(db, onStep);
      throw error;
    });
    const buildMs = performance.now() - indexing;
    if (writesCorpus) await writeCorpus(db, corpus);
    const [rows] = await db.query<{ documents: number }>("select count(*) as documents from search_documents");
    const timed = timingCards(db);
    return {
      buildMs,
      about: `${loaded.contacts} people, ${rows?.documents ?? 0} documents`,
      engine: {
        async ask(query) {
          timed.cardsMs = 0;
          const hits = await ask(timed.db, query);
          return { hits, cardsMs: timed.cardsMs };
        },
        close: () => db.close(),
      },
    };
  };

async function ask(db: Db, query: BenchQuery): Promise<number> {
  const parsed = parseSearchQuery(query.scope, parametersOf(query), null);
  switch (query.kind) {
    case "suggest":
      return (await runSuggestions(db, query.scope, parsed, CONTEXT)).results.length;
    case "page":
      return (await runSearch(db, query.scope, parsed, CONTEXT)).pagination.total_hits;
    case "every":
      return (await findEvery(db, query.scope, parsed, { context: CONTEXT, limit: query.pageSize })).length;
  }
}

function parametersOf({ words, facets, bornSince, rating, title, order, page, pageSize }: BenchQuery): string {
  const parameters = new URLSearchParams({ q: words.join(" "), page: `${page + 1}`, pageSize: `${pageSize}` });
  for (const facet of facets.flat()) {
    const [parameter = "", value = ""] = facet.split(":");
    parameters.append(parameter, value);
  }
  if (bornSince !== null) parameters.set("birth_year", `gte${bornSince}`);
  if (rating) parameters.set("sig_expression", `${rating.group}${rating.operator}${rating.percent}`);
  if (title !== "") parameters.set("jobtitle", title);
  if (order === "name") parameters.set("order", "alphabetical_asc");
  return parameters.toString();
}

/** A database that measures the statements that load cards. */
function timingCards(db: Db): { db: Db; cardsMs: number } {
  const timed = {
    cardsMs: 0,
    db: {
      ...db,
      async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
        const began = performance.now();
        const rows = await db.query<Row>(text, values);
        if (text.includes("join records")) timed.cardsMs += performance.now() - began;
        return rows;
      },
    },
  };
  return timed;
}
