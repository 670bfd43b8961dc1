import type { DossierFormat } from "@rotunda/core";
import { buildDossier } from "./build-dossier.ts";
import type { BuiltDossier, DossierBook } from "./dossier-book.ts";

// The process of `buildInWorker` exits with its parent.
process.once("disconnect", () => process.exit());

export const buildInProcess = ({ book, format }: { book: DossierBook; format: DossierFormat }): Promise<BuiltDossier> =>
  buildDossier(book, format);
