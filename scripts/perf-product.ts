import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SAMPLE_PASSWORD } from "../apps/api/src/sample/sample-accounts.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Inventing a country takes a while on a small, busy machine. */
const START_MS = 300_000;

export interface MeasuredProduct {
  origin: string;
  /** The session of the reader who visits, as a request carries it. */
  cookie: { name: string; value: string };
  stop: () => Promise<void>;
}

/** A new installation, started as its owner starts it, on sample data. */
export async function startProduct(): Promise<MeasuredProduct> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "rotunda-perf-"));
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SAMPLE_DATA: "on" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (text) => (complaint += String(text)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const failed = ended.then(() => Promise.reject(new Error(`The server ended.\n${complaint.trim()}`)));
  failed.catch(() => {});
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.race([answering(origin), failed]);
    return { origin, cookie: await signIn(origin), stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function signIn(origin: string): Promise<{ name: string; value: string }> {
  const answer = await fetch(`${origin}/login/`, {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ email: "member@example.org", password: SAMPLE_PASSWORD, next: "/readyz" }),
  });
  const [name, value] = (answer.headers.getSetCookie()[0]?.replace(/;.*/s, "") ?? "").split(/=(.*)/s);
  if (!name || !value) throw new Error(`Signing in was answered ${answer.status} without a session`);
  return { name, value };
}

async function answering(origin: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(250)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The server was not ready after ${START_MS / 1000} s`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
