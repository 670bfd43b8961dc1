import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { admin } from "../../apps/api/src/commands/admin.ts";
import { openPostgres } from "../../apps/api/src/platform/postgres-db.ts";
import { createGateway, type Gateway } from "./gateway.ts";
import { expect, test as base } from "./journey.ts";
import { saveProcess, readProcess, portOf, runFile } from "./run.ts";
import { ROOT, START_MS, startServer, stopProcess } from "./server.ts";

/** Indexes of the server's and the gateway's port in E2E_PORTS (playwright.config.ts). */
const SERVER = 2;
const GATEWAY = 3;

/** Breaks and repairs a separate server, its PostgreSQL and the gateway in front of it. */
export interface FailureControls {
  /** The gateway's origin, which browsers use. */
  origin: string;
  gateway: Gateway;
  /** Queries the database directly. */
  sql(text: string): Promise<Record<string, unknown>[]>;
  /** Runs a command of `npm run admin` in this process, because starting another takes seconds. */
  admin(...args: string[]): Promise<unknown>;
  /** Ends all connections to the database and prevents new ones. */
  disconnectDatabase(): Promise<void>;
  reconnectDatabase(): Promise<void>;
  /** Stops the server with SIGKILL. Starting it takes seconds: `gateway.loseServer` shows readers the same. */
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  /** Undoes all changes a test made to the database, the server and the gateway. */
  reset(): Promise<void>;
  /** Renames a table until the reset, so that reading it fails. */
  hideTable(table: string): Promise<void>;
  /** Makes writes to a table fail until the reset. */
  rejectWrites(operation: "insert" | "update" | "delete", table: string): Promise<void>;
  /** Makes a change that the reset undoes. */
  changeUntilReset(change: () => Promise<unknown>, undo: () => Promise<unknown>): Promise<void>;
}

/** Fails on uncaught exceptions only, because these tests provoke errors in the browser's console. */
export const test = base.extend<{ controls: FailureControls }, { workerControls: FailureControls }>({
  workerControls: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, run) => {
      const { controls, end } = await createControls();
      await run(controls);
      await end();
    },
    { scope: "worker", timeout: START_MS },
  ],
  baseURL: ({ workerControls }, run) => run(workerControls.origin),
  controls: async ({ workerControls }, run) => {
    await run(workerControls);
    await workerControls.reset();
  },
  browserErrors: async ({ page }, run) => {
    const pageErrors: string[] = [];
    page.on("pageerror", (error) => pageErrors.push(String(error)));
    await run(pageErrors);
    expect(pageErrors).toEqual([]);
  },
});

export { expect };

const SERVER_NAME = "failures-server";
const POSTGRES_NAME = "failures-postgres";

async function createControls(): Promise<{ controls: FailureControls; end: () => Promise<void> }> {
  const origin = `http://localhost:${portOf(GATEWAY)}`;
  const databaseUrl = await ensurePostgres();
  const socket = new URL(databaseUrl).searchParams.get("host") ?? "";
  const [socketFile, hiddenFile] = [join(socket, ".s.PGSQL.5432"), join(socket, "hidden")];
  const dataDir = readProcess(SERVER_NAME)?.folders[0] ?? mkdtempSync(join(tmpdir(), "rotunda-e2e-"));
  const settings = { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: origin };
  let pid = readProcess(SERVER_NAME)?.pids[0] ?? null;

  const start = async () => {
    if (pid !== null) return;
    pid = await startServer({ port: portOf(SERVER), dataDir, log: runFile("failures.log"), settings });
    saveProcess(SERVER_NAME, { pids: [pid], folders: [dataDir] });
  };
  const kill = async () => {
    if (pid !== null) await stopProcess(pid, "SIGKILL");
    pid = null;
    saveProcess(SERVER_NAME, { pids: [], folders: [dataDir] });
  };

  await start();
  // Uses one connection, which stays open while the database is disconnected.
  const db = openPostgres(databaseUrl);
  const sql = (text: string) => db.query(text);
  await sql(`create or replace function refuse_rows() returns trigger language plpgsql as
    $$ begin raise exception 'writes are rejected'; end $$`);
  const gateway = createGateway(portOf(GATEWAY), portOf(SERVER));
  await gateway.open();

  const undoSteps: (() => Promise<unknown>)[] = [];
  const changeUntilReset = async (change: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    undoSteps.unshift(undo);
    await change();
  };
  const reconnectDatabase = async () => {
    if (existsSync(hiddenFile)) renameSync(hiddenFile, socketFile);
    return Promise.resolve();
  };
  const controls: FailureControls = {
    origin,
    gateway,
    sql,
    admin: (...args) =>
      admin.run(args, {
        env: { ...settings, DATA_DIR: dataDir },
        output: new PassThrough(),
        complaints: new PassThrough(),
      }),
    async disconnectDatabase() {
      // Opens the connection if it was closed when idle; it can't be opened once the socket is renamed.
      await sql("select 1");
      renameSync(socketFile, hiddenFile);
      await sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user",
      );
    },
    reconnectDatabase,
    killServer: kill,
    startServer: start,
    changeUntilReset,
    hideTable: (table) =>
      changeUntilReset(
        () => sql(`alter table ${table} rename to ${table}_away`),
        () => sql(`alter table if exists ${table}_away rename to ${table}`),
      ),
    rejectWrites: (operation, table) =>
      changeUntilReset(
        () =>
          sql(
            `create trigger refused before ${operation} on ${table} for each statement execute function refuse_rows()`,
          ),
        () => sql(`drop trigger if exists refused on ${table}`),
      ),
    async reset() {
      await reconnectDatabase();
      for (const undo of undoSteps.splice(0)) await undo();
      gateway.loseServer(false);
      gateway.answerNotFound(null);
      gateway.breakConnections(null);
      await gateway.open();
      await start();
    },
  };
  const end = async () => {
    await controls.reset();
    await gateway.close();
    await db.close();
  };
  return { controls, end };
}

/** Returns the address of the PostgreSQL of this run, and starts it on first use. */
async function ensurePostgres(): Promise<string> {
  const file = runFile("postgres-url");
  if (!readProcess(POSTGRES_NAME)) {
    const child = spawn(process.execPath, ["--import", "tsx", "e2e/support/run-postgres.ts", file], {
      cwd: ROOT,
      stdio: "ignore",
      detached: true,
    });
    child.unref();
    saveProcess(POSTGRES_NAME, { pids: [child.pid ?? 0], folders: [] });
  }
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(100)) {
    // The file exists before it is written.
    const url = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (url !== "") return url;
  }
  throw new Error("PostgreSQL did not start.");
}
