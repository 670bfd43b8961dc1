import { spawn } from "node:child_process";

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

/** Returns the exit status; 1 if a signal ended the program. */
export function run({ command, env }: Step): Promise<number> {
  const [program = "", ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

export const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
