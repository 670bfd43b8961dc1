import type { Picture } from "./dossier-book.ts";
import type { DossierEntry } from "./dossier-content.ts";
import { type Drawing, readDrawing } from "./drawing.ts";
import { drawInitials } from "./initials.ts";
import { drawBlocks } from "./pdf-blocks.ts";
import { breakLines, type Look } from "./pdf-lines.ts";
import {
  ACCENT,
  addBookmark,
  addTag,
  artifact,
  drawLines,
  drawRule,
  INK,
  INK_2,
  mark,
  PAGE,
  type Pdf,
  type Sheet,
  STRONG_RULE,
  type Tag,
  TEXT_WIDTH,
  turnPage,
} from "./pdf-sheet.ts";
import { drawFacts, heightOfFacts } from "./pdf-table.ts";

const NAME: Look = { family: "serif", size: 25, leading: 29, color: INK, isStrong: true };
const POSITION: Look = { family: "sans", size: 12, leading: 16, color: INK_2 };
const MARKS: Look = { family: "sans", size: 10, leading: 14, color: ACCENT, isStrong: true };
const NOTICE: Look = { family: "serif", size: 10, leading: 14, color: INK_2, isItalic: true };
const PORTRAIT = { width: 100, height: 125, gap: 22 } as const;

/** A person on pages of their own. */
export function drawPerson(
  sheet: Sheet,
  book: Tag,
  entry: DossierEntry,
  { portrait, destination }: { portrait: Picture | null; destination: string },
): void {
  turnPage(sheet);
  const { pdf } = sheet;
  const section = addTag(pdf, book, "Sect", { title: entry.name });
  pdf.addNamedDestination(destination);
  sheet.outline = addBookmark(sheet, pdf.outline, entry.name);
  drawText(sheet, section, entry.name, { type: "H1", look: NAME });
  sheet.y += 2;
  drawText(sheet, section, entry.position, { type: "P", look: POSITION });
  drawText(sheet, section, [...entry.marks, ...entry.roles].join("  ·  "), { type: "P", look: MARKS });
  sheet.y += 8;
  drawRule(pdf, sheet.y, { color: STRONG_RULE, weight: 1 });
  sheet.y += 14;
  drawIdentity(sheet, section, entry, portrait);
  for (const notice of entry.notices) drawNotice(sheet, section, notice);
  drawBlocks(sheet, section, entry.blocks);
  section.end();
}

function drawText(sheet: Sheet, parent: Tag, text: string, { type, look }: { type: string; look: Look }): void {
  if (text === "") return;
  const lines = breakLines([{ text }], look, TEXT_WIDTH);
  const element = addTag(sheet.pdf, parent, type);
  drawLines(sheet.pdf, { element, type }, lines, { look, x: PAGE.left, y: sheet.y, width: TEXT_WIDTH });
  element.end();
  sheet.y += lines.length * look.leading;
}

/** The portrait, or initials in its place, with the brief facts beside it. */
function drawIdentity(sheet: Sheet, section: Tag, { name, facts }: DossierEntry, portrait: Picture | null): void {
  const { pdf } = sheet;
  const top = sheet.y;
  const height = portrait ? PORTRAIT.height : PORTRAIT.width;
  const bbox: [number, number, number, number] = [PAGE.left, top, PAGE.left + PORTRAIT.width, top + height];
  if (portrait) {
    const figure = addTag(pdf, section, "Figure", { alt: `Portrait of ${name}`, bbox });
    mark(pdf, figure, "Figure", () => drawPortrait(pdf, portrait, top));
    figure.end();
  } else
    artifact(pdf, "Layout", () => drawShapes(pdf, drawInitials(name), { x: PAGE.left, y: top, width: PORTRAIT.width }));
  const box = { x: PAGE.left + PORTRAIT.width + PORTRAIT.gap, width: TEXT_WIDTH - PORTRAIT.width - PORTRAIT.gap };
  // Beside a portrait facts never turn the page: it is the first on it, and facts so long are none.
  sheet.y = top - 4;
  if (facts.length > 0) drawFacts(sheet, section, { kind: "facts", summary: `${name} in brief`, rows: facts }, box);
  const isSamePage = heightOfFacts(facts, box) < PAGE.height - PAGE.bottom - top;
  sheet.y = isSamePage ? Math.max(sheet.y, top + height + 12) : sheet.y;
}

function drawPortrait(pdf: Pdf, portrait: Picture, top: number): void {
  const { width, height } = PORTRAIT;
  pdf.save().roundedRect(PAGE.left, top, width, height, 4).clip();
  if (portrait.kind === "svg") {
    const drawing = readDrawing(portrait.svg);
    if (drawing) drawShapes(pdf, drawing, { x: PAGE.left, y: top, width });
  } else {
    pdf.image(Buffer.from(portrait.contents), PAGE.left, top, { cover: [width, height], align: "center" });
  }
  pdf.restore();
}

function drawShapes(pdf: Pdf, drawing: Drawing, { x, y, width }: { x: number; y: number; width: number }): void {
  pdf
    .save()
    .translate(x, y)
    .scale(width / drawing.width);
  for (const { steps, fill, isEvenOdd } of drawing.shapes) {
    for (const step of steps) {
      if (step.do === "move") pdf.moveTo(round(step.to.x), round(step.to.y));
      else if (step.do === "line") pdf.lineTo(round(step.to.x), round(step.to.y));
      else if (step.do === "close") pdf.closePath();
      else
        pdf.bezierCurveTo(
          ...([step.by, step.and, step.to].flatMap((point) => [round(point.x), round(point.y)]) as Curve),
        );
    }
    pdf.fillColor(fill).fill(isEvenOdd ? "even-odd" : "non-zero");
  }
  pdf.restore();
}

type Curve = [number, number, number, number, number, number];
const round = (value: number): number => Math.round(value * 10) / 10;

function drawNotice(sheet: Sheet, section: Tag, text: string): void {
  const lines = breakLines([{ text }], NOTICE, TEXT_WIDTH - 14);
  const height = lines.length * NOTICE.leading;
  artifact(sheet.pdf, "Layout", () => {
    sheet.pdf.rect(PAGE.left, sheet.y, 2.5, height).fillColor("#b17c12").fill();
  });
  const element = addTag(sheet.pdf, section, "P");
  drawLines(sheet.pdf, { element, type: "P" }, lines, {
    look: NOTICE,
    x: PAGE.left + 14,
    y: sheet.y,
    width: TEXT_WIDTH - 14,
  });
  element.end();
  sheet.y += height + 10;
}
