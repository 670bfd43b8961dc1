import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const START_SECONDS = 600;

export interface RunningServer {
  origin: string;
  /** Resident memory in MB. */
  readMemory: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts the product on a prepared database in a separate process. */
export async function startServer(
  where: { dataDir: string; databaseUrl: string },
  port: number,
): Promise<RunningServer> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl };
  const server = spawn(process.execPath, ["--import", "tsx", "apps/api/src/main.ts"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  process.once("exit", () => server.kill("SIGKILL"));
  for (let second = 0; ; second++) {
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) break;
    if (second > START_SECONDS || server.exitCode !== null) throw new Error("The server did not start.");
    await pause(1_000);
  }
  return {
    origin,
    stop,
    readMemory: async () => {
      const text = await (await fetch(`${origin}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/mu.exec(text)?.[1]) / 2 ** 20;
    },
  };
}
