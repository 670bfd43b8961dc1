import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const REPORT = join(ROOT, "docs/benchmarks.md");

export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Installs the dependencies in a folder's package.json, unless they are there. */
export async function install(folder: string, what: string): Promise<void> {
  if (existsSync(join(folder, "node_modules"))) return;
  say(`installing ${what}`);
  await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
}

/** Changes docs/benchmarks.md, and formats it like the other pages. */
export async function rewriteReport(change: (page: string) => string): Promise<void> {
  await writeFile(REPORT, change(await readFile(REPORT, "utf8")));
  await run(process.execPath, [join(ROOT, "node_modules/oxfmt/bin/oxfmt"), REPORT]);
}
