import {
  Bookmark,
  ExternalHyperlink,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  type ITableCellOptions,
  type ITableOptions,
  Paragraph,
  type ParagraphChild,
  Table as DocxTable,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import { stripControlCharacters } from "../platform/markup.ts";
import { type Inline, toText } from "./blocks.ts";
import { BULLETS, NUMBERS, toBorder, toHex, toTwips, WIDTH_SCALE } from "./docx-styles.ts";
import { type Cell, type Identity, joinLines, type PagePart, type PartOf, type Table, type Text } from "./layout.ts";
import { ABOVE_IDENTITY, CELL_GAP, CELL_PAD, COLORS, LOOKS, TEXT_WIDTH } from "./page-style.ts";
import { isRightToLeft, splitByDirection } from "./pdf-lines.ts";
import type { PlannedPerson } from "./plan-book.ts";

type Children = (Paragraph | DocxTable)[];

interface Section extends PlannedPerson {
  /** Counts the document's ordered lists, so that each begins with 1. */
  listNumbers: Map<object, number>;
}

export function buildPersonSection(person: Section): Children {
  return person.pages.flatMap((parts, page) => [
    ...(page === 0 ? [] : [new Paragraph({ style: "Turn", pageBreakBefore: true })]),
    ...parts.flatMap((part, at) => buildPart(part, parts[at + 1], person)),
  ]);
}

function buildPart({ block, ...part }: PagePart, next: PagePart | undefined, person: Section): Children {
  if (block.kind === "text") return [buildTextParagraph({ ...part, block }, person)];
  if (block.kind === "identity")
    return [
      buildGap(ABOVE_IDENTITY, { top: toBorder(8, COLORS.strongRule, 0) }),
      buildIdentityTable(block, person),
      buildGap(0),
    ];
  const rows = block.rows.slice(part.from, part.to);
  // Word joins two tables without a paragraph between them.
  return [buildGap(part.above), buildRowsTable(block, rows), ...(next?.block.kind === "text" ? [] : [buildGap(0)])];
}

const buildGap = (points: number, border?: IParagraphOptions["border"]): Paragraph =>
  new Paragraph({ border, style: "Gap", spacing: { line: Math.max(20, toTwips(points)), lineRule: "exact" } });

function buildTextParagraph(
  { block: text, from, to, above }: PartOf<Text>,
  { anchor, listNumbers }: Section,
): Paragraph {
  const look = LOOKS[text.style];
  const isWhole = from === 0 && to === text.lines.length;
  const content = buildInlines(isWhole ? text.content : joinLines(text.lines.slice(from, to)));
  return new Paragraph({
    style: (from === 0 && look.firstStyle) || (look.style ?? ""),
    spacing: { before: toTwips(above) },
    // The heading styles keep a heading with the next paragraph.
    ...(text.style === "heading" && above > 0 && { border: { top: toBorder(4, COLORS.rule, 2) } }),
    ...(isRightToLeft(toText(text.content)) && { bidirectional: true }),
    ...findNumbering(text, from, listNumbers),
    children: text.style === "name" && from === 0 ? [new Bookmark({ id: anchor, children: content })] : content,
  });
}

function findNumbering(
  { item, indent }: Text,
  line: number,
  listNumbers: Section["listNumbers"],
): Partial<IParagraphOptions> {
  if (!item) return {};
  if (line > 0) return { indent: { left: toTwips(indent) } };
  const instance = listNumbers.get(item.list) ?? listNumbers.size + 1;
  listNumbers.set(item.list, instance);
  return {
    numbering: { reference: item.isOrdered ? NUMBERS : BULLETS, level: Math.min(item.depth, 5), instance },
    indent: { left: toTwips(indent), hanging: toTwips(10) },
  };
}

function buildInlines(content: readonly Inline[]): ParagraphChild[] {
  return content.flatMap(({ text, isStrong, isEmphasis, isNote, href }): ParagraphChild[] => {
    const look = {
      ...(isStrong && { bold: true }),
      ...(isEmphasis && { italics: true }),
      ...(isNote && { color: toHex(COLORS.ink3), size: 17, bold: false }),
      ...(href && { style: "Hyperlink" }),
    };
    const runs = buildTextRuns(text, look);
    return !href ? runs : [new ExternalHyperlink({ link: href, children: runs })];
  });
}

/** Marks right-to-left runs, because Word doesn't detect them by their letters. */
export const buildTextRuns = (text: string, look: IRunOptions = {}): TextRun[] =>
  splitByDirection(stripControlCharacters(text)).map(
    (part) => new TextRun({ ...look, text: part.text, ...(part.isRightToLeft && { rightToLeft: true }) }),
  );

const NONE = { style: "none", size: 0, color: "auto" } as const;
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
const NO_MARGINS = { top: 0, bottom: 0, left: 0, right: 0 };
const MARGINS = { top: toTwips(CELL_PAD), bottom: toTwips(CELL_PAD), left: 0, right: toTwips(CELL_GAP) } as const;

/** Column starts in twips, and the end of the last column, scaled by the wider text. */
const toStarts = (points: readonly number[]): number[] =>
  [...points, TEXT_WIDTH].map((start) => toTwips(start * WIDTH_SCALE));

function buildTable(starts: readonly number[], rows: TableRow[], look: Partial<ITableOptions> = {}): DocxTable {
  return new DocxTable({
    width: { size: starts.at(-1) ?? 0, type: "dxa" },
    columnWidths: starts.slice(1).map((start, at) => start - (starts[at] ?? 0)),
    layout: "fixed",
    borders: NO_BORDERS,
    ...look,
    rows,
  });
}

function buildRowsTable({ head, starts: columns }: Table, body: Table["rows"]): DocxTable {
  const starts = toStarts(columns);
  const rows = body.map(({ cells }) => new TableRow({ cantSplit: true, children: buildCells(cells, starts) }));
  const borders = { ...NO_BORDERS, insideHorizontal: toBorder(4, COLORS.rule) };
  if (head.length === 0) return buildTable(starts, rows, { borders });
  const bottom = toBorder(6, COLORS.strongRule);
  const titles = buildCells(head, starts, { verticalAlign: "bottom", borders: { bottom } });
  const tableLook = { firstRow: true, firstColumn: true, noHBand: true, noVBand: true };
  rows.unshift(new TableRow({ tableHeader: true, cantSplit: true, children: titles }));
  return buildTable(starts, rows, { borders, tableLook });
}

function buildCells(
  cells: readonly Pick<Cell, "content" | "look" | "span">[],
  starts: readonly number[],
  options: Omit<ITableCellOptions, "children"> = {},
): TableCell[] {
  // The cells fill the last columns.
  let column = starts.length - 1 - cells.reduce((sum, { span }) => sum + span, 0);
  return cells.map(({ content, look, span }) => {
    const from = starts[column] ?? 0;
    column += span;
    // One paragraph with line breaks halves the paragraphs that Word lays out.
    const children = content.flatMap((line, at) => [
      ...(at === 0 ? [] : [new TextRun({ break: 1 })]),
      ...buildInlines(line),
    ]);
    return new TableCell({
      width: { size: (starts[column] ?? 0) - from, type: "dxa" },
      ...(span > 1 && { columnSpan: span }),
      margins: column === starts.length - 1 ? { ...MARGINS, right: 0 } : MARGINS,
      ...options,
      children: [new Paragraph({ style: look.style ?? "", children })],
    });
  });
}

function buildIdentityTable({ facts }: Identity, { entry, picture }: PlannedPerson): DocxTable {
  const { contents, width, height, isPortrait } = picture;
  const starts = toStarts([0, ...facts.starts]);
  const size = { width: toPixels(width), height: toPixels(height) };
  const description = isPortrait ? `Portrait of ${entry.name}` : `Initials of ${entry.name}`;
  const portrait = new TableCell({
    rowSpan: Math.max(1, facts.rows.length),
    width: { size: starts[1] ?? 0, type: "dxa" },
    margins: NO_MARGINS,
    children: [new Paragraph({ style: "Picture", children: [buildPicture("png", contents, size, description)] })],
  });
  const none = { content: [], look: LOOKS.cell, span: starts.length - 2 };
  const rows = facts.rows.map(({ cells }) => buildCells(cells, starts));
  if (rows.length === 0) rows.push(buildCells([none], starts, { margins: NO_MARGINS }));
  rows[0]?.unshift(portrait);
  return buildTable(
    starts,
    rows.map((children) => new TableRow({ cantSplit: true, children })),
  );
}

/** The library measures pictures in pixels of 1/96 inch. */
const toPixels = (points: number): number => (points * 96) / 72;

export function buildPicture(
  type: "png" | "jpg",
  data: Uint8Array,
  transformation: { width: number; height: number },
  text: string,
): ImageRun {
  const description = stripControlCharacters(text);
  return new ImageRun({ type, data, transformation, altText: { name: description, description, title: "" } });
}
