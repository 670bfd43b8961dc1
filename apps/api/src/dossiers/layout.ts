import type { Block, FactRow, Inline, ListBlock, TableBlock, TextLine } from "./blocks.ts";
import type { describePerson } from "./dossier-content.ts";
import {
  ABOVE_IDENTITY,
  ABOVE_TABLE,
  CELL_GAP,
  CELL_PAD,
  type Look,
  LOOKS,
  PORTRAIT,
  ROW_RULE,
  TEXT_HEIGHT,
  TEXT_WIDTH,
  type TextStyle,
} from "./page-style.ts";
import { breakLines, type Line } from "./pdf-lines.ts";
import type { PagePiece } from "./plan-pages.ts";

export interface Text {
  kind: "text";
  style: TextStyle;
  content: readonly Inline[];
  lines: Line[];
  indent: number;
  /** `list` is the outermost one. */
  item?: { list: ListBlock; isOrdered: boolean; label: string; depth: number };
}

export type Cell = ReturnType<typeof createCell>;

export interface Table {
  kind: "table";
  summary: string;
  /** Left edges of the columns; the table is as wide as the text. */
  starts: readonly number[];
  /** Empty if each row has its own labels. */
  head: Cell[];
  /** A row without a rule above it continues the one before. */
  rows: { cells: Cell[]; isRuled: boolean }[];
}

export interface Identity {
  kind: "identity";
  facts: Table;
}

type LaidOut = Text | Table | Identity;
/** The smallest unit between page breaks: a line of text, a table row, or a whole identity. */
export type Piece = PagePiece & { block: LaidOut; at: number };
export interface PagePart {
  block: LaidOut;
  from: number;
  to: number;
  above: number;
}
export type PartOf<B extends LaidOut> = PagePart & { block: B };

/** The fewest lines of a longer text, or rows of a longer table, with which a page begins or ends. */
const LINES_TOGETHER_MIN = 2;
/** Maximum number of lines in a row; another row continues a longer one. */
const ROW_LINES_MAX = 24;
/** Maximum number of lines of facts that share a row. */
const SHORT_LINES = 3;

type Entry = ReturnType<typeof describePerson>;

export function splitIntoPieces(entry: Entry): Piece[] {
  const { name, position, marks, notices } = entry;
  const blocks = [
    ...layOutText("name", [{ text: name }]),
    ...layOutText("position", [{ text: position }]),
    ...layOutText("marks", [{ text: marks.join("  ·  ") }]),
    ...layOutIdentity(entry),
    ...notices.flatMap((text) => layOutText("notice", [{ text }])),
    ...entry.blocks.flatMap(layOutBlock),
  ];
  const pieces = blocks.flatMap((block, at) => splitBlock(block, blocks[at + 1]));
  // A heading is followed by two lines at least, unless its section has only one.
  return pieces.map((piece, at) => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    const isFirstLine =
      piece.lines < LINES_TOGETHER_MIN && before && isHeading(before.block) && next && !isHeading(next.block);
    return isFirstLine ? { ...piece, keepsNext: true } : piece;
  });
}

const isHeading = (block: LaidOut): boolean =>
  block.kind === "text" && (block.style === "heading" || block.style === "subheading");

export function joinPieces(pieces: readonly Piece[]): PagePart[] {
  const parts: PagePart[] = [];
  for (const { block, at, above } of pieces) {
    const last = parts.at(-1);
    if (last?.block === block) last.to = at + 1;
    else parts.push({ block, from: at, to: at + 1, above: parts.length === 0 ? 0 : above });
  }
  return parts;
}

function splitBlock(block: LaidOut, next: LaidOut | undefined): Piece[] {
  if (block.kind === "identity") {
    const { rows } = block.facts;
    const lines = rows.reduce((sum, { cells }) => sum + countLines(cells), 0);
    const height = Math.max(PORTRAIT.height, computeRowsHeight(rows));
    return [{ block, at: 0, height, above: ABOVE_IDENTITY, lines, keepsNext: false, repeats: 0 }];
  }
  const isText = block.kind === "text";
  const headHeight = isText || block.head.length === 0 ? 0 : computeRowHeight(block.head);
  const { above = 0, leading } = isText ? LOOKS[block.style] : { above: ABOVE_TABLE, leading: 0 };
  const keepsAll = isText && keepsWith(block, next);
  return (isText ? block.lines : block.rows).map((part, at, { length }) => ({
    block,
    at,
    height: "cells" in part ? computeRowHeight(part.cells) + (at === 0 ? headHeight : 0) : leading,
    above: at === 0 ? above : 0,
    lines: "cells" in part ? countLines(part.cells) : 1,
    keepsNext: keepsAll || (at < length - 1 && (at < LINES_TOGETHER_MIN - 1 || at === length - LINES_TOGETHER_MIN)),
    repeats: at === 0 ? 0 : headHeight,
  }));
}

/** Titles and headings stay with what follows, and a paragraph with the table it introduces. */
function keepsWith(text: Text, next: LaidOut | undefined): boolean {
  if (text.style === "prose") return next?.kind === "table" && next.head.length > 0;
  return next !== undefined && !["item", "notice"].includes(text.style);
}

function layOutText(style: TextStyle, content: readonly Inline[], item?: Text["item"]): Text[] {
  const indent = (LOOKS[style].indent ?? 0) * ((item?.depth ?? 0) + 1);
  const lines = breakLines(content, LOOKS[style], TEXT_WIDTH - indent);
  return lines.length === 0 ? [] : [{ kind: "text", style, content, lines, indent, ...(item && { item }) }];
}

function layOutBlock(block: Block): LaidOut[] {
  switch (block.kind) {
    case "heading": {
      const note: Inline[] = block.note === "" ? [] : [{ text: ` \u00a0${block.note}`, isNote: true }];
      return layOutText(block.level === 2 ? "heading" : "subheading", [{ text: block.text }, ...note]);
    }
    case "paragraph":
      return layOutText("prose", block.content);
    case "list":
      return layOutList(block, block, 0);
    case "facts":
      return [layOutFacts(block.summary, block.rows)];
    case "table":
      return [layOutTable(block)];
  }
}

function layOutList(list: ListBlock, whole: ListBlock, depth: number): Text[] {
  return list.items.flatMap(({ content, lists }, at) => {
    const { isOrdered } = list;
    const label = isOrdered ? `${at + 1}.` : depth === 0 ? "•" : "–";
    return [
      ...layOutText("item", content, { list: whole, isOrdered, label, depth }),
      ...lists.flatMap((inner) => layOutList(inner, whole, depth + 1)),
    ];
  });
}

/** Facts that don't fit beside the portrait come below it. */
function layOutIdentity({ name, facts }: Entry): LaidOut[] {
  const summary = `${name} in brief`;
  const beside = layOutFacts(summary, facts, PORTRAIT.width + PORTRAIT.gap);
  if (computeRowsHeight(beside.rows) < TEXT_HEIGHT / 3) return [{ kind: "identity", facts: beside }];
  return [{ kind: "identity", facts: { ...beside, rows: [] } }, layOutFacts(summary, facts)];
}

/** Two short facts to a row: label, text, label, text. A fact without a short neighbor has the row to itself. */
function layOutFacts(summary: string, facts: readonly FactRow[], left = 0): Table {
  const labelWidth = left > 0 ? 70 : 80;
  const width = TEXT_WIDTH - left;
  const half = (width - 2 * CELL_GAP) / 2;
  const right = left + half + 2 * CELL_GAP;
  const layOutCells = ({ label, lines }: FactRow, x: number, box: { width: number; span?: number }): Cell[] => [
    createCell([[{ text: label }]], LOOKS.label, { x, width: labelWidth - CELL_GAP, scope: "Row" }),
    createCell(lines, LOOKS.cell, { ...box, x: x + labelWidth, width: box.width - labelWidth }),
  ];
  const rows: Cell[][] = [];
  for (let at = 0; at < facts.length;) {
    const pair = facts.slice(at, at + 2);
    const cells = pair.flatMap((fact, side) => layOutCells(fact, side === 0 ? left : right, { width: half }));
    const isShort = pair.length === 2 && cells.every(({ lines }) => lines.length <= SHORT_LINES);
    rows.push(isShort ? cells : pair.slice(0, 1).flatMap((fact) => layOutCells(fact, left, { width, span: 3 })));
    at += isShort ? 2 : 1;
  }
  const starts = [left, left + labelWidth, right, right + labelWidth];
  return { kind: "table", summary, head: [], starts, rows: rows.flatMap(splitRow) };
}

function layOutTable({ summary, columns, rows }: TableBlock): Table {
  const widths = columns.map(({ share }) => share * TEXT_WIDTH);
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const boxAt = (at: number) => ({
    x: starts[at] ?? 0,
    width: (widths[at] ?? TEXT_WIDTH) - (at === columns.length - 1 ? 0 : CELL_GAP),
  });
  const head = columns.map(({ title }, at) =>
    createCell([[{ text: title }]], LOOKS.head, { ...boxAt(at), scope: "Column" }),
  );
  const cells = rows.map((row) =>
    row.map((lines, at) =>
      createCell(lines, LOOKS.cell, { ...boxAt(at), scope: columns[at]?.isHead ? "Row" : undefined }),
    ),
  );
  return { kind: "table", summary, head, starts, rows: cells.flatMap(splitRow) };
}

/** `span` is the number of columns that the cell covers; `scope` is set for header cells. */
function createCell(
  content: readonly TextLine[],
  look: Look,
  { x, width, span = 1, scope }: { x: number; width: number; span?: number; scope?: "Row" | "Column" | undefined },
) {
  return { content, lines: content.flatMap((line) => breakLines(line, look, width)), look, x, span, scope };
}

/** A row in parts that each fit on a page. */
function splitRow(cells: Cell[]): Table["rows"] {
  if (countLines(cells) <= ROW_LINES_MAX) return [{ cells, isRuled: true }];
  return Array.from({ length: Math.ceil(countLines(cells) / ROW_LINES_MAX) }, (_, part) => ({
    isRuled: part === 0,
    cells: cells.map((cell) => {
      const lines = cell.lines.slice(part * ROW_LINES_MAX, (part + 1) * ROW_LINES_MAX);
      return { ...cell, lines, content: lines.map((line) => joinLines([line])) };
    }),
  }));
}

const countLines = (cells: readonly Cell[]): number => Math.max(1, ...cells.map(({ lines }) => lines.length));
const computeRowsHeight = (rows: Table["rows"]): number =>
  rows.reduce((sum, { cells }) => sum + computeRowHeight(cells), 0);
export const computeRowHeight = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ lines, look }) => Math.max(1, lines.length) * look.leading)) + 2 * CELL_PAD + ROW_RULE;

/** Joins lines back into text that can be broken again. */
export function joinLines(lines: readonly Line[]): Inline[] {
  return lines.flatMap(({ runs, endsInside }, at) => {
    const inlines = runs.map(({ source, text, actual }) => ({ ...source, text: actual ?? text }));
    return at === lines.length - 1 || endsInside ? inlines : [...inlines, { text: " " }];
  });
}
