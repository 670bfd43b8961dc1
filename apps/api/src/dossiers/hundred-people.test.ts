import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DossierFormat } from "@rotunda/core";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildApp } from "../app.ts";
import { readSettings } from "../platform/settings.ts";
import { clientOf, TODAY } from "../testing/api-client.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { addFolder, addOfficials } from "../testing/fixture-folders.ts";
import { readOutbox } from "../testing/read-mail.ts";

/**
 * Latin letters with every accent, which the embedded fonts contain, and scripts for which Word uses installed fonts.
 */
const CARRIED = ["Nguyễn Thị Ánh", "Zoë Nu\u0301n\u0303ez", "Łukasz Żółć"];
const NAMES = [...CARRIED, "محمد الأمين", "周恩来"];
/** The people in a book of each format. A document for each person takes longer than one for all. */
const SIZES = { docx: 100, pdf: 100, zip_docx: 10, zip_pdf: 10 } satisfies Record<DossierFormat, number>;

/** Returns the output of a program for a file; null if the program isn't installed, and then the test is skipped. */
function run(program: string, args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: "utf8", maxBuffer: 1 << 27, stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

describeOnOneDatabase(
  "a book of a hundred people by mail",
  (openDb) => {
    let folder = "";
    const fileOf = (format: DossierFormat) => join(folder, `book.${format}`);

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "rotunda-hundred-"));
      const db = openDb();
      const { member } = await loadFixture(db);
      const items = await addOfficials(db, 100);
      for (const [at, name] of NAMES.entries()) {
        const id = 1000 + at * 20;
        await db.query("update contacts set full_name = $2, first_name = '', last_name = $2 where id = $1", [id, name]);
        await db.query(
          "update records set preferred_name_display = $2 where record_id = $1 and record_type = 'agencyperson'",
          [id, name],
        );
      }
      const settings = { ...readSettings({ SAMPLE_DATA: "off" }), dataDir: folder };
      const app = await buildApp({ db, settings, clock: () => TODAY, worksJobs: true });
      await app.ready();
      const client = await clientOf(app, db, member);
      for (const [format, size] of Object.entries(SIZES)) {
        const id = await addFolder(db, member, items.slice(0, size), `Inspectors, ${format}`);
        const { body } = await client.get(`/api/folderDossierDownloadCheck/${id}?datatype=${format}&email=true`);
        expect(body).toMatchObject({ profile_count: size, started: true });
      }
      const sent = Object.keys(SIZES).length;
      await vi.waitUntil(async () => (await readOutbox(folder)).size === sent, { timeout: 240_000, interval: 100 });
      const messages = [...(await readOutbox(folder)).values()];
      for (const { attachments } of messages) {
        const [attachment] = attachments;
        const contents = attachment?.contents ?? new Uint8Array();
        const inside = attachment?.fileName.endsWith(".zip")
          ? Object.keys(unzipSync(contents))[0]?.split(".").pop()
          : null;
        const format = inside ? `zip_${inside}` : attachment?.fileName.split(".").pop();
        await writeFile(fileOf(format as DossierFormat), contents);
      }
      await app.close();
    }, 600_000);
    afterAll(() => rm(folder, { recursive: true }));

    it("opens in the programs of each format", async ({ skip }) => {
      for (const format of ["docx", "zip_docx", "zip_pdf"] as const) {
        const said = run("unzip", ["-tq", fileOf(format)]);
        if (said === null) skip("unzip is not installed here");
        expect(said).toContain("No errors detected");
      }
      for (const format of ["zip_docx", "zip_pdf"] as const) {
        const files = unzipSync(await readFile(fileOf(format)));
        expect(Object.keys(files)).toHaveLength(SIZES[format]);
      }
      const checked = run("qpdf", ["--check", fileOf("pdf")]);
      if (checked === null) skip("qpdf is not installed here");
      expect(checked).toContain("No syntax or stream encoding errors found");
    });

    it("has everybody on the page in the contents, with accents", ({ skip }) => {
      const text = run("pdftotext", ["-layout", fileOf("pdf"), "-"]);
      if (text === null) return skip("pdftotext is not installed here");
      const pages = text.split("\f");
      const entries = [...text.matchAll(/^ *(Official Quill\d+) +Inspector.*?(\d+)$/gmu)];
      expect(entries.length).toBe(95);
      for (const [, name = "", page] of entries) expect(pages[Number(page) - 1], name).toContain(`${name}\n`);
      for (const name of CARRIED) expect(text.normalize("NFC"), name).toContain(name.normalize("NFC"));
      expect(pages.slice(1, -1).filter((page) => !/\b\d+ of \d+\b/u.test(page))).toEqual([]);
    });

    it("is a Word document with all names, and a page for each person in LibreOffice", async ({ skip }) => {
      const document = strFromU8(unzipSync(await readFile(fileOf("docx")))["word/document.xml"] ?? new Uint8Array());
      for (const name of NAMES) expect(document.normalize("NFC"), name).toContain(name.normalize("NFC"));
      const profile = `-env:UserInstallation=file://${join(folder, "office")}`;
      const args = ["--headless", profile, "--convert-to", "pdf:writer_pdf_Export", "--outdir", join(folder, "set")];
      if (run("soffice", [...args, fileOf("docx")]) === null) return skip("LibreOffice is not installed here");
      const pages = run("pdftotext", ["-layout", join(folder, "set/book.pdf"), "-"])
        ?.split("\f")
        .slice(0, -1);
      if (!pages) return skip("pdftotext is not installed here");
      expect(pages.length).toBeGreaterThan(102);
      for (let at = 0; at < 100; at += 7) {
        if (at % 20 === 0) continue;
        const name = `Official Quill${String(at).padStart(3, "0")}`;
        expect(pages.filter((page) => page.includes(name)).length, name).toBeGreaterThan(1);
      }
    });
  },
  { keep: true },
);
