import type { Block, FactRow, Inline, ListBlock, TableBlock, TextLine } from "./blocks.ts";
import type { describePerson } from "./dossier-content.ts";
import {
  ABOVE_IDENTITY,
  ABOVE_TABLE,
  CELL,
  CELL_GAP,
  CELL_PAD,
  HEAD,
  LABEL,
  PORTRAIT,
  ROW_RULE,
  TEXT_HEIGHT,
  TEXT_WIDTH,
  TEXTS,
  type TextStyle,
} from "./page-style.ts";
import { breakLines, type Line, type Look } from "./pdf-lines.ts";
import type { Planned } from "./plan-pages.ts";

/** A text of its own: a paragraph, a heading, an item of a list. */
export interface Text {
  style: TextStyle;
  content: readonly Inline[];
  lines: Line[];
  /** From the left of the page's text. */
  indent: number;
  /** Of an item: its mark, and the list it belongs to. */
  item?: { list: ListBlock; label: string; depth: number; isOrdered: boolean };
}

export interface Cell {
  content: readonly TextLine[];
  lines: Line[];
  look: Look;
  /** From the left of the table. */
  x: number;
  width: number;
  /** How many of the table's columns it takes. */
  span: number;
  /** Heads its row. */
  isHead: boolean;
}

/** Rows of cells; its columns take the width between one beginning and the next. */
export interface Grid {
  summary: string;
  /** Left edge of each column. */
  starts: readonly number[];
  width: number;
  /** The row of titles; null where each row has labels of its own. */
  head: Cell[] | null;
}

export type Piece = Planned &
  (
    | { kind: "line"; text: Text; line: number }
    | { kind: "row"; grid: Grid; cells: Cell[]; isFirst: boolean; isRuled: boolean }
    /** The portrait with the facts beside it. */
    | { kind: "identity"; grid: Grid; rows: Cell[][] }
  );

/** No page begins or ends with fewer lines of a text, or rows of a table, unless that is all there is. */
const TOGETHER = 2;
/** A row of more lines is continued by another row. */
const ROW_LINES_MAX = 24;
/** Facts up to this many lines share a row. */
const SHORT_LINES = 3;

/** A person from top to bottom. */
export function splitIntoPieces(entry: ReturnType<typeof describePerson>): Piece[] {
  const top: [TextStyle, string][] = [
    ["name", entry.name],
    ["position", entry.position],
    ["marks", entry.marks.join("  ·  ")],
  ];
  const title = top.flatMap(([style, text]) =>
    text === "" ? [] : linePieces(textOf(style, [{ text }])).map((piece) => ({ ...piece, keepsNext: true })),
  );
  const pieces = [
    ...title,
    ...identityPieces(entry),
    ...entry.notices.flatMap((text) => linePieces(textOf("notice", [{ text }]))),
    ...entry.blocks.flatMap((block, at) => blockPieces(block, entry.blocks[at + 1])),
  ];
  return pieces.map((piece, at) => (keepsHeading(pieces, at) ? { ...piece, keepsNext: true } : piece));
}

/** A heading is followed by two lines at least, unless its section has one only. */
function keepsHeading(pieces: readonly Piece[], at: number): boolean {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (!piece || !next) return false;
  return isHeading(piece) || (piece.lines < TOGETHER && isHeading(pieces[at - 1]) && !isHeading(next));
}

const isHeading = (piece: Piece | undefined): boolean =>
  piece?.kind === "line" && (piece.text.style === "heading" || piece.text.style === "subheading");

function textOf(style: TextStyle, content: readonly Inline[], item?: Text["item"]): Text {
  const { look, indent: own } = TEXTS[style];
  const indent = own * ((item?.depth ?? 0) + 1);
  const lines = breakLines(content, look, TEXT_WIDTH - indent);
  return { style, content, lines, indent, ...(item && { item }) };
}

function linePieces(text: Text): Piece[] {
  const { look, above } = TEXTS[text.style];
  const count = text.lines.length;
  return text.lines.map((_, line) => ({
    kind: "line",
    text,
    line,
    height: look.leading,
    above: line === 0 ? above : 0,
    lines: 1,
    keepsNext: line < count - 1 && (line < TOGETHER - 1 || line === count - TOGETHER),
    repeats: 0,
  }));
}

function blockPieces(block: Block, next: Block | undefined): Piece[] {
  switch (block.kind) {
    case "heading": {
      const note: Inline[] = block.note === "" ? [] : [{ text: ` \u00a0${block.note}`, isNote: true }];
      return linePieces(textOf(block.level === 2 ? "heading" : "subheading", [{ text: block.text }, ...note]));
    }
    case "paragraph": {
      const pieces = linePieces(textOf("prose", block.content));
      // Keeps a lead-in with its table.
      return next?.kind === "table" ? pieces.map((piece) => ({ ...piece, keepsNext: true })) : pieces;
    }
    case "list":
      return listPieces(block, block, 0);
    case "facts": {
      const grid = factsGrid(block.summary, TEXT_WIDTH);
      return rowPieces(grid, factRows(block.rows, grid, SHORT_LINES));
    }
    case "table":
      return tablePieces(block);
  }
}

function listPieces(list: ListBlock, whole: ListBlock, depth: number): Piece[] {
  return list.items.flatMap(({ content, lists }, at) => {
    const label = list.isOrdered ? `${at + 1}.` : depth === 0 ? "•" : "–";
    const item = { list: whole, label, depth, isOrdered: list.isOrdered };
    return [
      ...(content.length === 0 ? [] : linePieces(textOf("item", content, item))),
      ...lists.flatMap((inner) => listPieces(inner, whole, depth + 1)),
    ];
  });
}

/** Two facts to a row: label, text, label, text. */
function factsGrid(summary: string, width: number): Grid {
  const half = (width - 2 * CELL_GAP) / 2;
  const label = width < TEXT_WIDTH ? 70 : 80;
  return { summary, width, head: null, starts: [0, label, half + 2 * CELL_GAP, half + 2 * CELL_GAP + label] };
}

function factRows(rows: readonly FactRow[], grid: Grid, shortLines: number): Cell[][] {
  const isShort = (row: FactRow | undefined, at: 0 | 2): boolean =>
    row !== undefined && factCells(row, grid, at).every(({ lines }) => lines.length <= shortLines);
  const made: Cell[][] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [row, next] = [rows[at], rows[at + 1]];
    if (!row) continue;
    if (next && isShort(row, 0) && isShort(next, 2)) {
      made.push([...factCells(row, grid, 0), ...factCells(next, grid, 2)]);
      at += 1;
      // A fact without a short neighbor has the row to itself.
    } else made.push(factCells(row, grid, null));
  }
  return made;
}

/** The cells of a fact from a column on; `at` null: over all columns. */
function factCells({ label, lines }: FactRow, { starts, width }: Grid, at: 0 | 2 | null): Cell[] {
  const [labelX = 0, valueX = 0] = [starts[at ?? 0], starts[(at ?? 0) + 1]];
  const end = at === 0 ? (starts[2] ?? width) - CELL_GAP : width;
  return [
    cellOf([[{ text: label }]], LABEL, { x: labelX, width: valueX - labelX - CELL_GAP, isHead: true }),
    cellOf(lines, CELL, { x: valueX, width: end - valueX - (at === 0 ? CELL_GAP : 0), span: at === null ? 3 : 1 }),
  ];
}

function tablePieces({ summary, columns, rows }: TableBlock): Piece[] {
  let start = 0;
  const boxes = columns.map(({ share }, at) => {
    const width = share * TEXT_WIDTH;
    const box = { x: start, width: at === columns.length - 1 ? width : width - CELL_GAP };
    start += width;
    return box;
  });
  const boxAt = (at: number) => boxes[at] ?? { x: 0, width: TEXT_WIDTH };
  const head = columns.map(({ title }, at) => cellOf([[{ text: title }]], HEAD, boxAt(at)));
  const grid: Grid = { summary, width: TEXT_WIDTH, head, starts: boxes.map(({ x }) => x) };
  const cells = rows.map((row) =>
    row.map((lines, at) => cellOf(lines, CELL, { ...boxAt(at), isHead: columns[at]?.isHead ?? false })),
  );
  return rowPieces(grid, cells);
}

function cellOf(
  content: readonly TextLine[],
  look: Look,
  box: { x: number; width: number; span?: number; isHead?: boolean },
): Cell {
  const lines = content.flatMap((line) => breakLines(line, look, box.width));
  return { span: 1, isHead: false, ...box, content, lines, look };
}

function rowPieces(grid: Grid, rows: readonly Cell[][]): Piece[] {
  const headHeight = grid.head ? computeRowHeight(grid.head) : 0;
  const parts = rows.flatMap((cells) => partsOf(cells).map((part, at) => ({ cells: part, isRuled: at === 0 })));
  return parts.map(({ cells, isRuled }, at) => ({
    kind: "row",
    grid,
    cells,
    isFirst: at === 0,
    isRuled: isRuled && at > 0,
    height: computeRowHeight(cells) + (at === 0 ? headHeight : 0),
    above: at === 0 ? ABOVE_TABLE : 0,
    lines: linesOf(cells),
    keepsNext: at < parts.length - 1 && (at < TOGETHER - 1 || at === parts.length - TOGETHER),
    repeats: at === 0 ? 0 : headHeight,
  }));
}

/** A row in parts that each fit on a page. */
function partsOf(cells: Cell[]): Cell[][] {
  const count = Math.max(1, Math.ceil(linesOf(cells) / ROW_LINES_MAX));
  if (count === 1) return [cells];
  return Array.from({ length: count }, (_, part) =>
    cells.map((cell) => {
      const lines = cell.lines.slice(part * ROW_LINES_MAX, (part + 1) * ROW_LINES_MAX);
      return { ...cell, lines, content: lines.map((line) => buildContent([line])) };
    }),
  );
}

const linesOf = (cells: readonly Cell[]): number => Math.max(1, ...cells.map(({ lines }) => lines.length));
export const computeRowHeight = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ lines, look }) => Math.max(1, lines.length) * look.leading)) + 2 * CELL_PAD + ROW_RULE;

/** Joins lines back into breakable text. */
export function buildContent(lines: readonly Line[]): Inline[] {
  return lines.flatMap(({ runs, endsInside }, at) => {
    const said = runs.map(({ source, text, actual }) => ({ ...source, text: actual ?? text }));
    return at === lines.length - 1 || endsInside ? said : [...said, { text: " " }];
  });
}

/** So many facts that they don't fit beside the portrait come below it. */
function identityPieces({ name, facts }: ReturnType<typeof describePerson>): Piece[] {
  const grid = factsGrid(`${name} in brief`, TEXT_WIDTH - PORTRAIT.width - PORTRAIT.gap);
  const rows = factRows(facts, grid, SHORT_LINES);
  const height = rows.reduce((sum, cells) => sum + computeRowHeight(cells), 0);
  const isBeside = height < TEXT_HEIGHT / 3;
  const beside = isBeside ? rows : [];
  const below = factsGrid(grid.summary, TEXT_WIDTH);
  return [
    {
      kind: "identity",
      grid,
      rows: beside,
      height: Math.max(PORTRAIT.height, isBeside ? height : 0),
      above: ABOVE_IDENTITY,
      lines: beside.reduce((sum, cells) => sum + linesOf(cells), 0),
      keepsNext: false,
      repeats: 0,
    },
    ...(isBeside ? [] : rowPieces(below, factRows(facts, below, SHORT_LINES))),
  ];
}
