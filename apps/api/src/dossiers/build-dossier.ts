import { formatDatedFileName } from "@rotunda/core";
import { zipSync } from "fflate";
import { type BuildDossier, type DossierBook, type DossierPerson, MEDIA_TYPES, toLocalDay } from "./dossier-book.ts";
import { writeDocx } from "./write-docx.ts";
import { writePdf } from "./write-pdf.ts";

/** CPU-bound for seconds; see `buildInWorker`. */
export const buildDossier: BuildDossier = async (book, format) => {
  const extension = format === "pdf" || format === "zip_pdf" ? "pdf" : "docx";
  const isZip = format !== extension;
  const write = (written: DossierBook) =>
    extension === "pdf" ? writePdf(written) : writeDocx(written, { carriesFonts: !isZip });
  if (!isZip) return { contents: await write(book), mediaType: MEDIA_TYPES[extension] };
  const names = namePersonFiles(book.people, book.date, extension);
  const files: Record<string, Uint8Array> = {};
  for (const [at, person] of book.people.entries()) {
    const documentName = person.profile.preferred_name_display;
    files[names[at] ?? documentName] = await write({ ...book, documentName, people: [person] });
  }
  return { contents: zipSync(files, { level: 0, mtime: book.date }), mediaType: MEDIA_TYPES.zip };
};

/** The number keeps the book's order and makes names unique; the position distinguishes people of the same name. */
export function namePersonFiles(people: readonly DossierPerson[], date: Date, extension: "docx" | "pdf"): string[] {
  const digits = Math.max(2, String(people.length).length);
  const keys = people.map(({ profile }) => profile.preferred_name_display.normalize("NFC").toLowerCase());
  return people.map(({ profile: { preferred_name_display: name, position_summary: position } }, at) => {
    const isShared = keys.filter((key) => key === keys[at]).length > 1;
    const number = String(at + 1).padStart(digits, "0");
    const shown = isShared && position !== "" ? `${name} (${position})` : name;
    return formatDatedFileName(`${number} ${shown}`, toLocalDay(date), extension);
  });
}
