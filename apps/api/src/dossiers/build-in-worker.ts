import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { BuildDossier, BuiltDossier } from "./dossier-book.ts";

export type BuildAnswer = { status: "built"; dossier: BuiltDossier } | { status: "failed"; message: string };

/** A full book needs half of it. */
const MEMORY_MB = 1024;

/** Starting a process costs more than one document, and requests come in bursts. */
const KEPT_IDLE_MS = 30_000;

/** Builds a book in a child process to keep the server responsive and free its memory afterwards. */
export const buildInWorker: BuildDossier = createWorkerBuild(startBuilder, KEPT_IDLE_MS);

/** Reuses an idle process if its last build succeeded recently; a process builds one book at a time. */
export function createWorkerBuild(start: () => ChildProcess, keptIdleMs: number): BuildDossier {
  let idle: ChildProcess | null = null;
  let end: NodeJS.Timeout | undefined;

  function keep(builder: ChildProcess): void {
    if (idle) return void builder.kill("SIGKILL");
    idle = builder;
    end = setTimeout(() => {
      idle = null;
      builder.kill("SIGKILL");
    }, keptIdleMs).unref();
    // The idle process doesn't keep the server running.
    builder.unref();
    builder.channel?.unref();
  }

  return async (book, format, signal) => {
    // The idle one may have ended meanwhile.
    const builder = idle?.connected ? idle : start().on("error", () => {});
    clearTimeout(end);
    idle = null;
    builder.ref();
    builder.channel?.ref();
    const over = new AbortController();
    const stop = () => builder.kill("SIGKILL");
    signal?.addEventListener("abort", stop);
    const exit = async () => {
      const [code, cause] = await once(builder, "exit", { signal: over.signal });
      throw new Error(`The process that made a profile book ended with ${code ?? cause}.`);
    };
    try {
      builder.send({ book, format });
      const [answer]: BuildAnswer[] = await Promise.race([once(builder, "message", { signal: over.signal }), exit()]);
      if (answer?.status !== "built") throw new Error(answer?.message);
      keep(builder);
      return answer.dossier;
    } catch (error) {
      builder.kill("SIGKILL");
      throw error;
    } finally {
      signal?.removeEventListener("abort", stop);
      over.abort();
    }
  };
}

function startBuilder(): ChildProcess {
  // The sources are TypeScript, which the process loads through tsx from any working directory.
  const reader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return fork(fileURLToPath(new URL("./build-process.ts", import.meta.url)), {
    execArgv: ["--import", reader, `--max-old-space-size=${MEMORY_MB}`],
    // Bytes and dates keep their types.
    serialization: "advanced",
  });
}
