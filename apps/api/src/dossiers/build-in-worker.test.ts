import { expect, it } from "vitest";
import { aDossierBook } from "../testing/dossier-book.ts";
import { buildInWorker } from "./build-in-worker.ts";

it("ends the process of an abandoned book, and builds the next one in another", async () => {
  const left = new AbortController();
  const abandoned = buildInWorker(aDossierBook(), "docx", left.signal);
  left.abort();
  await expect(abandoned).rejects.toThrow("aborted");
  expect((await buildInWorker(aDossierBook(), "pdf")).mediaType).toBe("application/pdf");
}, 60_000);
