import { spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Building the app and creating the sample data is slow on a small machine. */
export const START_MS = 240_000;
const STOP_MS = 20_000;

interface ServerSettings {
  port: number;
  dataDir: string;
  /** The file for its output. */
  log: string;
  settings?: Record<string, string>;
}

/** Starts the server in a process that outlives the caller; returns its process id once it is ready. */
export async function startServer({ port, dataDir, log, settings = {} }: ServerSettings): Promise<number> {
  const output = openSync(log, "a");
  // Under npm the server ends with npm's shell; here it must outlive the worker.
  const { npm_lifecycle_event: _ignored, ...env } = process.env;
  const child = spawn(process.execPath, ["--max-semi-space-size=64", "--import", "tsx", "scripts/start.ts"], {
    cwd: ROOT,
    stdio: ["ignore", output, output],
    detached: true,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir, ...settings },
  });
  child.unref();
  const ended = new Promise<never>((_resolve, reject) => {
    child.once("exit", (code) =>
      reject(new Error(`The server exited with ${String(code)}:\n${readFileSync(log, "utf8")}`)),
    );
  });
  try {
    await Promise.race([waitUntilReady(port, log), ended]);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return child.pid ?? 0;
}

/** Ends a process and waits for its exit. */
export async function stopProcess(pid: number, signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, signal);
  for (const deadline = Date.now() + STOP_MS; Date.now() < deadline; await pause(50)) {
    if (!isAlive(pid)) return;
  }
  process.kill(pid, "SIGKILL");
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Runs a command of apps/api/src/commands and returns its output. */
export async function runCommand(command: string, args: string[], settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ["--import", "tsx", join("apps/api/src/commands", `${command}.ts`), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
  });
  let output = "";
  child.stdout.on("data", (text) => (output += String(text)));
  child.stderr.on("data", (text) => (output += String(text)));
  const status = await new Promise((resolve) => child.on("exit", resolve));
  if (status !== 0) throw new Error(`${command} exited with ${String(status)}:\n${output}`);
  return output;
}

async function waitUntilReady(port: number, log: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(100)) {
    const response = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error(`The server was not ready after ${START_MS / 1000} s:\n${readFileSync(log, "utf8")}`);
}
