import type { DossierFormat } from "@rotunda/core";
import type { BuildAnswer } from "./build-in-worker.ts";
import { buildDossier } from "./build-dossier.ts";
import type { DossierBook } from "./dossier-book.ts";

// The worker process of `buildInWorker`: builds one book at a time and exits with its parent.
process.on("message", ({ book, format }: { book: DossierBook; format: DossierFormat }) => {
  const answer = (text: BuildAnswer) => process.send?.(text);
  buildDossier(book, format).then(
    (dossier) => answer({ status: "built", dossier }),
    (error: unknown) => answer({ status: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});
process.once("disconnect", () => process.exit());
