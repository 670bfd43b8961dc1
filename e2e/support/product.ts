import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HERE = join(ROOT, ".build/e2e");
const STATE = join(HERE, "product.json");
const LOG = join(HERE, "server.log");
/** Building and inventing a country takes a while on a small, busy machine. */
const START_MS = 240_000;
const STOP_MS = 20_000;

/** The product under test, as every process of the run finds it. */
interface Product {
  pid: number;
  dataDir: string;
}

const port = () => process.env["E2E_PORT"] ?? "";

const recorded = (): Product => JSON.parse(readFileSync(STATE, "utf8")) as Product;

/** A new installation, started as its owner starts it. */
export async function installProduct(): Promise<void> {
  mkdirSync(HERE, { recursive: true });
  rmSync(LOG, { force: true });
  await start(mkdtempSync(join(tmpdir(), "rotunda-e2e-")));
}

export async function restartProduct(): Promise<void> {
  const { dataDir } = recorded();
  await stopProduct();
  await start(dataDir);
}

/** Stops the product, runs one of its commands on its data, and starts it again; answers what the command said. */
export async function runWhileStopped(command: string, args: string[]): Promise<string> {
  const { dataDir } = recorded();
  await stopProduct();
  const child = spawn(process.execPath, ["--import", "tsx", join("apps/api/src/commands", `${command}.ts`), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let output = "";
  child.stdout.on("data", (text) => (output += String(text)));
  child.stderr.on("data", (text) => (output += String(text)));
  const status = await new Promise((resolve) => child.on("exit", resolve));
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}:\n${output}`);
  await start(dataDir);
  return output;
}

export async function removeProduct(): Promise<void> {
  if (!existsSync(STATE)) return;
  await stopProduct();
  rmSync(recorded().dataDir, { recursive: true, force: true });
  rmSync(STATE, { force: true });
}

async function start(dataDir: string): Promise<void> {
  const log = openSync(LOG, "a");
  // Below npm the server ends with the shell that npm started; here it outlives the worker that started it.
  const { npm_lifecycle_event: _below, ...env } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    cwd: ROOT,
    stdio: ["ignore", log, log],
    detached: true,
    env: { ...env, PORT: port(), DATA_DIR: dataDir },
  });
  child.unref();
  writeFileSync(STATE, JSON.stringify({ pid: child.pid ?? 0, dataDir } satisfies Product));
  const ended = new Promise<never>((_resolve, reject) => {
    child.once("exit", (code) =>
      reject(new Error(`The server ended with ${String(code)}:\n${readFileSync(LOG, "utf8")}`)),
    );
  });
  await Promise.race([answering(), ended]);
}

async function answering(): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(250)) {
    const answer = await fetch(`http://localhost:${port()}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The server was not ready after ${START_MS / 1000} s:\n${readFileSync(LOG, "utf8")}`);
}

async function stopProduct(): Promise<void> {
  const { pid } = recorded();
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGTERM");
  for (const deadline = Date.now() + STOP_MS; Date.now() < deadline; await pause(100)) {
    if (!isAlive(pid)) return;
  }
  process.kill(pid, "SIGKILL");
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
