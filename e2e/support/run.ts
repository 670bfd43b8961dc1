import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, ROOT, stopProcess } from "./server.ts";

// One run of the journeys: its ports, and a folder that says what it started. Several runs don't know of each other.

const RUNS = join(ROOT, ".build/e2e");

/** The ports of the run, chosen once by the process that starts the workers (playwright.config.ts). */
export const portOf = (at: number): number => Number((process.env["E2E_PORTS"] ?? "").split(",")[at]);

const folder = () => join(RUNS, String(portOf(0)));

export const runFile = (name: string): string => join(folder(), name);

/** Processes and folders of the run, for a later process to find and end. */
interface Started {
  pids: number[];
  folders: string[];
}

export function note(name: string, started: Started): void {
  writeFileSync(runFile(`${name}.json`), JSON.stringify(started));
}

export function noted(name: string): Started | null {
  const file = runFile(`${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Started) : null;
}

/** Begins the run, after what earlier ones left behind that did not come to their end. */
export async function beginRun(): Promise<void> {
  mkdirSync(RUNS, { recursive: true });
  for (const name of readdirSync(RUNS)) {
    const run = join(RUNS, name);
    const runner = join(run, "runner");
    if (existsSync(runner) && isAlive(Number(readFileSync(runner, "utf8")))) continue;
    await endStarted(run);
    rmSync(run, { recursive: true, force: true });
  }
  mkdirSync(folder(), { recursive: true });
  writeFileSync(runFile("runner"), String(process.pid));
}

export const endRun = (): Promise<void> => endStarted(folder());

/** Backwards by name: the server in trouble ("trouble-server") before the database it works on ("trouble-postgres"). */
async function endStarted(run: string): Promise<void> {
  const names = readdirSync(run).filter((file) => file.endsWith(".json"));
  for (const name of names.toSorted().toReversed()) {
    const { pids, folders } = JSON.parse(readFileSync(join(run, name), "utf8")) as Started;
    for (const pid of pids) await stopProcess(pid);
    for (const each of folders) rmSync(each, { recursive: true, force: true });
    rmSync(join(run, name));
  }
}
