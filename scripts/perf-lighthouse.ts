import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const FOLDER = fileURLToPath(new URL("../bench/perf", import.meta.url));

export interface Scores {
  scores: Record<"performance" | "accessibility" | "best-practices", number>;
  /** The failed audits, with their elements. */
  failed: { id: string; displayValue: string; items: unknown[] }[];
}

export const hasLighthouse = (): boolean => existsSync(`${FOLDER}/node_modules/lighthouse`);

/** The scores of one page, in a process of its own, with the browser that listens on this port. */
export async function audit(port: number, address: string, cookie: string): Promise<Scores> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["lighthouse.mjs", String(port), address, cookie], {
    cwd: FOLDER,
    maxBuffer: 32 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Scores;
}
