import {
  BorderStyle,
  Bookmark,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  type ITableCellOptions,
  type ITableOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from "docx";
import type { Inline, TextLine } from "./blocks.ts";
import { BULLETS, toHex, NUMBERS, STYLE_OF, toTwips, WIDER } from "./docx-styles.ts";
import {
  ABOVE_IDENTITY,
  CELL_GAP,
  CELL_PAD,
  HEAD,
  INK_3,
  LABEL,
  PORTRAIT,
  RULE,
  STRONG_RULE,
  TEXT_WIDTH,
} from "./page-style.ts";
import { splitByDirection, isRightToLeft } from "./pdf-lines.ts";
import type { Picture } from "./pictures.ts";
import type { PlannedPerson } from "./plan-book.ts";
import { type Cell, buildContent, type Grid, type Piece, type Text } from "./pieces.ts";

type Children = (Paragraph | Table)[];
type LinePiece = Extract<Piece, { kind: "line" }>;
type RowPiece = Extract<Piece, { kind: "row" }>;

/** A person as the children of a section of their own; each page but the first begins with a page break. */
export function buildPersonSection(person: PlannedPerson): Children {
  return person.pages.flatMap((pieces, page) => [
    ...(page === 0 ? [] : [new Paragraph({ style: "Turn", pageBreakBefore: true })]),
    ...piecesOnPage(pieces, person),
  ]);
}

function piecesOnPage(pieces: readonly Piece[], person: PlannedPerson): Children {
  const children: Children = [];
  for (let at = 0; at < pieces.length;) {
    const first = pieces[at];
    if (!first) break;
    const above = at === 0 ? 0 : first.above;
    let end = at + 1;
    if (first.kind === "line") {
      while (isSame(pieces[end], first)) end += 1;
      children.push(textParagraph(first, { above, to: first.line + end - at, person }));
    } else if (first.kind === "row") {
      while (isSame(pieces[end], first)) end += 1;
      children.push(gap(above), gridTable(first.grid, pieces.slice(at, end) as RowPiece[]));
      // Two tables without a paragraph between them are one.
      if (end === pieces.length || pieces[end]?.kind !== "line") children.push(gap(0));
    } else children.push(ruledGap(), identityTable(first, person), gap(0));
    at = end;
  }
  return children;
}

const isSame = (piece: Piece | undefined, first: LinePiece | RowPiece): boolean =>
  (piece?.kind === "line" && first.kind === "line" && piece.text === first.text) ||
  (piece?.kind === "row" && first.kind === "row" && piece.grid === first.grid);

/** Room before a table, which has none of its own. */
const gap = (points: number): Paragraph =>
  new Paragraph({ style: "Gap", spacing: { line: Math.max(20, toTwips(points)), lineRule: "exact" } });

const ruledGap = (): Paragraph =>
  new Paragraph({
    style: "Gap",
    spacing: { line: toTwips(ABOVE_IDENTITY), lineRule: "exact" },
    border: { top: { style: BorderStyle.SINGLE, size: 8, color: toHex(STRONG_RULE), space: 0 } },
  });

function textParagraph(
  { text, line }: LinePiece,
  { above, to, person }: { above: number; to: number; person: PlannedPerson },
): Paragraph {
  const isWhole = line === 0 && to === text.lines.length;
  const content = docxInlines(isWhole ? text.content : buildContent(text.lines.slice(line, to)));
  return new Paragraph({
    ...paragraphStyle(text, line),
    spacing: { before: toTwips(above) },
    // A heading by itself says whether it stays with what follows.
    ...(text.style === "heading" && above > 0 && { border: HEADING_BORDER }),
    ...(isRightToLeft(text.content.map((inline) => inline.text).join("")) && { bidirectional: true }),
    ...itemNumbering(text, line),
    children: text.style === "name" && line === 0 ? [new Bookmark({ id: person.anchor, children: content })] : content,
  });
}

const HEADING_BORDER = { top: { style: BorderStyle.SINGLE, size: 4, color: toHex(RULE), space: 2 } } as const;

function paragraphStyle({ style }: Text, line: number): Partial<IParagraphOptions> {
  // The continuation of a heading on the next page isn't a heading.
  if (line === 0 && style === "name") return { heading: HeadingLevel.HEADING_1 };
  if (line === 0 && style === "heading") return { heading: HeadingLevel.HEADING_2 };
  if (line === 0 && style === "subheading") return { heading: HeadingLevel.HEADING_3 };
  return { style: STYLE_OF[style] };
}

/** Numbers ordered lists, so that each begins with 1 again. */
const listNumbers = new WeakMap<object, number>();
let lastListNumber = 0;

function itemNumbering({ item, indent }: Text, line: number): Partial<IParagraphOptions> {
  if (!item) return {};
  if (line > 0) return { indent: { left: toTwips(indent) } };
  const instance = listNumbers.get(item.list) ?? (lastListNumber += 1);
  listNumbers.set(item.list, instance);
  return {
    numbering: { reference: item.isOrdered ? NUMBERS : BULLETS, level: Math.min(item.depth, 5), instance },
    indent: { left: toTwips(indent), hanging: toTwips(10) },
  };
}

function docxInlines(content: readonly Inline[]): ParagraphChild[] {
  return content.flatMap(({ text, isStrong, isEmphasis, isNote, href }): ParagraphChild[] => {
    const look = {
      ...(isStrong && { bold: true }),
      ...(isEmphasis && { italics: true }),
      ...(isNote && { color: toHex(INK_3), size: 17, bold: false }),
      ...(href && { style: "Hyperlink" }),
    };
    const runs = buildTextRuns(text, look);
    return !href ? runs : [new ExternalHyperlink({ link: href, children: runs })];
  });
}

/** A text as runs, those that are read from right to left marked: Word doesn't tell by the letters. */
export const buildTextRuns = (text: string, look: IRunOptions = {}): TextRun[] =>
  splitByDirection(stripControlCharacters(text)).map(
    (part) => new TextRun({ ...look, text: part.text, ...(part.isRightToLeft && { rightToLeft: true }) }),
  );

/** Word refuses a document with characters that XML doesn't allow. */
export const stripControlCharacters = (text: string): string =>
  text.replaceAll(/[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu, "");

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
const LINE = { style: BorderStyle.SINGLE, size: 4, color: toHex(RULE) } as const;
const HEAD_LINE = { style: BorderStyle.SINGLE, size: 6, color: toHex(STRONG_RULE) } as const;
const MARGINS = { top: toTwips(CELL_PAD), bottom: toTwips(CELL_PAD), left: 0, right: toTwips(CELL_GAP) } as const;

/** Column starts in twips, scaled by the wider text. */
const toStarts = (points: readonly number[]): number[] => points.map((start) => toTwips(start * WIDER));

function buildTable(starts: readonly number[], rows: TableRow[], look: Partial<ITableOptions> = {}): Table {
  return new Table({
    width: { size: starts.at(-1) ?? 0, type: WidthType.DXA },
    columnWidths: starts.slice(1).map((start, at) => start - (starts[at] ?? 0)),
    layout: TableLayoutType.FIXED,
    borders: NO_BORDERS,
    ...look,
    rows,
  });
}

function gridTable({ head, starts: columns, width }: Grid, pieces: readonly RowPiece[]): Table {
  const starts = toStarts([...columns, width]);
  const rows = pieces.map(({ cells }) => new TableRow({ cantSplit: true, children: rowCells(cells, starts) }));
  const borders = { ...NO_BORDERS, insideHorizontal: LINE };
  if (!head) return buildTable(starts, rows, { borders });
  const isHead = { verticalAlign: VerticalAlignTable.BOTTOM, borders: { bottom: HEAD_LINE } };
  const titles = new TableRow({ tableHeader: true, cantSplit: true, children: rowCells(head, starts, isHead) });
  const tableLook = { firstRow: true, firstColumn: true, noHBand: true, noVBand: true };
  return buildTable(starts, [titles, ...rows], { borders, tableLook });
}

function rowCells(
  cells: readonly Cell[],
  starts: readonly number[],
  options: Omit<ITableCellOptions, "children"> = {},
): TableCell[] {
  // The cells fill the last columns.
  let column = starts.length - 1 - cells.reduce((sum, { span }) => sum + span, 0);
  return cells.map(({ content, look, span }) => {
    const from = starts[column] ?? 0;
    column += span;
    return new TableCell({
      width: { size: (starts[column] ?? 0) - from, type: WidthType.DXA },
      ...(span > 1 && { columnSpan: span }),
      margins: column === starts.length - 1 ? { ...MARGINS, right: 0 } : MARGINS,
      ...options,
      children: [cellParagraph(content, look === LABEL ? "CellLabel" : look === HEAD ? "CellHead" : "Cell")],
    });
  });
}

/** One paragraph with a line each: half the paragraphs to lay out. */
function cellParagraph(content: readonly TextLine[], style: string): Paragraph {
  const children = content.flatMap((line, at) => [
    ...(at === 0 ? [] : [new TextRun({ break: 1 })]),
    ...docxInlines(line),
  ]);
  return new Paragraph({ style, children });
}

/** The portrait in a cell as tall as the facts beside it. */
function identityTable({ grid, rows }: Extract<Piece, { kind: "identity" }>, { entry, picture }: PlannedPerson): Table {
  const left = PORTRAIT.width + PORTRAIT.gap;
  const starts = toStarts([0, ...grid.starts.map((start) => start + left), TEXT_WIDTH]);
  const portrait = new TableCell({
    rowSpan: Math.max(1, rows.length),
    width: { size: starts[1] ?? 0, type: WidthType.DXA },
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    children: [new Paragraph({ style: "Picture", children: [portraitRun(entry.name, picture)] })],
  });
  const none = new TableCell({ columnSpan: starts.length - 2, children: [new Paragraph({ style: "Cell" })] });
  const facts = rows.length > 0 ? rows.map((cells) => rowCells(cells, starts)) : [[none]];
  return buildTable(
    starts,
    facts.map((cells, at) => new TableRow({ cantSplit: true, children: at === 0 ? [portrait, ...cells] : cells })),
  );
}

function portraitRun(name: string, { contents, width, height, isPortrait }: Picture): ImageRun {
  const description = stripControlCharacters(isPortrait ? `Portrait of ${name}` : `Initials of ${name}`);
  return new ImageRun({
    type: "png",
    data: contents,
    transformation: { width: toPixels(width), height: toPixels(height) },
    altText: { name: description, description, title: "" },
  });
}

/** The library measures pictures in pixels of 1/96 inch. */
const toPixels = (points: number): number => (points * 96) / 72;
