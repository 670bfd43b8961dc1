import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, ROOT, stopProcess } from "./server.ts";

// One test run: its ports, and a folder that records its processes. Several runs can work at the same time.

const RUNS = join(ROOT, ".build/e2e");

/** Returns a port of the run; playwright.config.ts chooses them. */
export const portOf = (index: number): number => Number((process.env["E2E_PORTS"] ?? "").split(",")[index]);

const runFolder = () => join(RUNS, String(portOf(0)));

export const runFile = (name: string): string => join(runFolder(), name);

/** Recorded so that another process can end the processes and delete the folders. */
interface StartedProcess {
  pids: number[];
  folders: string[];
}

export function saveProcess(name: string, started: StartedProcess): void {
  writeFileSync(runFile(`${name}.json`), JSON.stringify(started));
}

export function readProcess(name: string): StartedProcess | null {
  const file = runFile(`${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as StartedProcess) : null;
}

/** Cleans up after interrupted runs and starts a new one. */
export async function startRun(): Promise<void> {
  mkdirSync(RUNS, { recursive: true });
  for (const name of readdirSync(RUNS)) {
    const run = join(RUNS, name);
    const runner = join(run, "runner");
    if (existsSync(runner) && isAlive(Number(readFileSync(runner, "utf8")))) continue;
    await endProcesses(run);
    rmSync(run, { recursive: true, force: true });
  }
  mkdirSync(runFolder(), { recursive: true });
  writeFileSync(runFile("runner"), String(process.pid));
}

export const endRun = (): Promise<void> => endProcesses(runFolder());

/** Ends processes in reverse order of name: "failures-server" before its database, "failures-postgres". */
async function endProcesses(run: string): Promise<void> {
  const names = readdirSync(run).filter((file) => file.endsWith(".json"));
  for (const name of names.toSorted().toReversed()) {
    const { pids, folders } = JSON.parse(readFileSync(join(run, name), "utf8")) as StartedProcess;
    for (const pid of pids) await stopProcess(pid);
    for (const each of folders) rmSync(each, { recursive: true, force: true });
    rmSync(join(run, name));
  }
}
