import type { BuildAnswer, BuildRequest } from "./build-in-worker.ts";
import { buildDossier } from "./build-dossier.ts";

// The worker process of `buildInWorker`: builds one book at a time and exits with its parent.
process.on("message", ({ book, format }: BuildRequest) => {
  const answer = (text: BuildAnswer) => process.send?.(text);
  buildDossier(book, format).then(
    (dossier) => answer({ status: "built", dossier }),
    (error: unknown) => answer({ status: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});
process.once("disconnect", () => process.exit());
