import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { DossierBook } from "./dossier-book.ts";
import { SAMPLE_MARK } from "./dossier-content.ts";
import { COLORS, type Look, LOOKS, PAGE, TEXT_WIDTH } from "./page-style.ts";
import { breakLines, isRightToLeft } from "./pdf-lines.ts";
import { drawPerson } from "./pdf-person.ts";
import { buildAnnotation, createSheet, findBaseline, type Sheet, type Tag, truncateLine } from "./pdf-sheet.ts";
import { planBook, type PlannedBook } from "./plan-book.ts";

/** Tagged PDF 1.7, structured for PDF/UA-1. */
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

const TITLE_HEIGHT = 230;

function drawCover(sheet: Sheet, book: Tag, cover: PlannedBook["cover"], productName: string): void {
  const section = sheet.addTag(book, "Sect", { title: "Cover" });
  const draw = (type: string, text: string, look: Look) => {
    if (text === "") return;
    const lines = breakLines([{ text }], look, TEXT_WIDTH);
    const tag = sheet.addTag(section, type);
    lines.forEach((line, at) => {
      const x = PAGE.left + (isRightToLeft(text) ? TEXT_WIDTH - line.width : 0);
      sheet.drawLines(tag, [line], { look, x, y: sheet.y, endsText: at === lines.length - 1 });
      sheet.y += look.leading;
    });
  };
  sheet.y = 108;
  draw("P", productName, LOOKS.coverProduct);
  sheet.y = 236;
  sheet.drawRule(sheet.y, { color: COLORS.accent, to: PAGE.left + 64, weight: 3 });
  sheet.y += 20;
  draw("H1", cover.title, chooseTitleLook(cover.title));
  sheet.y += 14;
  for (const text of [cover.count, cover.organization, cover.date]) draw("P", text, LOOKS.coverLine);
  sheet.y = PAGE.height - 120;
  if (cover.sample !== "") sheet.drawRule(sheet.y - 10, { color: COLORS.sampleRule, weight: 1 });
  draw("P", cover.sample, LOOKS.coverSample);
  section.end();
}

/** Long titles are smaller, so that they never reach the foot of the cover. */
function chooseTitleLook(title: string): Look {
  const looks = [LOOKS.coverTitle.size, 30, 23, 17, 12].map((size) => ({
    ...LOOKS.coverTitle,
    size,
    leading: Math.round(size * 1.16),
  }));
  const fitsTitle = (look: Look) =>
    breakLines([{ text: title }], look, TEXT_WIDTH).length * look.leading <= TITLE_HEIGHT;
  return looks.find(fitsTitle) ?? { ...LOOKS.coverTitle, size: 9, leading: 11 };
}

function drawContents(sheet: Sheet, book: Tag, contents: PlannedBook["contents"]): void {
  const { pdf } = sheet;
  const { contentsTitle: heading, contentsEntry: look } = LOOKS;
  const right = PAGE.width - PAGE.right;
  const section = sheet.addTag(book, "Sect", { title: "Contents" });
  sheet.turnPage("Contents");
  const title = breakLines([{ text: "Contents" }], heading, TEXT_WIDTH);
  const titleTag = sheet.addTag(section, "H1", { title: "Contents" });
  sheet.drawLines(titleTag, title, { look: heading, x: PAGE.left, y: PAGE.top });
  sheet.drawRule(PAGE.top + heading.leading + 8, { color: COLORS.strongRule, weight: 1 });
  const list = sheet.addTag(section, "TOC");
  let onPage = 0;
  for (const { person, lines, page, y } of contents) {
    if (page > onPage) sheet.turnPage("Contents");
    onPage = page;
    const link = sheet.addTag(sheet.addTag(sheet.addTag(list, "TOCI"), "Reference"), "Link");
    const number = truncateLine(String(person.firstPage), look, TEXT_WIDTH);
    const lastY = y + (lines.length - 1) * look.leading;
    link.add(() => {
      sheet.drawLines(null, lines, { look, x: PAGE.left, y, endsText: false });
      sheet.drawRightAligned(number, { look, right, y: lastY });
    });
    const annotation = buildAnnotation(link, `${person.entry.name}, page ${person.firstPage}`);
    pdf.goTo(PAGE.left, y, TEXT_WIDTH, lines.length * look.leading, person.anchor, annotation);
    const [start, end] = [PAGE.left + (lines.at(-1)?.width ?? 0) + 8, right - 8 - number.width];
    if (end - start < 12) continue;
    sheet.markArtifact("Layout", () => {
      const leaderY = findBaseline(look, lastY) - 1;
      pdf.save().moveTo(start, leaderY).lineTo(end, leaderY);
      pdf.lineWidth(0.6).strokeColor(COLORS.ink3).dash(0.6, { space: 4 }).stroke().restore();
    });
  }
  section.end();
}
