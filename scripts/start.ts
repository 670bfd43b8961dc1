import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { parseArgs } from "node:util";

const HELP = readFileSync(new URL("../apps/api/src/commands/help/start.txt", import.meta.url), "utf8").trimEnd();

const NODE_FLOOR = [20, 19] as const;

try {
  requireNode();
  if (parseArgs({ options: { help: { type: "boolean" } } }).values.help) console.log(HELP);
  else await start();
} catch (error) {
  fail(error);
}

async function start(): Promise<void> {
  const began = Date.now();
  const { readSettings } = await import("../apps/api/src/platform/settings.ts");
  const settings = readSettings(process.env);
  await requireFreePort(settings.port);

  const { prepareDb, serve } = await import("../apps/api/src/start-server.ts");
  const { createProgress } = await import("../apps/api/src/commands/progress.ts");
  const { buildWebIfStale, WEB_DIST } = await import("./web-build.ts");
  console.log("Opening the database");
  const progress = createProgress();
  // In parallel: the database and the build each use one processor.
  const [db] = await Promise.all([
    prepareDb(settings, progress.show),
    buildWebIfStale(() => console.log("Building the web app")),
  ]);
  progress.end();
  stopWithNpm();
  const { describeAccounts } = await import("../apps/api/src/sample/sample-accounts.ts");
  const url = await serve(db, settings, WEB_DIST);
  console.log(`\nRotunda is ready at ${url} (after ${((Date.now() - began) / 1000).toFixed(1)} s)`);
  console.log(`\n${await describeAccounts(db, settings)}\n`);
  console.log("Stop it with Ctrl+C.\n");
}

/** npm's signal ends only the shell of `npm start`: the server would keep running with its port and data folder. */
function stopWithNpm(): void {
  if (process.env["npm_lifecycle_event"] !== "start") return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, 250).unref();
}

function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [floorMajor, floorMinor] = NODE_FLOOR;
  if (major > floorMajor || (major === floorMajor && minor >= floorMinor)) return;
  throw new Error(`Rotunda needs Node ${NODE_FLOOR.join(".")} or newer; this is ${process.versions.node}.`);
}

/** Rejects if the port is in use, before minutes of preparation. */
function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function fail(error: unknown): void {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const isUsageError = code.startsWith("ERR_PARSE_ARGS");
  console.error(`\n${explain(error, code)}${isUsageError ? `\n\n${HELP}` : ""}`);
  process.exit(isUsageError ? 2 : 1);
}

function explain(error: unknown, code: string): string {
  const port = process.env["PORT"] ?? "8001";
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=8002 npm start`;
  }
  if (code === "EACCES")
    return `This account may not listen on port ${port}. Choose one from 1024 up: PORT=8002 npm start`;
  if (!(error instanceof Error)) return String(error);
  // A bug is printed with its stack; an expected failure needs only its message.
  const isFault = (error instanceof TypeError || error instanceof ReferenceError) && code === "";
  return isFault ? (error.stack ?? error.message) : error.message;
}
