import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { DossierBook } from "./dossier-book.ts";
import { SAMPLE_MARK } from "./dossier-content.ts";
import { drawContents, drawCover } from "./pdf-cover.ts";
import { breakLines, type Line } from "./pdf-lines.ts";
import { type Look, LOOKS, PAGE, TEXT_WIDTH } from "./page-style.ts";
import { drawPerson } from "./pdf-person.ts";
import { markArtifact, drawLine, drawRule, type Pdf, type Sheet } from "./pdf-sheet.ts";
import { planBook } from "./plan-book.ts";

/** Writes a book as one tagged PDF 1.7, structured for PDF/UA-1. */
export async function writePdf(book: DossierBook): Promise<Uint8Array> {
  const { cover, contents, people, pageCount } = await planBook(book);
  const pdf = openPdf(book, cover.title);
  const file = buffer(pdf);
  let page = 1;
  const sheet: Sheet = {
    pdf,
    y: PAGE.top,
    turnPage(owner) {
      pdf.addPage();
      page += 1;
      sheet.y = PAGE.top;
      // Owner, document name and page number, on all pages but the cover.
      markArtifact(pdf, "Pagination", () => {
        drawEnds(pdf, owner, cover.title, 34);
        drawEnds(pdf, book.isSample ? SAMPLE_MARK : "", `${page} of ${pageCount}`, PAGE.height - 30);
      });
      drawRule(pdf, 43);
    },
  };
  const root = pdf.struct("Document", { title: cover.title });
  pdf.addStructure(root);
  drawCover(sheet, root, cover, book.productName);
  if (contents.length > 0) drawContents(sheet, root, contents);
  for (const person of people) drawPerson(sheet, root, person);
  root.end();
  pdf.end();
  return file;
}

function openPdf({ organization, productName, date }: DossierBook, title: string): Pdf {
  const { width, height, left, right, top, bottom } = PAGE;
  const options = {
    size: [width, height],
    margins: { left, right, top, bottom },
    pdfVersion: "1.7" as const,
    // Missing in the library's types; names the standard in the metadata.
    subset: "PDF/UA",
    tagged: true,
    displayTitle: true,
    lang: "en-US",
    // No standard font, since all fonts are embedded.
    font: "",
    info: {
      Title: title,
      Author: organization || productName,
      Creator: productName,
      Producer: "PDFKit",
      CreationDate: date,
      ModDate: date,
    },
  };
  return new PDFDocument(options as PDFKit.PDFDocumentOptions);
}

function drawEnds(pdf: Pdf, left: string, right: string, baseline: number): void {
  const leftLine = truncateLine(left, { ...LOOKS.frame, isStrong: true }, TEXT_WIDTH * 0.6);
  const rightLine = truncateLine(right, LOOKS.frame, TEXT_WIDTH - leftLine.width - 24);
  drawLine(pdf, leftLine.runs, PAGE.left, baseline);
  drawLine(pdf, rightLine.runs, PAGE.width - PAGE.right - rightLine.width, baseline);
}

/** Truncates a text to one line. */
function truncateLine(text: string, look: Look, width: number): Line {
  const [line = { runs: [], width: 0 }, more] = breakLines([{ text }], look, width);
  if (!more) return line;
  const [cut] = breakLines([{ text }], look, width - look.size);
  const shown = cut?.runs.map((run) => run.text).join("") ?? "";
  return breakLines([{ text: `${shown}…` }], look, width)[0] ?? line;
}
