import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { CONGRESS, folderToImport } from "./congress.ts";
import { saveProcess, readProcess, portOf, runFile } from "./run.ts";
import { runCommand, startServer, stopProcess } from "./server.ts";

// The products under test: one per worker, so that tests don't share Briefcases, and one with the Congress. Each is a
// real server with its own embedded database; all but the first start with a copy of the first one's sample data.

const productName = (index: number) => `product-${index}`;

const originOf = (index: number): string => `http://localhost:${portOf(index)}`;

/** The index of the product with the Congress; its port is the last of E2E_PORTS (playwright.config.ts). */
const CONGRESS_PRODUCT = 4;

/** Installs the first product and copies its data for the others. */
export async function installProducts(): Promise<void> {
  const dataDir = createFolder();
  await startProduct(0, dataDir);
  await stopProduct(0);
  const copy = createFolder();
  cpSync(dataDir, copy, { recursive: true });
  saveProcess("copy", { pids: [], folders: [copy] });
  await startProduct(0, dataDir);
}

/** Starts the product of a worker unless it is running; returns its origin. */
export async function ensureProduct(index: number): Promise<string> {
  if (!readProcess(productName(index))) await startProduct(index, copyData());
  return originOf(index);
}

/** Starts the product in which an imported Congress has replaced the sample data, unless it is running. */
export async function ensureCongress(): Promise<string> {
  if (readProcess(productName(CONGRESS_PRODUCT))) return originOf(CONGRESS_PRODUCT);
  const dataDir = copyData();
  const output = await runCommand("import", ["congress-legislators", await folderToImport()], { DATA_DIR: dataDir });
  expect(output).toContain(String(CONGRESS.people));
  await startProduct(CONGRESS_PRODUCT, dataDir);
  return originOf(CONGRESS_PRODUCT);
}

function copyData(): string {
  const [copy = ""] = readProcess("copy")?.folders ?? [];
  const dataDir = createFolder();
  cpSync(copy, dataDir, { recursive: true });
  return dataDir;
}

export async function restartCongress(): Promise<void> {
  await startProduct(CONGRESS_PRODUCT, await stopProduct(CONGRESS_PRODUCT));
}

/** Runs a command on the data of the Congress while its product is stopped; returns the command's output. */
export async function runOnCongress(command: string, args: string[]): Promise<string> {
  const dataDir = await stopProduct(CONGRESS_PRODUCT);
  const output = await runCommand(command, args, { DATA_DIR: dataDir });
  await startProduct(CONGRESS_PRODUCT, dataDir);
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
