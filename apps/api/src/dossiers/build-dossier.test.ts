import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DOSSIER_FORMATS } from "@rotunda/core";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { aDossierBook, aDossierPerson } from "../testing/dossier-book.ts";
import { buildInWorker } from "./build-in-worker.ts";
import { buildDossier } from "./build-dossier.ts";

const people = ["Ann Lee", "José Núñez, Jr.", "Ann Lee"].map((preferred_name_display) =>
  aDossierPerson({ preferred_name_display }),
);
const book = aDossierBook({ people });
const beginning = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString("latin1");

describe("buildDossier", () => {
  it.each(DOSSIER_FORMATS.map(({ value }) => value))("makes %s", async (format) => {
    const { contents, mediaType } = await buildDossier(book, format);
    const isPdf = format === "pdf";
    expect(beginning(contents)).toBe(isPdf ? "%PDF" : "PK\u0003\u0004");
    expect(mediaType).toBe(
      { docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", pdf: "application/pdf" }[
        format as string
      ] ?? "application/zip",
    );
    if (!format.startsWith("zip")) return;
    const extension = format.slice("zip_".length);
    const files = unzipSync(contents);
    expect(Object.keys(files)).toEqual([
      `01 Ann Lee 11-20-2026.${extension}`,
      `02 José Núñez, Jr. 11-20-2026.${extension}`,
      `03 Ann Lee 11-20-2026.${extension}`,
    ]);
    for (const file of Object.values(files))
      expect(beginning(file)).toBe(extension === "pdf" ? "%PDF" : "PK\u0003\u0004");
  });

  it("makes zips that pass the check of unzip", async ({ skip }) => {
    const folder = await mkdtemp(join(tmpdir(), "rotunda-zip-"));
    try {
      const path = join(folder, "book.zip");
      await writeFile(path, (await buildDossier(book, "zip_docx")).contents);
      expect(execFileSync("unzip", ["-tq", path], { encoding: "utf8" })).toContain("No errors detected");
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
      skip("unzip is not installed here: zips are read by the library alone");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("makes the same book in a worker process, twice in a row", async () => {
    const here = await buildDossier(book, "pdf");
    for (let time = 0; time < 2; time += 1) {
      const apart = await buildInWorker(book, "pdf");
      expect(apart.mediaType).toBe(here.mediaType);
      expect(Buffer.from(apart.contents).equals(Buffer.from(here.contents))).toBe(true);
    }
  });

  it("rejects with the message of a failed process", async () => {
    const broken = aDossierBook({ date: new Date(Number.NaN) });
    await expect(buildInWorker(broken, "pdf")).rejects.toThrow(/Invalid (Date|time)/u);
  });
});
