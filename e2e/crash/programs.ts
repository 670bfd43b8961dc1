import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../support/server.ts";

const START_MS = 180_000;

export interface Program {
  child: ChildProcess;
  ended: Promise<unknown>;
  output: () => string;
}

export function startProgram(file: string, args: string[], env: Record<string, string>): Program {
  const { DATABASE_URL: _url, DATA_DIR: _dir, SMTP_URL: _smtp, ...inherited } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", `apps/api/src/${file}`, ...args], {
    cwd: ROOT,
    env: { ...inherited, SAMPLE_DATA: "off", ...env },
  });
  let output = "";
  const keepOutput = (part: Buffer) => (output = `${output}${part.toString()}`.slice(-20_000));
  child.stdout.on("data", keepOutput);
  child.stderr.on("data", keepOutput);
  const killOnExit = () => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  const ended = once(child, "close").finally(() => process.off("exit", killOnExit));
  return { child, ended, output: () => output };
}

/** Kills a program after `ms`, unless it ended before. */
export async function killAfter(program: Program, ms: number): Promise<void> {
  await Promise.race([pause(ms), program.ended]);
  program.child.kill("SIGKILL");
  await program.ended;
}

/** Runs a program to its end; throws its output if it fails. */
export async function runProgram(file: string, args: string[], env: Record<string, string>): Promise<void> {
  const program = startProgram(file, args, env);
  await program.ended;
  if (program.child.exitCode !== 0) throw new Error(`${file} failed:\n${program.output()}`);
}

export interface Server extends Program {
  origin: string;
}

/** Starts the server, on `PORT` or a free one; throws its output if it ends or isn't ready in time. */
export async function startServer(env: Record<string, string>): Promise<Server> {
  const port = env["PORT"] ?? (await findFreePort());
  const program = startProgram("main.ts", [], { ...env, PORT: String(port) });
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(50)) {
    if (program.child.exitCode !== null) break;
    if (await isReady()) return { ...program, origin };
  }
  program.child.kill("SIGKILL");
  throw new Error(`A start failed:\n${program.output()}`);
}

export async function stopServer({ child, ended, output }: Server): Promise<void> {
  child.kill("SIGTERM");
  await ended;
  if (child.exitCode !== 0) throw new Error(`A stop failed:\n${output()}`);
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}
