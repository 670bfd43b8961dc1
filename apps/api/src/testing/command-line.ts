import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** How a command ended, with its standard output and its standard error. */
export interface Outcome {
  status: number | null;
  output: string;
  complaints: string;
}

interface Surroundings {
  /** Instead of the embedded database. */
  databaseUrl?: string;
  /** Its standard input. */
  input?: string;
}

/** Runs a command of src/commands as its npm script does, on the embedded database of a data folder. */
export function runCommandLine(
  command: string,
  args: readonly string[],
  dataDir: string,
  { databaseUrl, input = "" }: Surroundings = {},
): Promise<Outcome> {
  const { DATABASE_URL: _, ...env } = process.env;
  const settings = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const path = fileURLToPath(new URL(`../commands/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", path, ...args], { env: { ...env, ...settings } });
  child.stdin.end(input);
  const outcome: Outcome = { status: null, output: "", complaints: "" };
  child.stdout.on("data", (part: Buffer) => (outcome.output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (outcome.complaints += part.toString()));
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ ...outcome, status }));
  });
}
