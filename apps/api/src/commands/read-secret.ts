import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Reads the first line of standard input; prompts without echo on a terminal. */
export async function readSecret(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTyped = stdin.isTTY;
  if (isTyped) stderr.write(prompt);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, ...(isTyped ? { output: nowhere, terminal: true } : {}) });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (isTyped) stderr.write("\n");
  }
}
