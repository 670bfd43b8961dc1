import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { describeCover, SAMPLE_MARK } from "./cover-text.ts";
import type { DossierBook } from "./dossier-book.ts";
import { describePerson } from "./dossier-content.ts";
import { drawContents, drawCover, planContents } from "./pdf-cover.ts";
import { breakLines, type Line, type Look } from "./pdf-lines.ts";
import { INK_3, PAGE, TEXT_WIDTH } from "./page-style.ts";
import { drawPerson } from "./pdf-person.ts";
import { addTag, markArtifact, drawLine, drawRule, type Pdf, type Sheet } from "./pdf-sheet.ts";
import { loadPortrait } from "./pictures.ts";

/** The book as one tagged PDF (PDF 1.7, structured as PDF/UA-1 asks). */
export async function writePdf(book: DossierBook): Promise<Uint8Array> {
  const cover = describeCover(book);
  const pdf = openPdf(book, cover.title);
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });

  const root = pdf.struct("Document", { title: cover.title });
  pdf.addStructure(root);
  const sheet: Sheet = { pdf, y: PAGE.top, outline: null };
  drawCover(sheet, root, cover, book.productName);

  const entries = book.people.map((person) => describePerson(person, book));
  const contents = entries.length > 1 ? planContents(entries) : null;
  const contentsSection = contents && addTag(pdf, root, "Sect", { title: "Contents" });
  const contentsPage = pageCount(pdf);
  for (let page = 0; page < (contents?.pages ?? 0); page += 1) pdf.addPage();

  // The owner of each page, for the running header.
  const owners: string[] = Array.from({ length: pageCount(pdf) }, (_, page) =>
    page >= contentsPage ? "Contents" : "",
  );
  const firstPages: number[] = [];
  for (const [at, entry] of entries.entries()) {
    const person = book.people[at];
    firstPages.push(pageCount(pdf) + 1);
    drawPerson(sheet, root, entry, { portrait: person ? loadPortrait(person) : null, destination: destinationOf(at) });
    while (owners.length < pageCount(pdf)) owners.push(entry.name);
    // Yields to the event loop between people.
    await setImmediate();
  }
  if (contents && contentsSection) {
    drawContents(sheet, contentsSection, contents, {
      firstPage: contentsPage,
      pageOf: (at) => firstPages[at] ?? 1,
      destinationOf,
    });
    contentsSection.end();
  }
  drawFrames(pdf, owners, { title: cover.title, isSample: book.isSample });
  root.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

const destinationOf = (at: number): string => `person-${at + 1}`;
const pageCount = (pdf: Pdf): number => pdf.bufferedPageRange().count;

function openPdf({ organization, productName, date }: DossierBook, title: string): Pdf {
  const { width, height, left, right, top, bottom } = PAGE;
  const options = {
    size: [width, height],
    margins: { left, right, top, bottom },
    pdfVersion: "1.7" as const,
    // The types don't know this one; it says in the metadata what the file is.
    subset: "PDF/UA",
    tagged: true,
    displayTitle: true,
    lang: "en-US",
    bufferPages: true,
    // No standard font: all that is used is embedded.
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

const FRAME: Look = { family: "sans", size: 8, leading: 11, color: INK_3 };

/** Draws owner, document name and page number on all pages but the cover. */
function drawFrames(
  pdf: Pdf,
  owners: readonly string[],
  { title, isSample }: { title: string; isSample: boolean },
): void {
  owners.forEach((owner, page) => {
    if (page === 0) return;
    pdf.switchToPage(page);
    markArtifact(pdf, "Pagination", () => {
      drawEnds(pdf, owner, title, 34);
      drawEnds(pdf, isSample ? SAMPLE_MARK : "", `${page + 1} of ${owners.length}`, PAGE.height - 30);
    });
    drawRule(pdf, 43);
  });
}

function drawEnds(pdf: Pdf, left: string, right: string, baseline: number): void {
  const leftLine = oneLine(left, { ...FRAME, isStrong: true }, TEXT_WIDTH * 0.6);
  const rightLine = oneLine(right, FRAME, TEXT_WIDTH - (leftLine?.width ?? 0) - 24);
  drawLine(pdf, leftLine?.runs ?? [], PAGE.left, baseline);
  drawLine(pdf, rightLine?.runs ?? [], PAGE.width - PAGE.right - (rightLine?.width ?? 0), baseline);
}

/** As much of a text as a line holds. */
function oneLine(text: string, look: Look, width: number): Line | undefined {
  const lines = breakLines([{ text }], look, width);
  if (lines.length < 2) return lines[0];
  const [cut] = breakLines([{ text }], look, width - look.size);
  const said = cut?.runs.map((run) => run.text).join("") ?? "";
  return breakLines([{ text: `${said}…` }], look, width)[0];
}
