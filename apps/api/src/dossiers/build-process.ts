import type { BuildAnswer, BuildRequest } from "./build-in-worker.ts";
import { buildDossier } from "./build-dossier.ts";

// The process of `buildInWorker`: makes the books it is asked for, one at a time, and ends with whoever asked.
process.on("message", ({ book, format }: BuildRequest) => {
  const answer = (text: BuildAnswer) => process.send?.(text);
  buildDossier(book, format).then(
    (dossier) => answer({ status: "built", dossier }),
    (error: unknown) => answer({ status: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});
process.once("disconnect", () => process.exit());
