import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saveProcess, readProcess, portOf, runFile } from "./run.ts";
import { runCommand, startServer, stopProcess } from "./server.ts";

// The products under test: one per worker, so that tests don't share Briefcases. Each is a real server with its own
// embedded database; all but the first start with a copy of the first one's sample data.

const productName = (index: number) => `product-${index}`;

export const originOf = (index: number): string => `http://localhost:${portOf(index)}`;

/** Installs the first product and copies its data for the products of other workers. */
export async function installProducts(workers: number): Promise<void> {
  const dataDir = createFolder();
  await startProduct(0, dataDir);
  if (workers < 2) return;
  await stopProduct(0);
  const copy = createFolder();
  cpSync(dataDir, copy, { recursive: true });
  saveProcess("copy", { pids: [], folders: [copy] });
  await startProduct(0, dataDir);
}

/** Starts the product of this worker unless it is running. */
export async function ensureProduct(index: number): Promise<void> {
  if (readProcess(productName(index))) return;
  const [copy = ""] = readProcess("copy")?.folders ?? [];
  const dataDir = createFolder();
  cpSync(copy, dataDir, { recursive: true });
  await startProduct(index, dataDir);
}

export async function restartProduct(): Promise<void> {
  await startProduct(0, await stopProduct(0));
}

/** Runs a command on the first product's data while it is stopped; returns the command's output. */
export async function runWhileStopped(command: string, args: string[]): Promise<string> {
  const dataDir = await stopProduct(0);
  const output = await runCommand(command, args, { DATA_DIR: dataDir });
  await startProduct(0, dataDir);
  return output;
}

async function startProduct(index: number, dataDir: string): Promise<void> {
  saveProcess(productName(index), { pids: [], folders: [dataDir] });
  const log = runFile(`${productName(index)}.log`);
  const pid = await startServer({ port: portOf(index), dataDir, log });
  saveProcess(productName(index), { pids: [pid], folders: [dataDir] });
}

async function stopProduct(index: number): Promise<string> {
  const { pids, folders } = readProcess(productName(index)) ?? { pids: [], folders: [] };
  for (const pid of pids) await stopProcess(pid);
  return folders[0] ?? "";
}

const createFolder = () => mkdtempSync(join(tmpdir(), "rotunda-e2e-"));
