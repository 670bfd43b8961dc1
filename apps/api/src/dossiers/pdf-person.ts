import { BRASS, CELL_PAD, HEAD, INK_3, PAGE, PORTRAIT, RULE, STRONG_RULE, TEXTS } from "./page-style.ts";
import {
  addBookmark,
  addTag,
  markArtifact,
  drawLine,
  drawLines,
  drawRightAligned,
  drawRule,
  findBaseline,
  type Pdf,
  type Sheet,
  type Tag,
} from "./pdf-sheet.ts";
import type { Picture } from "./pictures.ts";
import { type Cell, computeRowHeight, type Piece, type Text } from "./pieces.ts";
import type { PlannedPerson } from "./plan-book.ts";

interface Page {
  sheet: Sheet;
  section: Tag;
  /** The person's bookmark, above those of the sections. */
  outline: PDFKit.PDFOutline;
  /** Elements of texts, lists and tables, which may continue on the next page. */
  tags: Map<object, Tag>;
}

/** A person on pages of their own. */
export function drawPerson(sheet: Sheet, book: Tag, { entry, pages, picture, anchor }: PlannedPerson): void {
  const { pdf } = sheet;
  const section = addTag(pdf, book, "Sect", { title: entry.name });
  sheet.turnPage(entry.name);
  pdf.addNamedDestination(anchor);
  const page: Page = { sheet, section, outline: addBookmark(sheet, pdf.outline, entry.name), tags: new Map() };
  pages.forEach((pieces, number) => {
    if (number > 0) sheet.turnPage(entry.name);
    pieces.forEach((piece, at) => {
      if (at > 0) sheet.y += piece.above;
      if (piece.kind === "identity") drawIdentity(page, piece, entry.name, picture);
      else if (piece.kind === "row") drawRowPiece(page, piece, at === 0);
      else drawLinePiece(page, piece, at === 0);
      sheet.y += piece.height;
    });
  });
  section.end();
}

/** The element of `owner`, added with the first of its pieces. */
function findTag({ tags }: Page, owner: object, add: () => Tag): Tag {
  const tag = tags.get(owner) ?? add();
  tags.set(owner, tag);
  return tag;
}

const TAGS: Partial<Record<Text["style"], string>> = { name: "H1", heading: "H2", subheading: "H3" };

function drawLinePiece(page: Page, { text, line }: Extract<Piece, { kind: "line" }>, isAtTop: boolean): void {
  const { sheet } = page;
  const { pdf, y } = sheet;
  const { look } = TEXTS[text.style];
  if (line === 0 && text.style === "heading") {
    if (!isAtTop) drawRule(pdf, y - 5);
    addBookmark(sheet, page.outline, text.content[0]?.text ?? "");
  }
  if (text.style === "notice") {
    markArtifact(pdf, "Layout", () => {
      pdf.rect(PAGE.left, y, 2.5, look.leading).fillColor(BRASS).fill();
    });
  }
  const tag = findTag(page, text, () => addTextTag(page, text));
  const endsText = line === text.lines.length - 1;
  drawLines(pdf, tag, text.lines.slice(line, line + 1), { look, x: PAGE.left + text.indent, y, endsText });
}

/** A text's own element; an item's is in its list's, after its mark. */
function addTextTag(page: Page, { style, content, item, indent }: Text): Tag {
  const { sheet, section } = page;
  const { pdf, y } = sheet;
  if (!item) {
    const type = TAGS[style];
    return type ? addTag(pdf, section, type, { title: content[0]?.text ?? "" }) : addTag(pdf, section, "P");
  }
  const list = findTag(page, item.list, () => addTag(pdf, section, "L"));
  const entry = addTag(pdf, list, "LI");
  const { look } = TEXTS.item;
  addTag(pdf, entry, "Lbl").add(() => {
    const place = { right: PAGE.left + indent - 5, baseline: findBaseline(look, y) };
    drawRightAligned(pdf, { ...look, color: INK_3 }, item.label, place);
  });
  return addTag(pdf, entry, "LBody");
}

function drawRowPiece(
  page: Page,
  { grid, cells, isFirst, isRuled }: Extract<Piece, { kind: "row" }>,
  isAtTop: boolean,
) {
  const { sheet, section } = page;
  const { pdf } = sheet;
  const table = findTag(page, grid, () => addTag(pdf, section, "Table", { alt: grid.summary }));
  let { y } = sheet;
  if (grid.head && (isFirst || isAtTop)) {
    drawHead(pdf, table, grid.head, { y, isFirst });
    y += computeRowHeight(grid.head);
    if (!isFirst) sheet.y = y;
    drawRule(pdf, y, { color: STRONG_RULE, weight: 0.75 });
  } else if (isRuled && !isAtTop) drawRule(pdf, y, { color: RULE });
  drawCells(pdf, table, cells, { left: PAGE.left, y });
}

/** The titles of the columns; repeated on later pages, they are no content. */
function drawHead(pdf: Pdf, table: Tag, head: readonly Cell[], { y, isFirst }: { y: number; isFirst: boolean }): void {
  if (isFirst) {
    drawCells(pdf, table, head, { left: PAGE.left, y, scope: "Column" });
    return;
  }
  markArtifact(pdf, "Pagination", () => {
    for (const { lines, x } of head) {
      lines.forEach((line, at) => {
        drawLine(pdf, line.runs, PAGE.left + x, findBaseline(HEAD, y + CELL_PAD + at * HEAD.leading));
      });
    }
  });
}

function drawCells(
  pdf: Pdf,
  table: Tag,
  cells: readonly Cell[],
  { left, y, scope }: { left: number; y: number; scope?: "Column" },
): void {
  const row = addTag(pdf, table, "TR");
  for (const { isHead, lines, look, x } of cells) {
    const cell = scope || isHead ? addTag(pdf, row, "TH", { scope: scope ?? "Row" }) : addTag(pdf, row, "TD");
    drawLines(pdf, cell, lines, { look, x: left + x, y: y + CELL_PAD });
  }
}

/** The portrait, or initials in its place, with the brief facts beside it. */
function drawIdentity(
  { sheet, section }: Page,
  { grid, rows }: Extract<Piece, { kind: "identity" }>,
  name: string,
  { contents, width, height, isPortrait }: Picture,
): void {
  const { pdf, y: top } = sheet;
  drawRule(pdf, top - 5, { color: STRONG_RULE, weight: 1 });
  const draw = () => {
    pdf.save().roundedRect(PAGE.left, top, width, height, 4).clip();
    pdf.image(contents, PAGE.left, top, { width, height }).restore();
  };
  const bbox: [number, number, number, number] = [PAGE.left, top, PAGE.left + width, top + height];
  if (isPortrait) addTag(pdf, section, "Figure", { alt: `Portrait of ${name}`, bbox }).add(draw);
  else markArtifact(pdf, "Layout", draw);
  if (rows.length === 0) return;
  const table = addTag(pdf, section, "Table", { alt: grid.summary });
  const left = PAGE.left + PORTRAIT.width + PORTRAIT.gap;
  let y = top;
  rows.forEach((cells, at) => {
    if (at > 0) drawRule(pdf, y, { from: left });
    drawCells(pdf, table, cells, { left, y });
    y += computeRowHeight(cells);
  });
}
