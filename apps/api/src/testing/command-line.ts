import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text as readAll } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { admin } from "../commands/admin.ts";
import { data } from "../commands/data.ts";
import { importSource } from "../commands/import.ts";
import { type Command, runCommand } from "../commands/run-command.ts";
import { sample } from "../commands/sample.ts";
import type { Db } from "../platform/db.ts";
import { openDb } from "../platform/pglite-db.ts";
import { fillDataFolder, postgres } from "./databases.ts";
import { hasPostgres } from "./postgres-cluster.ts";

const COMMANDS = { admin, data, import: importSource, sample } satisfies Record<string, Command>;
export type CommandName = keyof typeof COMMANDS;

/** A command's exit status, standard output and standard error. */
export interface Outcome {
  status: number | null;
  output: string;
  complaints: string;
}

/** Runs a command of src/commands in this process, on the database of a data folder or another one. */
export async function runCommandLine(
  name: CommandName,
  args: readonly string[],
  dataDir: string,
  { databaseUrl, env = {} }: { databaseUrl?: string | undefined; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const [output, complaints] = [new PassThrough(), new PassThrough()];
  const surroundings = { env: { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, output, complaints };
  const status = await runCommand(COMMANDS[name], [...args], surroundings);
  return { status, output: String(output.read() ?? ""), complaints: String(complaints.read() ?? "") };
}

export type CommandDatabase = Awaited<ReturnType<typeof createCommandDatabase>>;

/** Creates a database for commands and their test: PostgreSQL, or a data folder if it isn't installed. */
export async function createCommandDatabase(env: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "rotunda-command-"));
  const server = hasPostgres() ? await postgres() : null;
  if (!server) await fillDataFolder(dataDir);
  const databaseUrl = server?.url ?? null;
  return {
    run: (name: CommandName, ...args: string[]) =>
      runCommandLine(name, args, dataDir, { databaseUrl: server?.url, env }),
    /** Opens the database for a test and closes it afterwards. */
    async use<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
      const db = await openDb({ databaseUrl, dataDir });
      try {
        return await work(db);
      } finally {
        await db.close();
      }
    },
    async end() {
      await server?.end();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Runs a command in a separate process, as its npm script does, with `input` as standard input. */
export async function spawnCommandLine(
  name: CommandName,
  args: readonly string[],
  dataDir: string,
  input = "",
): Promise<Outcome> {
  const { DATABASE_URL: _, ...env } = process.env;
  const path = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", path, ...args], { env: { ...env, DATA_DIR: dataDir } });
  child.stdin.end(input);
  const ended = once(child, "close");
  const [output, complaints] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
  const [status] = (await ended) as [number | null];
  return { status, output, complaints };
}
