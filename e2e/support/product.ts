import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { note, noted, portOf, runFile } from "./run.ts";
import { runCommand, startServer, stopProcess } from "./server.ts";

// The products under test: one a worker, so that no journey meets another's Briefcase. Each is a real server with an
// embedded database in a folder of its own; all but the first begin as a copy of what the first one invented.

const nameOf = (at: number) => `product-${at}`;

export const originOf = (at: number): string => `http://localhost:${portOf(at)}`;

/** A new installation, started as its owner starts it, and a copy of it for the products of other workers. */
export async function installProducts(workers: number): Promise<void> {
  const dataDir = newFolder();
  await start(0, dataDir);
  if (workers < 2) return;
  await stop(0);
  const copy = newFolder();
  cpSync(dataDir, copy, { recursive: true });
  note("copy", { pids: [], folders: [copy] });
  await start(0, dataDir);
}

/** Sees to it that the product of this worker runs. */
export async function ensureProduct(at: number): Promise<void> {
  if (noted(nameOf(at))) return;
  const [copy = ""] = noted("copy")?.folders ?? [];
  const dataDir = newFolder();
  cpSync(copy, dataDir, { recursive: true });
  await start(at, dataDir);
}

export async function restartProduct(): Promise<void> {
  await start(0, await stop(0));
}

/** Stops the first product, runs one of its commands on its data, and starts it again; answers what the command said. */
export async function runWhileStopped(command: string, args: string[]): Promise<string> {
  const dataDir = await stop(0);
  const said = await runCommand(command, args, { DATA_DIR: dataDir });
  await start(0, dataDir);
  return said;
}

async function start(at: number, dataDir: string): Promise<void> {
  note(nameOf(at), { pids: [], folders: [dataDir] });
  const log = runFile(`${nameOf(at)}.log`);
  const pid = await startServer({ port: portOf(at), dataDir, log });
  note(nameOf(at), { pids: [pid], folders: [dataDir] });
}

async function stop(at: number): Promise<string> {
  const { pids, folders } = noted(nameOf(at)) ?? { pids: [], folders: [] };
  for (const pid of pids) await stopProcess(pid);
  return folders[0] ?? "";
}

const newFolder = () => mkdtempSync(join(tmpdir(), "rotunda-e2e-"));
