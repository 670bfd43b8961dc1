import { createDefaultQuery, parseSearchQuery } from "@rotunda/core";
import { buildApp } from "../../../apps/api/src/app.ts";
import { refreshSearch } from "../../../apps/api/src/directory/search-state.ts";
import type { Db, QueryOptions } from "../../../apps/api/src/platform/db.ts";
import { migrate } from "../../../apps/api/src/platform/migrate.ts";
import { openDb } from "../../../apps/api/src/platform/pglite-db.ts";
import { readSettings } from "../../../apps/api/src/platform/settings.ts";
import { seedSampleAccounts } from "../../../apps/api/src/sample/sample-accounts.ts";
import { loadSample, TooFewProfiles } from "../../../apps/api/src/sample/load-sample.ts";
import { findAllRecords, runSearch, runSuggestions } from "../../../apps/api/src/search/run-search.ts";
import { warmSearch } from "../../../apps/api/src/search/warm-search.ts";
import { startSession } from "../../../apps/api/src/session/sessions.sql.ts";
import { writeCorpus } from "../corpus.ts";
import type { BenchQuery, BuildEngine, Changes, Server } from "../engine.ts";
import { formatParameters } from "../queries.ts";

const CONTEXT = { reader: { userId: null, modules: [1, 2, 3, 4] }, today: "2026-06-30" };

/** The product's functions from a parsed request to the response, without HTTP. */
export const buildRotunda =
  (database: "postgres" | "pglite"): BuildEngine =>
  async ({ profiles, folder, postgresUrl, corpus, writesCorpus }) => {
    const db = await openDb({ dataDir: folder, databaseUrl: database === "postgres" ? (postgresUrl ?? "") : "" });
    await migrate(db);
    let indexing: number | null = null;
    const onStep = (label: string) => {
      if (label === "Indexing") indexing = performance.now();
    };
    const loaded = await loadSample(db, onStep, { profiles }).catch((error: unknown) => {
      // The country itself has more people than that.
      if (error instanceof TooFewProfiles) return loadSample(db, onStep);
      throw error;
    });
    const buildMs = indexing === null ? null : performance.now() - indexing;
    if (writesCorpus) await writeCorpus(db, corpus);
    const [rows] = await db.query<{ documents: number }>("select count(*) as documents from search_documents");
    const warming = performance.now();
    await warmSearch(db);
    const warmMs = performance.now() - warming;
    const timed = timingCards(db);
    return {
      buildMs,
      warmMs,
      about: `${loaded.contacts} people, ${rows?.documents ?? 0} documents`,
      engine: {
        async ask(query) {
          timed.cardsMs = 0;
          const hits = await ask(timed.db, query);
          return { hits, cardsMs: timed.cardsMs };
        },
        change: () => measureChanges(db),
        serve: () => serve(db),
        close: () => db.close(),
      },
    };
  };

async function ask(db: Db, query: BenchQuery): Promise<number> {
  const parsed = parseSearchQuery(query.scope, formatParameters(query), null);
  switch (query.kind) {
    case "suggest":
      return (await runSuggestions(db, query.scope, parsed, CONTEXT)).results.length;
    case "page":
      return (await runSearch(db, query.scope, parsed, CONTEXT)).pagination.total_hits;
    case "every":
      return (await findAllRecords(db, query.scope, parsed, { context: CONTEXT, limit: query.pageSize })).length;
  }
}

const CHANGED = 30;
const CHANGED_TOGETHER = 5_000;

async function measureChanges(db: Db): Promise<Changes> {
  const people = await db.query<{ id: number }>("select id from profiles order by md5(id::text) limit $1", [CHANGED]);
  const find = async (keyword: string) =>
    (await runSearch(db, "universal", { ...createDefaultQuery(), keyword, includeFormer: true }, CONTEXT)).pagination
      .total_hits;
  const time = async (run: () => Promise<unknown>) => {
    const began = performance.now();
    await run();
    return performance.now() - began;
  };
  const found: number[] = [];
  for (const [at, { id }] of people.entries()) {
    await db.transaction(async (tx) => {
      await tx.query("update profiles set nickname = $2 where id = $1", [id, `zyxt${at}q`]);
      await refreshSearch(tx);
    });
    found.push(
      await time(async () => {
        if ((await find(`zyxt${at}q`)) !== 1) throw new Error("The changed record was not found.");
      }),
    );
  }
  const words = ["budget", "senator", "quill", "energy", "texas", "water", "health"];
  const before: number[] = [];
  for (let at = 0; at < 40; at += 1) before.push(await time(() => find(words[at % words.length] ?? "")));
  await db.query(
    "update profiles set nickname = 'Zyxtor' where id in (select id from profiles order by md5(id::text) limit $1)",
    [CHANGED_TOGETHER],
  );
  const done = new AbortController();
  const refreshed = refreshSearch(db).finally(() => done.abort());
  const during: number[] = [];
  for (let at = 0; !done.signal.aborted; at += 1) during.push(await time(() => find(words[at % words.length] ?? "")));
  await refreshed;
  return { found, before, during };
}

/** Starts the server for a member. */
async function serve(db: Db): Promise<Server> {
  await seedSampleAccounts(db);
  const [member] = await db.query<{ id: number }>("select id from users where email = 'member@example.org'");
  const token = await startSession(db, member?.id ?? 0, { userAgent: "", address: null }, new Date());
  const app = await buildApp({ db, settings: readSettings({}), clock: () => new Date() });
  return { origin: await app.listen({ port: 0, host: "127.0.0.1" }), cookie: `rotunda_session=${token}` };
}

/** A database that measures the statements that load cards. */
function timingCards(db: Db): { db: Db; cardsMs: number } {
  const timed = {
    cardsMs: 0,
    db: {
      ...db,
      async query<Row>(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Row[]> {
        const began = performance.now();
        const rows = await db.query<Row>(text, values, options);
        if (text.includes("join records")) timed.cardsMs += performance.now() - began;
        return rows;
      },
    },
  };
  return timed;
}
