import type { Picture } from "./dossier-book.ts";
import type { DossierEntry } from "./dossier-content.ts";
import { type Drawing, parseSvg } from "./parse-svg.ts";
import { drawInitials } from "./initials.ts";
import { BRASS, CELL_PAD, HEAD, INK_3, PAGE, PORTRAIT, RULE, STRONG_RULE, TEXT_HEIGHT, TEXTS } from "./page-style.ts";
import { findFontFace } from "./pdf-fonts.ts";
import {
  addBookmark,
  addTag,
  markArtifact,
  drawLine,
  drawLines,
  drawRule,
  drawRun,
  mark,
  type Pdf,
  type Sheet,
  type Tag,
  turnPage,
} from "./pdf-sheet.ts";
import { type Cell, type Grid, computeRowHeight, type Piece, splitIntoPieces, type Text } from "./pieces.ts";
import { planPages } from "./plan-pages.ts";

/** Structure elements that may span pages; closed when another one begins. */
interface Open {
  owner: object | null;
  tags: Tag[];
}

interface Page {
  sheet: Sheet;
  section: Tag;
  /** A list or a table. */
  open: Open;
  /** A text in it or beside it. */
  text: Open;
}

/** A person on pages of their own. */
export function drawPerson(
  sheet: Sheet,
  book: Tag,
  entry: DossierEntry,
  { portrait, destination }: { portrait: Picture | null; destination: string },
): void {
  const { pdf } = sheet;
  const section = addTag(pdf, book, "Sect", { title: entry.name });
  const page: Page = { sheet, section, open: { owner: null, tags: [] }, text: { owner: null, tags: [] } };
  planPages(splitIntoPieces(entry), TEXT_HEIGHT).forEach((pieces, number) => {
    turnPage(sheet);
    if (number === 0) {
      pdf.addNamedDestination(destination);
      sheet.outline = addBookmark(sheet, pdf.outline, entry.name);
    }
    pieces.forEach((piece, at) => {
      if (at > 0) sheet.y += piece.above;
      if (piece.kind === "identity") drawIdentity(page, piece, entry.name, portrait);
      else if (piece.kind === "row") drawRowPiece(page, piece, at === 0);
      else drawLinePiece(page, piece, at === 0);
      sheet.y += piece.height;
    });
  });
  endOpen(page.open);
  section.end();
}

/** The tags of `owner`, opened with the first of its pieces. */
function tagsOf({ open }: Page, owner: object, begin: () => Tag[]): Tag[] {
  if (open.owner !== owner) {
    endOpen(open);
    open.tags = begin();
    open.owner = owner;
  }
  return open.tags;
}

function endOpen(open: Open): void {
  for (const tag of open.tags.toReversed()) tag.end();
  [open.owner, open.tags] = [null, []];
}

const TAGS: Partial<Record<Text["style"], string>> = { name: "H1", heading: "H2", subheading: "H3", item: "LBody" };

function drawLinePiece(page: Page, { text, line }: Extract<Piece, { kind: "line" }>, isAtTop: boolean): void {
  const { sheet } = page;
  const { pdf } = sheet;
  const { look } = TEXTS[text.style];
  const x = PAGE.left + text.indent;
  const type = TAGS[text.style] ?? "P";
  if (line === 0 && text.style === "heading") {
    if (!isAtTop) drawRule(pdf, sheet.y - 5);
    if (sheet.outline) addBookmark(sheet, sheet.outline, text.content[0]?.text ?? "");
  }
  if (text.style === "notice") {
    markArtifact(pdf, "Layout", () => {
      pdf.rect(PAGE.left, sheet.y, 2.5, look.leading).fillColor(BRASS).fill();
    });
  }
  const element = elementOf(page, text, type);
  const isLast = line === text.lines.length - 1;
  drawLines(pdf, { element, type }, text.lines.slice(line, line + 1), { look, x, y: sheet.y, endsText: isLast });
  if (isLast) endOpen(page.text);
}

/** A text's own element; an item's is in its list's, after its mark. */
function elementOf(page: Page, text: Text, type: string): Tag {
  const { sheet, section } = page;
  const { pdf } = sheet;
  if (page.text.owner !== text) {
    page.text.owner = text;
    if (text.item) {
      const [list = section] = tagsOf(page, text.item.list, () => [addTag(pdf, section, "L")]);
      const entry = addTag(pdf, list, "LI");
      drawLabel(sheet, entry, text);
      page.text.tags = [entry, addTag(pdf, entry, type)];
    } else {
      endOpen(page.open);
      page.text.tags = [addTag(pdf, section, type, type.startsWith("H") ? { title: text.content[0]?.text ?? "" } : {})];
    }
  }
  return page.text.tags.at(-1) ?? section;
}

function drawLabel({ pdf, y }: Sheet, entry: Tag, { item, indent }: Text): void {
  const { look } = TEXTS.item;
  const text = item?.label ?? "";
  const label = addTag(pdf, entry, "Lbl");
  const width = findFontFace(look.family).widthOf(text) * look.size;
  const run = { text, face: look.family, size: look.size, color: INK_3, actual: null };
  mark(pdf, label, "Lbl", () => {
    const baseline = y + look.leading / 2 + look.size * 0.33;
    drawRun(pdf, run, PAGE.left + indent - 5 - width, baseline);
  });
  label.end();
}

function drawRowPiece(
  page: Page,
  { grid, cells, isFirst, isRuled }: Extract<Piece, { kind: "row" }>,
  isAtTop: boolean,
) {
  const { sheet, section } = page;
  const { pdf } = sheet;
  const [table = section] = tagsOf(page, grid, () => [addTag(pdf, section, "Table", { alt: grid.summary })]);
  let y = sheet.y;
  if (grid.head && (isFirst || isAtTop)) {
    drawHead(pdf, table, grid, { y, isFirst });
    y += computeRowHeight(grid.head);
    if (!isFirst) sheet.y = y;
    drawRule(pdf, y, { color: STRONG_RULE, weight: 0.75 });
  } else if (isRuled && !isAtTop) drawRule(pdf, y, { color: RULE });
  drawCells(pdf, table, cells, { left: PAGE.left, y });
}

function drawHead(pdf: Pdf, table: Tag, { head }: Grid, { y, isFirst }: { y: number; isFirst: boolean }): void {
  const place = (cell: Cell) => ({ look: HEAD, x: PAGE.left + cell.x, y: y + CELL_PAD });
  if (isFirst) {
    const row = addTag(pdf, table, "TR");
    for (const cell of head ?? []) {
      const element = addTag(pdf, row, "TH", { scope: "Column" });
      drawLines(pdf, { element, type: "TH" }, cell.lines, place(cell));
      element.end();
    }
    row.end();
    return;
  }
  markArtifact(pdf, "Pagination", () => {
    for (const cell of head ?? []) drawPlain(pdf, cell, place(cell));
  });
}

function drawCells(pdf: Pdf, table: Tag, cells: readonly Cell[], { left, y }: { left: number; y: number }): void {
  const row = addTag(pdf, table, "TR");
  for (const cell of cells) {
    const type = cell.isHead ? "TH" : "TD";
    const element = addTag(pdf, row, type, cell.isHead ? { scope: "Row" } : {});
    drawLines(pdf, { element, type }, cell.lines, { look: cell.look, x: left + cell.x, y: y + CELL_PAD });
    element.end();
  }
  row.end();
}

/** Text that repeats what is tagged elsewhere. */
function drawPlain(pdf: Pdf, { lines }: Cell, { look, x, y }: { look: typeof HEAD; x: number; y: number }): void {
  lines.forEach((line, index) => {
    drawLine(pdf, line.runs, x, y + index * look.leading + look.leading / 2 + look.size * 0.33);
  });
}

/** The portrait, or initials in its place, with the brief facts beside it. */
function drawIdentity(
  page: Page,
  { grid, rows }: Extract<Piece, { kind: "identity" }>,
  name: string,
  portrait: Picture | null,
): void {
  const { sheet, section } = page;
  const { pdf, y: top } = sheet;
  endOpen(page.open);
  drawRule(pdf, top - 5, { color: STRONG_RULE, weight: 1 });
  const height = portrait ? PORTRAIT.height : PORTRAIT.width;
  const bbox: [number, number, number, number] = [PAGE.left, top, PAGE.left + PORTRAIT.width, top + height];
  if (portrait) {
    const figure = addTag(pdf, section, "Figure", { alt: `Portrait of ${name}`, bbox });
    mark(pdf, figure, "Figure", () => drawPortrait(pdf, portrait, top));
    figure.end();
  } else
    markArtifact(pdf, "Layout", () =>
      drawShapes(pdf, drawInitials(name), { x: PAGE.left, y: top, width: PORTRAIT.width }),
    );
  if (rows.length === 0) return;
  const table = addTag(pdf, section, "Table", { alt: grid.summary });
  const left = PAGE.left + PORTRAIT.width + PORTRAIT.gap;
  let y = top;
  rows.forEach((cells, at) => {
    if (at > 0) drawRule(pdf, y, { from: left });
    drawCells(pdf, table, cells, { left, y });
    y += computeRowHeight(cells);
  });
  table.end();
}

function drawPortrait(pdf: Pdf, portrait: Picture, top: number): void {
  const { width, height } = PORTRAIT;
  pdf.save().roundedRect(PAGE.left, top, width, height, 4).clip();
  if (portrait.kind === "svg") {
    const drawing = parseSvg(portrait.svg);
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
