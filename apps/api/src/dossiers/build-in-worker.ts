import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Tinypool } from "tinypool";
import type { BuildDossier } from "./dossier-book.ts";

/** Memory limit; a full book needs half of it. */
const MEMORY_MB = 1024;

const pool = new Tinypool({
  runtime: "child_process",
  filename: new URL("./build-process.ts", import.meta.url).href,
  name: "buildInProcess",
  // Number of processes: one for downloads and one for mail, started when needed.
  minThreads: 0,
  maxThreads: 2,
  // Starting a process costs more than one document, and requests come in bursts.
  idleTimeout: 30_000,
  // The sources are TypeScript, which the process loads through tsx from any working directory.
  execArgv: [
    "--import",
    pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href,
    `--max-old-space-size=${MEMORY_MB}`,
  ],
  env: process.env as Record<string, string>,
  // Bytes and dates keep their types.
  serialization: "advanced",
});
// An idle process that ended is replaced by the next book.
pool.on("error", () => {});

/** Builds a book in a child process to keep the server responsive and free its memory afterwards. */
export const buildInWorker: BuildDossier = (book, format, signal) =>
  pool.run({ book, format }, { signal }).catch((error: Error) => {
    // An error of the process arrives as a plain object.
    throw new Error(error.message, { cause: error });
  });
