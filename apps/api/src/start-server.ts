import { once } from "node:events";
import { Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { BASE_PATH } from "@rotunda/core";
import { buildApp } from "./app.ts";
import { runExclusively } from "./platform/advisory-locks.ts";
import { DataFolderLost } from "./platform/data-lock.ts";
import { refreshSearch } from "./directory/search-state.ts";
import { type Db, hasRow } from "./platform/db.ts";
import { readErrorCode } from "./platform/describe-error.ts";
import { migrate } from "./platform/migrate.ts";
import { openDb } from "./platform/pglite-db.ts";
import type { Settings } from "./platform/settings.ts";
import { awaitTurn } from "./provenance/import-run.ts";
import { inventCountry, type SampleCountry } from "./sample/invent-country.ts";
import { loadSample, type ShowProgress } from "./sample/load-sample.ts";
import { seedSampleAccounts } from "./sample/sample-accounts.ts";
import { seedSampleHome } from "./sample/sample-home.ts";
import { keepSearchWarm, warmSearch } from "./search/warm-search.ts";

/** Longer than nginx keeps idle connections to a server (deploy/nginx.conf), in ms. */
const LINGER_MS = 6_000;
/** Longest request during shutdown, in ms. */
const GRACE_MS = 10_000;
/** Statement timeout of requests in ms; imports and migrations have none. */
const STATEMENT_MS = 8_000;

export async function prepareDb(settings: Settings, onStep: ShowProgress): Promise<Db> {
  let country: Promise<SampleCountry> | undefined;
  // A new embedded database takes seconds to create, migrate and fill with places, in a separate thread.
  const whileCreating = settings.sampleData ? () => (country = inventCountry()) : undefined;
  const db = await openDb(settings, { whileCreating });
  try {
    await migrate(db);
    if (settings.sampleData) {
      await fillEmpty(db, async (tx) => {
        await loadSample(tx, onStep, { invent: () => country ?? inventCountry() });
        await seedSampleHome(tx);
        await seedSampleAccounts(tx);
      });
    }
    await runExclusively(db, "start", refreshSearch);
    if (db.kind === "pglite") return db;
  } catch (error) {
    await db.close();
    throw error;
  }
  await db.close();
  return openDb(settings, { statementTimeoutMs: STATEMENT_MS });
}

/** Fills a directory without records atomically and only once, even if servers start concurrently or an import runs. */
export async function fillEmpty(db: Db, fill: (tx: Db) => Promise<void>): Promise<void> {
  if (await hasDirectory(db)) return;
  await runExclusively(db, "start", async (tx) => {
    await awaitTurn(tx);
    if (!(await hasDirectory(tx))) await fill(tx);
  });
}

export async function serve(db: Db, settings: Settings, webDist: string | null) {
  const stopping = new AbortController();
  const app = await buildApp({
    db,
    settings,
    clock: () => new Date(),
    webDist,
    log: true,
    stopping: stopping.signal,
    worksJobs: true,
  });
  const drainMs = settings.drainSeconds * 1000;
  closeWithGrace({ delay: drainMs + LINGER_MS + GRACE_MS, logger: false }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, "stopping after an error");
    else app.log.info(`stopping: ${signal}`);
    // Another process owns the folder: don't even close.
    if (err instanceof DataFolderLost) process.exit(1);
    // Report not ready first, so that load balancers stop sending.
    stopping.abort();
    if (!err && drainMs > 0) {
      await pause(drainMs);
      await refuseConnections(app.server);
    }
    await app.close();
    await db.close();
  });
  // If something failed, the first search loads it.
  await warmSearch(db).catch((error: unknown) => app.log.warn({ err: error }, "search is not in memory yet"));
  if (db.kind === "postgres") void keepSearchWarm(db, stopping.signal);
  await listen(app, settings.port);
  return `http://localhost:${settings.port}${BASE_PATH}/`;
}

/** Answers on open connections until their other ends close them: a proxy may be sending a request on an idle one. */
async function refuseConnections(server: Server): Promise<void> {
  const closed = once(server, "close");
  // The close of HTTP servers would end idle connections.
  Server.prototype.close.call(server);
  await Promise.race([closed, pause(LINGER_MS)]);
}

/** An import may have brought agencies only. */
const hasDirectory = (db: Db): Promise<boolean> =>
  hasRow(db, "select 1 where exists (select from profiles) or exists (select from import_runs where added > 0)");

/** Listens on all addresses, without IPv6 on IPv4 only. */
async function listen(app: Awaited<ReturnType<typeof buildApp>>, port: number): Promise<void> {
  try {
    await app.listen({ port, host: "::", listenTextResolver: (address) => `listening on ${address}` });
  } catch (error) {
    if (readErrorCode(error) !== "EAFNOSUPPORT") throw error;
    await app.listen({ port, host: "0.0.0.0" });
  }
}
