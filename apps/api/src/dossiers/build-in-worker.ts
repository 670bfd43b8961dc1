import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DossierFormat } from "@rotunda/core";
import type { BuiltDossier, DossierBook } from "./dossier-book.ts";

/** Message to the worker process. */
export interface BuildRequest {
  book: DossierBook;
  format: DossierFormat;
}

/** Reply of the worker process. */
export type BuildAnswer = { status: "built"; dossier: BuiltDossier } | { status: "failed"; message: string };

type BuildDossier = (book: DossierBook, format: DossierFormat, signal?: AbortSignal) => Promise<BuiltDossier>;

/** A full book needs half of it. */
const MEMORY_MB = 1024;

/** Starting a process costs more than one document, and requests come in bursts. */
const KEPT_IDLE_MS = 30_000;

/**
 * Builds a book in a child process to keep the server responsive and free its memory afterwards. Rejects on failure,
 * and with the signal's reason on abort, which also kills the process.
 */
export const buildInWorker: BuildDossier = createWorkerBuild(startBuilder, KEPT_IDLE_MS);

/** Reuses an idle process if its last build succeeded recently; a process builds one book at a time. */
export function createWorkerBuild(start: () => ChildProcess, keptIdleMs: number): BuildDossier {
  let idle: { builder: ChildProcess; end: NodeJS.Timeout } | null = null;

  function take(): ChildProcess {
    if (!idle) return start();
    const { builder, end } = idle;
    idle = null;
    clearTimeout(end);
    // It may have ended meanwhile.
    if (!builder.connected) return start();
    builder.ref();
    builder.channel?.ref();
    return builder;
  }

  function keep(builder: ChildProcess): void {
    if (idle) return void builder.kill("SIGKILL");
    const end = setTimeout(() => {
      idle = null;
      builder.kill("SIGKILL");
    }, keptIdleMs);
    idle = { builder, end };
    // The idle process doesn't keep the server running.
    end.unref();
    builder.unref();
    builder.channel?.unref();
  }

  return async (book, format, signal) => {
    signal?.throwIfAborted();
    const builder = take();
    const over = new AbortController();
    let isSound = false;
    try {
      const dossier = await new Promise<BuiltDossier>((resolve, reject) => {
        builder.once("message", (answer: BuildAnswer) => {
          if (answer.status === "built") resolve(answer.dossier);
          else reject(new Error(answer.message));
        });
        builder.once("error", reject);
        builder.once("exit", (code, cause) => {
          reject(new Error(`The process that made a profile book ended with ${code ?? cause}.`));
        });
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true, signal: over.signal });
        const request: BuildRequest = { book, format };
        builder.send(request);
      });
      isSound = true;
      return dossier;
    } finally {
      over.abort();
      for (const event of ["message", "error", "exit"]) builder.removeAllListeners(event);
      builder.on("error", () => {});
      if (isSound) keep(builder);
      else builder.kill("SIGKILL");
    }
  };
}

function startBuilder(): ChildProcess {
  // The sources are TypeScript: the process needs what reads it, wherever it is started.
  const reader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return fork(fileURLToPath(new URL("./build-process.ts", import.meta.url)), {
    execArgv: ["--import", reader, `--max-old-space-size=${MEMORY_MB}`],
    // Bytes and dates arrive as what they are.
    serialization: "advanced",
  });
}
