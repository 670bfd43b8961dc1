import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DossierFormat } from "@rotunda/core";
import type { BuiltDossier, DossierBook } from "./dossier-book.ts";

/** What the building process is asked, once. */
export interface BuildRequest {
  book: DossierBook;
  format: DossierFormat;
}

/** What it answers with, once. */
export type BuildAnswer = { status: "built"; dossier: BuiltDossier } | { status: "failed"; message: string };

/** A full book needs half of it. */
const MEMORY_MB = 1024;

/**
 * Makes a book in a process of its own, so that requests are served meanwhile and its memory is given back. Rejects
 * where it can't be made, and with the signal's reason where nobody waits any longer: the process ends then.
 */
export async function buildDossierApart(
  book: DossierBook,
  format: DossierFormat,
  signal?: AbortSignal,
): Promise<BuiltDossier> {
  signal?.throwIfAborted();
  // The sources are TypeScript: the process needs what reads it, wherever it is started.
  const reader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const builder = fork(fileURLToPath(new URL("./build-process.ts", import.meta.url)), {
    execArgv: ["--import", reader, `--max-old-space-size=${MEMORY_MB}`],
    // Bytes and dates arrive as what they are.
    serialization: "advanced",
  });
  try {
    return await new Promise<BuiltDossier>((resolve, reject) => {
      builder.once("message", (answer: BuildAnswer) => {
        if (answer.status === "built") resolve(answer.dossier);
        else reject(new Error(answer.message));
      });
      builder.once("error", reject);
      builder.once("exit", (code, cause) => {
        reject(new Error(`The process that made a profile book ended with ${code ?? cause}.`));
      });
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      const request: BuildRequest = { book, format };
      builder.send(request);
    });
  } finally {
    builder.kill("SIGKILL");
  }
}
