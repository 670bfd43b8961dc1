import type { FactRow, TableBlock, TextLine } from "./blocks.ts";
import { breakLines, type Line, type Look } from "./pdf-lines.ts";
import {
  addTag,
  artifact,
  drawLines,
  drawRule,
  drawRun,
  INK,
  INK_3,
  PAGE,
  roomLeft,
  type Sheet,
  STRONG_RULE,
  type Tag,
  TEXT_WIDTH,
  turnPage,
} from "./pdf-sheet.ts";

const CELL: Look = { family: "sans", size: 9.5, leading: 12.5, color: INK };
const LABEL: Look = { family: "sans", size: 9.5, leading: 12.5, color: INK_3 };
const HEAD: Look = { family: "sans", size: 8.5, leading: 11, color: INK_3, isStrong: true };
const PAD = 4;
const GAP = 12;
const AFTER_TABLE = 10;
/** The share of the width that facts' labels take. */
const LABEL_SHARE = 0.24;

interface Cell {
  lines: Line[];
  look: Look;
  x: number;
  width: number;
  isNumber: boolean;
  /** Heads its row. */
  isHead: boolean;
}

type FactsBlock = { kind: "facts"; summary: string; rows: readonly FactRow[] };
interface Box {
  x: number;
  width: number;
}

/** Labels and what they say, side by side. */
export function drawFacts(sheet: Sheet, parent: Tag, { summary, rows }: FactsBlock, box: Box): void {
  const table = addTag(sheet.pdf, parent, "Table", { alt: summary });
  rows.forEach((row, index) => {
    if (index > 0) drawRule(sheet.pdf, sheet.y, { from: box.x, to: box.x + box.width });
    drawRow(sheet, table, factCells(row, box), () => {});
  });
  table.end();
  sheet.y += AFTER_TABLE;
}

export function heightOfFacts(rows: readonly FactRow[], box: Box): number {
  return rows.reduce((height, row) => height + heightOf(factCells(row, box)), 0);
}

function factCells({ label, lines }: FactRow, { x, width }: Box): Cell[] {
  const labelWidth = Math.max(76, width * LABEL_SHARE - GAP);
  const valueX = x + labelWidth + GAP;
  const valueWidth = width - labelWidth - GAP;
  return [
    {
      lines: breakLines([{ text: label }], LABEL, labelWidth),
      look: LABEL,
      x,
      width: labelWidth,
      isNumber: false,
      isHead: true,
    },
    {
      lines: linesIn(lines, CELL, valueWidth),
      look: CELL,
      x: valueX,
      width: valueWidth,
      isNumber: false,
      isHead: false,
    },
  ];
}

/** Rows below a head that is repeated on every page. */
export function drawTable(sheet: Sheet, parent: Tag, { summary, columns, rows }: TableBlock): void {
  const { pdf } = sheet;
  const table = addTag(pdf, parent, "Table", { alt: summary });
  const boxes = boxesOf(columns);
  const head = columns.map(({ title, isNumber = false }, at): Cell => {
    const box = boxes[at] ?? { x: PAGE.left, width: TEXT_WIDTH };
    return { ...box, lines: breakLines([{ text: title }], HEAD, box.width), look: HEAD, isNumber, isHead: false };
  });
  const row = addTag(pdf, table, "TR");
  for (const cell of head) {
    const element = addTag(pdf, row, "TH", { scope: "Column" });
    drawLines(pdf, { element, type: "TH" }, cell.lines, { ...cell, y: sheet.y + PAD - 1 });
    element.end();
  }
  row.end();
  const endHead = () => {
    sheet.y += heightOf(head) - 2;
    drawRule(pdf, sheet.y, { color: STRONG_RULE, weight: 0.75 });
  };
  endHead();
  const repeatHead = () => {
    artifact(pdf, "Pagination", () => {
      for (const cell of head) drawPlain(sheet, cell);
    });
    endHead();
  };
  rows.forEach((cells, index) => {
    if (index > 0) drawRule(pdf, sheet.y);
    drawRow(sheet, table, rowCells(cells, columns, boxes), repeatHead);
  });
  table.end();
  sheet.y += AFTER_TABLE;
}

/** What a heading needs below it: the first row, and a table's head. */
export function heightOfFirstRows(block: FactsBlock | TableBlock, width: number): number {
  if (block.kind === "facts") return heightOfFacts(block.rows.slice(0, 2), { x: PAGE.left, width });
  const [first = []] = block.rows;
  return HEAD.leading + 2 * PAD + heightOf(rowCells(first, block.columns, boxesOf(block.columns)));
}

function boxesOf(columns: TableBlock["columns"]): Box[] {
  let x: number = PAGE.left;
  return columns.map(({ share }, at) => {
    const width = share * TEXT_WIDTH;
    const box = { x, width: at === columns.length - 1 ? width : width - GAP };
    x += width;
    return box;
  });
}

function rowCells(cells: TableBlock["rows"][number], columns: TableBlock["columns"], boxes: readonly Box[]): Cell[] {
  return cells.map((lines, at) => {
    const box = boxes[at] ?? { x: PAGE.left, width: TEXT_WIDTH };
    return {
      ...box,
      lines: linesIn(lines, CELL, box.width),
      look: CELL,
      isNumber: columns[at]?.isNumber ?? false,
      isHead: at === 0,
    };
  });
}

const linesIn = (lines: readonly TextLine[], look: Look, width: number): Line[] =>
  lines.flatMap((line) => breakLines(line, look, width));

function heightOf(cells: readonly Cell[]): number {
  return Math.max(...cells.map(({ lines, look }) => lines.length * look.leading)) + 2 * PAD;
}

/** A row stays whole unless it is taller than a page; a page it begins has the head again. */
function drawRow(sheet: Sheet, table: Tag, cells: readonly Cell[], repeatHead: () => void): void {
  const turn = () => {
    turnPage(sheet);
    repeatHead();
  };
  const pageRoom = PAGE.height - PAGE.top - PAGE.bottom - 2 * HEAD.leading;
  if (heightOf(cells) > roomLeft(sheet) && (heightOf(cells) <= pageRoom || roomLeft(sheet) < 4 * CELL.leading)) turn();
  const row = addTag(sheet.pdf, table, "TR");
  const elements = cells.map(({ isHead }) =>
    addTag(sheet.pdf, row, isHead ? "TH" : "TD", isHead ? { scope: "Row" } : {}),
  );
  let rest = cells;
  while (rest.some(({ lines }) => lines.length > 0)) {
    const count = Math.max(1, Math.floor((roomLeft(sheet) - 2 * PAD + 0.5) / CELL.leading));
    const shown = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(0, count) }));
    shown.forEach((cell, at) => {
      const element = elements[at];
      if (!element || cell.lines.length === 0) return;
      drawLines(sheet.pdf, { element, type: cell.isHead ? "TH" : "TD" }, cell.lines, { ...cell, y: sheet.y + PAD });
    });
    sheet.y += heightOf(shown);
    rest = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(count) }));
    if (rest.some(({ lines }) => lines.length > 0)) turn();
  }
  for (const element of elements) element.end();
  row.end();
}

function drawPlain(sheet: Sheet, { lines, look, x, width, isNumber }: Cell): void {
  lines.forEach((line, index) => {
    const baseline = sheet.y + PAD - 1 + index * look.leading + look.leading / 2 + look.size * 0.33;
    let at = isNumber ? x + width - line.width : x;
    for (const run of line.runs) {
      drawRun(sheet.pdf, run, at, baseline);
      at += run.width;
    }
  });
}
