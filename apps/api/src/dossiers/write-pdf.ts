import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { DossierBook } from "./dossier-book.ts";
import { SAMPLE_MARK } from "./dossier-content.ts";
import { PAGE } from "./page-style.ts";
import { drawContents, drawCover } from "./pdf-cover.ts";
import { drawPerson } from "./pdf-person.ts";
import { createSheet } from "./pdf-sheet.ts";
import { planBook } from "./plan-book.ts";

/** Writes a book as one tagged PDF 1.7, structured for PDF/UA-1. */
export async function writePdf(book: DossierBook): Promise<Uint8Array> {
  const { cover, contents, people, pageCount } = await planBook(book);
  const { title } = cover;
  const pdf = new PDFDocument(describeDocument(book, title));
  const file = buffer(pdf);
  const sheet = createSheet(pdf, { title, mark: book.isSample ? SAMPLE_MARK : "", pageCount });
  const root = pdf.struct("Document", { title });
  pdf.addStructure(root);
  drawCover(sheet, root, cover, book.productName);
  if (contents.length > 0) drawContents(sheet, root, contents);
  for (const person of people) drawPerson(sheet, root, person);
  root.end();
  pdf.end();
  return file;
}

function describeDocument({ organization, productName, date }: DossierBook, Title: string): PDFKit.PDFDocumentOptions {
  const { width, height, ...margins } = PAGE;
  const info = { Title, Author: organization || productName, Creator: productName, Producer: "PDFKit" };
  const options = {
    size: [width, height],
    margins,
    pdfVersion: "1.7" as const,
    // Missing in the library's types; names the standard in the metadata.
    subset: "PDF/UA",
    tagged: true,
    displayTitle: true,
    lang: "en-US",
    // No standard font, since all fonts are embedded.
    font: "",
    info: { ...info, CreationDate: date, ModDate: date },
  };
  return options as PDFKit.PDFDocumentOptions;
}
