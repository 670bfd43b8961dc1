import { type CoverText } from "./cover-text.ts";
import type { DossierEntry } from "./dossier-content.ts";
import { findFontFace } from "./pdf-fonts.ts";
import { breakLines, isolateText, isRightToLeft, type Line, type Look, addTrailingBlank } from "./pdf-lines.ts";
import { ACCENT, CONTENTS, INK, INK_2, INK_3, PAGE, STRONG_RULE, TEXT_WIDTH } from "./page-style.ts";
import {
  addTag,
  addAnnotation,
  markArtifact,
  drawLine,
  drawLines,
  drawRule,
  drawRun,
  mark,
  type Sheet,
  type Tag,
} from "./pdf-sheet.ts";

const PRODUCT: Look = { family: "sans", size: 11, leading: 15, color: ACCENT, isStrong: true };
const TITLE: Look = { family: "serif", size: 38, leading: 44, color: INK, isStrong: true };
const LINE: Look = { family: "sans", size: 13, leading: 21, color: INK_2 };
const SAMPLE: Look = { family: "sans", size: 10.5, leading: 15, color: "#8a5f08", isStrong: true };

export function drawCover(sheet: Sheet, book: Tag, cover: CoverText, productName: string): void {
  const { pdf } = sheet;
  const section = addTag(pdf, book, "Sect", { title: "Cover" });
  const draw = (type: string, text: string, look: Look) => {
    if (text === "") return;
    const lines = breakLines([{ text }], look, TEXT_WIDTH);
    const element = addTag(pdf, section, type);
    lines.forEach((line, at) => {
      const x = PAGE.left + (isRightToLeft(text) ? TEXT_WIDTH - line.width : 0);
      const y = sheet.y + at * look.leading;
      drawLines(pdf, { element, type }, [line], { look, x, y, endsText: at === lines.length - 1 });
    });
    element.end();
    sheet.y += lines.length * look.leading;
  };
  sheet.y = 108;
  draw("P", productName, PRODUCT);
  sheet.y = 236;
  drawRule(pdf, sheet.y, { color: ACCENT, to: PAGE.left + 64, weight: 3 });
  sheet.y += 20;
  draw("H1", cover.title, titleLook(cover.title));
  sheet.y += 14;
  draw("P", cover.count, LINE);
  draw("P", cover.organization, LINE);
  draw("P", cover.date, LINE);
  sheet.y = PAGE.height - 120;
  if (cover.sample !== "") {
    drawRule(pdf, sheet.y - 10, { color: "#e3b655", weight: 1 });
    draw("P", cover.sample, SAMPLE);
  }
  section.end();
}

/** Smaller the longer the title is: it never reaches the foot of the cover. */
function titleLook(title: string): Look {
  const sizes = [TITLE.size, 30, 23, 17, 12].map((size): Look => ({
    ...TITLE,
    size,
    leading: Math.round(size * 1.16),
  }));
  const isLow = (look: Look) => breakLines([{ text: title }], look, TEXT_WIDTH).length * look.leading <= TITLE_HEIGHT;
  return sizes.find(isLow) ?? { ...TITLE, size: 9, leading: 11 };
}

const TITLE_HEIGHT = 230;

const { title: HEADING, entry: ENTRY, entryPad: ENTRY_PAD, numberWidth: NUMBER_WIDTH } = CONTENTS;
const HEADING_HEIGHT = HEADING.leading + CONTENTS.belowTitle;

interface ContentsLine {
  lines: Line[];
  /** Of the contents' own pages, from 0, and the distance from its top. */
  page: number;
  y: number;
}

export interface ContentsPlan {
  pages: number;
  lines: ContentsLine[];
}

/** Reserves a line per person before page numbers are known. */
export function planContents(entries: readonly DossierEntry[]): ContentsPlan {
  let [page, y] = [0, PAGE.top + HEADING_HEIGHT];
  const lines = entries.map(({ name, position }): ContentsLine => {
    const text = [
      { text: isolateText(name), isStrong: true },
      ...(position === "" ? [] : [{ text: ` \u00a0${isolateText(position)}`, isNote: true }]),
    ];
    const broken = breakLines(text, ENTRY, TEXT_WIDTH - NUMBER_WIDTH);
    const height = broken.length * ENTRY.leading + 2 * ENTRY_PAD;
    if (y + height > PAGE.height - PAGE.bottom) [page, y] = [page + 1, PAGE.top];
    const line = { lines: broken, page, y: y + ENTRY_PAD };
    y += height;
    return line;
  });
  return { pages: page + 1, lines };
}

/** Writes the contents on the pages kept for them, with the pages that are known by now. */
export function drawContents(
  sheet: Sheet,
  section: Tag,
  { lines }: ContentsPlan,
  {
    firstPage,
    pageOf,
    destinationOf,
  }: { firstPage: number; pageOf: (at: number) => number; destinationOf: (at: number) => string },
): void {
  const { pdf } = sheet;
  pdf.switchToPage(firstPage);
  const heading = addTag(pdf, section, "H1", { title: "Contents" });
  drawLines(pdf, { element: heading, type: "H1" }, breakLines([{ text: "Contents" }], HEADING, TEXT_WIDTH), {
    look: HEADING,
    x: PAGE.left,
    y: PAGE.top,
  });
  heading.end();
  drawRule(pdf, PAGE.top + HEADING.leading + 8, { color: STRONG_RULE, weight: 1 });
  const list = addTag(pdf, section, "TOC");
  lines.forEach((line, at) => {
    pdf.switchToPage(firstPage + line.page);
    const item = addTag(pdf, list, "TOCI");
    const reference = addTag(pdf, item, "Reference");
    const link = addTag(pdf, reference, "Link");
    const height = line.lines.length * ENTRY.leading;
    const number = String(pageOf(at));
    mark(pdf, link, "Link", () => drawEntry(sheet, line, number));
    const name = line.lines[0]?.runs[0]?.text ?? "";
    pdf.goTo(PAGE.left, line.y, TEXT_WIDTH, height, destinationOf(at), addAnnotation(link, `${name}, page ${number}`));
    for (const each of [link, reference, item]) each.end();
    drawLeader(sheet, line, number);
  });
  list.end();
}

const baselineOf = (y: number, index: number): number =>
  y + index * ENTRY.leading + ENTRY.leading / 2 + ENTRY.size * 0.33;

function drawEntry({ pdf }: Sheet, { lines, y }: ContentsLine, number: string): void {
  lines.forEach((line, index) => {
    drawLine(pdf, addTrailingBlank(line), PAGE.left, baselineOf(y, index));
  });
  const width = findFontFace("sans").widthOf(number) * ENTRY.size;
  const run = { text: number, face: "sans", size: ENTRY.size, color: INK, actual: null } as const;
  drawRun(pdf, run, PAGE.width - PAGE.right - width, baselineOf(y, lines.length - 1));
}

function drawLeader({ pdf }: Sheet, { lines, y }: ContentsLine, number: string): void {
  const from = PAGE.left + (lines.at(-1)?.width ?? 0) + 8;
  const to = PAGE.width - PAGE.right - findFontFace("sans").widthOf(number) * ENTRY.size - 8;
  if (to - from < 12) return;
  markArtifact(pdf, "Layout", () => {
    const at = baselineOf(y, lines.length - 1) - 1;
    pdf
      .save()
      .moveTo(from, at)
      .lineTo(to, at)
      .lineWidth(0.6)
      .strokeColor(INK_3)
      .dash(0.6, { space: 4 })
      .stroke()
      .restore();
  });
}
