import { readFileSync, realpathSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import type { Db } from "../platform/db.ts";
import { readErrorCode } from "../platform/describe-error.ts";
import { migrate } from "../platform/migrate.ts";
import { openDb } from "../platform/pglite-db.ts";
import { readSettings } from "../platform/settings.ts";
import { createProgress, type Progress } from "./progress.ts";

/** Wrong usage; the command's help is printed below the message unless that says what to do. */
export class UsageError extends Error {
  readonly needsHelp: boolean;

  constructor(message: string, { needsHelp = true } = {}) {
    super(message);
    this.needsHelp = needsHelp;
  }
}

/** Reads a help text and fills its gaps with `values`. */
export const readHelp = (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
  Object.entries(values).reduce(
    (text, [gap, value]) => text.replaceAll(`{${gap}}`, () => String(value)),
    readFileSync(new URL(`./help/${name}.txt`, import.meta.url), "utf8").trimEnd(),
  );

/** A command's environment and streams; tests replace them. */
export interface CommandEnvironment {
  env: NodeJS.ProcessEnv;
  output: NodeJS.WritableStream;
  complaints: NodeJS.WritableStream & { isTTY?: boolean };
  /** Asks a question on the terminal; missing without a terminal. */
  ask?: (question: string) => Promise<string>;
}

export interface Command {
  help(args: readonly string[]): string;
  /** Returns the text to print; incomplete work exits with status 1. */
  run(args: string[], environment: CommandEnvironment): Promise<{ text: string; isIncomplete?: boolean }>;
}

/** Runs a command and returns its exit status: help and results go to standard output, errors to standard error. */
export async function runCommand(command: Command, args: string[], environment: CommandEnvironment): Promise<number> {
  const { output, complaints } = environment;
  const help = command.help(args);
  try {
    const isHelp = args.includes("--help");
    const { text, isIncomplete = false } = isHelp ? { text: help } : await command.run(args, environment);
    output.write(`${text}\n`);
    return isIncomplete ? 1 : 0;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const isMisunderstood = cause instanceof UsageError || readErrorCode(cause).startsWith("ERR_PARSE_ARGS");
    const needsHelp = isMisunderstood && !(cause instanceof UsageError && !cause.needsHelp);
    complaints.write(needsHelp ? `${message}\n\n${help}\n` : `${message}\n`);
    return isMisunderstood ? 2 : 1;
  }
}

/** Runs work on the migrated database, and closes it and the progress bar afterwards. */
export async function withDb<T>(
  { env, complaints }: Pick<CommandEnvironment, "env" | "complaints">,
  work: (db: Db, progress: Progress) => Promise<T>,
  { migrates = true }: { migrates?: boolean | undefined } = {},
): Promise<T> {
  const db = await openDb(readSettings(env));
  const progress = createProgress(complaints);
  try {
    if (migrates) await migrate(db);
    return await work(db, progress);
  } finally {
    progress.end();
    await db.close();
  }
}

export async function runAsProcess(file: string, command: Command): Promise<void> {
  const [, started] = process.argv;
  if (started === undefined || realpathSync(started) !== file) return;
  // The pipe may be closed early: `npm run data -- status | head -3`.
  process.stdout.on("error", (cause: Error & { code?: string }) => {
    if (cause.code !== "EPIPE") throw cause;
  });
  const environment: CommandEnvironment = { env: process.env, output: process.stdout, complaints: process.stderr };
  if (process.stdin.isTTY && process.stderr.isTTY) environment.ask = askOnTerminal;
  process.exitCode = await runCommand(command, process.argv.slice(2), environment);
}

async function askOnTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}
