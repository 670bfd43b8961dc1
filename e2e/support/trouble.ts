import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openPostgres } from "../../apps/api/src/platform/postgres-db.ts";
import { createGateway, type Gateway } from "./gateway.ts";
import { expect, test as base } from "./journey.ts";
import { note, noted, portOf, runFile } from "./run.ts";
import { ROOT, runCommand, START_MS, startServer, stopProcess } from "./server.ts";

/** Where in the row of ports (playwright.config.ts) the server stands, and the gateway that browsers talk to. */
const SERVER = 2;
const GATEWAY = 3;

/** A product of its own, on a PostgreSQL of its own, behind a gateway, for what goes wrong while it is used. */
export interface Trouble {
  /** Of the gateway, where browsers go. */
  origin: string;
  gateway: Gateway;
  /** Past the product, while it runs. */
  sql(text: string): Promise<Record<string, unknown>[]>;
  /** `npm run admin`, while the server runs. */
  admin(...args: string[]): Promise<string>;
  /** Nobody reaches the database any more; the connections there are, end. */
  hideDatabase(): Promise<void>;
  showDatabase(): Promise<void>;
  stopServer(): Promise<void>;
  /** As a crash would. */
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  /** Takes back everything a journey did to the database, the server and the way to it. */
  mend(): Promise<void>;
  /** Until it is mended, a table isn't there: whatever reads it fails. */
  without(table: string): Promise<void>;
  /** Until it is mended, rows can be read but none written. */
  refuse(what: "insert" | "update" | "delete", table: string): Promise<void>;
  /** Does something now, and another thing when all is mended. */
  until(now: () => Promise<unknown>, then: () => Promise<unknown>): Promise<void>;
}

/** Journeys that provoke what the browser is bound to complain of: only faults of the program itself fail them. */
export const test = base.extend<{ trouble: Trouble }, { troubled: Trouble }>({
  troubled: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, run) => {
      const { trouble, end } = await startTrouble();
      await run(trouble);
      await end();
    },
    { scope: "worker", timeout: START_MS },
  ],
  baseURL: ({ troubled }, run) => run(troubled.origin),
  trouble: async ({ troubled }, run) => {
    await run(troubled);
    await troubled.mend();
  },
  complaints: async ({ page }, run) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await run(faults);
    expect(faults).toEqual([]);
  },
});

export { expect };

const server = { port: () => portOf(SERVER), note: "trouble-server", postgres: "trouble-postgres" };

async function startTrouble(): Promise<{ trouble: Trouble; end: () => Promise<void> }> {
  const origin = `http://localhost:${portOf(GATEWAY)}`;
  const databaseUrl = await ensurePostgres();
  const socket = new URL(databaseUrl).searchParams.get("host") ?? "";
  const [there, hidden] = [join(socket, ".s.PGSQL.5432"), join(socket, "hidden")];
  const dataDir = noted(server.note)?.folders[0] ?? mkdtempSync(join(tmpdir(), "rotunda-e2e-"));
  const settings = { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: origin };
  let pid = noted(server.note)?.pids[0] ?? null;

  const start = async () => {
    if (pid !== null) return;
    pid = await startServer({ port: server.port(), dataDir, log: runFile("trouble.log"), settings });
    note(server.note, { pids: [pid], folders: [dataDir] });
  };
  const stop = async (signal: "SIGTERM" | "SIGKILL") => {
    if (pid !== null) await stopProcess(pid, signal);
    pid = null;
    note(server.note, { pids: [], folders: [dataDir] });
  };

  await start();
  // One after another: the one connection that is open stays open when the database is hidden.
  const db = openPostgres(databaseUrl);
  const sql = (text: string) => db.query(text);
  await sql(`create or replace function refuse_rows() returns trigger language plpgsql as
    $$ begin raise exception 'no row goes in or out'; end $$`);
  const gateway = createGateway(portOf(GATEWAY), server.port());
  await gateway.open();

  const mending: (() => Promise<unknown>)[] = [];
  const until = async (now: () => Promise<unknown>, then: () => Promise<unknown>) => {
    mending.unshift(then);
    await now();
  };
  const showDatabase = async () => {
    if (existsSync(hidden)) renameSync(hidden, there);
    return Promise.resolve();
  };
  const trouble: Trouble = {
    origin,
    gateway,
    sql,
    admin: (...args) => runCommand("admin", args, { ...settings, DATA_DIR: dataDir }),
    async hideDatabase() {
      // A connection that has rested may be closed by now: this opens the one that is needed behind the hidden door.
      await sql("select 1");
      renameSync(there, hidden);
      await sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user",
      );
    },
    showDatabase,
    stopServer: () => stop("SIGTERM"),
    killServer: () => stop("SIGKILL"),
    startServer: start,
    until,
    without: (table) =>
      until(
        () => sql(`alter table ${table} rename to ${table}_away`),
        () => sql(`alter table if exists ${table}_away rename to ${table}`),
      ),
    refuse: (what, table) =>
      until(
        () =>
          sql(`create trigger refused before ${what} on ${table} for each statement execute function refuse_rows()`),
        () => sql(`drop trigger if exists refused on ${table}`),
      ),
    async mend() {
      await showDatabase();
      for (const mended of mending.splice(0)) await mended();
      gateway.forget(null);
      gateway.cut(null);
      await gateway.open();
      await start();
    },
  };
  const end = async () => {
    await trouble.mend();
    await gateway.close();
    await db.close();
  };
  return { trouble, end };
}

/** Its address; started by the first worker that needs it, and ended with the run. */
async function ensurePostgres(): Promise<string> {
  const file = runFile("postgres-url");
  if (!noted(server.postgres)) {
    const child = spawn(process.execPath, ["--import", "tsx", "e2e/support/run-postgres.ts", file], {
      cwd: ROOT,
      stdio: "ignore",
      detached: true,
    });
    child.unref();
    note(server.postgres, { pids: [child.pid ?? 0], folders: [] });
  }
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(100)) {
    if (existsSync(file)) return readFileSync(file, "utf8");
  }
  throw new Error("PostgreSQL did not start.");
}
