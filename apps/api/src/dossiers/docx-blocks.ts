import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  type ITableCellOptions,
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
import type { Block, FactRow, Inline, ListBlock, TableBlock, TextLine } from "./blocks.ts";
import { BULLETS, INK_3, NUMBERS, RULE, STRONG_RULE, TEXT_WIDTH } from "./docx-styles.ts";

/** Numbers ordered lists, so that each begins with 1 again. */
export interface ListCounter {
  lists: number;
}

/** A section's blocks as Word has them. */
export function docxBlocks(blocks: readonly Block[], counter: ListCounter): (Paragraph | Table)[] {
  return blocks.flatMap((block, index) => {
    switch (block.kind) {
      case "heading":
        return [
          new Paragraph({
            heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
            children: [
              new TextRun(block.text),
              ...(block.note === ""
                ? []
                : [new TextRun({ text: `\u00a0\u00a0 ${block.note}`, bold: false, color: INK_3, size: 19 })]),
            ],
          }),
        ];
      case "paragraph":
        // A note above a table stays with it.
        return [new Paragraph({ children: docxInlines(block.content), keepNext: blocks[index + 1]?.kind === "table" })];
      case "list":
        return docxList(block, 0, counter);
      case "facts":
        return [factsTable(block.rows), gap()];
      case "table":
        return [docxTable(block), gap()];
    }
  });
}

function docxInlines(content: readonly Inline[]): ParagraphChild[] {
  return content.map((inline) => {
    const text = withoutControls(inline.text);
    const look = {
      text,
      ...(inline.isStrong && { bold: true }),
      ...(inline.isEmphasis && { italics: true }),
      ...(inline.isNote && { color: INK_3, size: 17 }),
    };
    if (inline.href === undefined) return new TextRun(look);
    return new ExternalHyperlink({ link: inline.href, children: [new TextRun({ ...look, style: "Hyperlink" })] });
  });
}

/** Whatever XML can't hold would keep the whole document from opening. */
export const withoutControls = (text: string): string =>
  text.replaceAll(/[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu, "");

function docxList(list: ListBlock, depth: number, counter: ListCounter): Paragraph[] {
  if (depth === 0) counter.lists += 1;
  const instance = counter.lists;
  return list.items.flatMap(({ content, lists }) => [
    ...(content.length === 0
      ? []
      : [
          new Paragraph({
            style: "ListParagraph",
            numbering: { reference: list.isOrdered ? NUMBERS : BULLETS, level: Math.min(depth, 5), instance },
            children: docxInlines(content),
          }),
        ]),
    ...lists.flatMap((inner) => docxList(inner, depth + 1, counter)),
  ]);
}

export const gap = (): Paragraph => new Paragraph({ style: "Gap", children: [] });

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
export const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};
const LINE = { style: BorderStyle.SINGLE, size: 4, color: RULE } as const;
const HEAD_LINE = { style: BorderStyle.SINGLE, size: 8, color: STRONG_RULE } as const;
const MARGINS = { top: 70, bottom: 70, left: 0, right: 200 } as const;

function factsTable(rows: readonly FactRow[]): Table {
  const widths = [Math.round(TEXT_WIDTH * 0.24), Math.round(TEXT_WIDTH * 0.76)];
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: { ...NO_BORDERS, insideHorizontal: LINE },
    margins: MARGINS,
    rows: rows.map((row) => new TableRow({ cantSplit: true, children: factCells(row, widths) })),
  });
}

/** The two cells of a fact. */
export function factCells(
  { label, lines }: FactRow,
  widths: readonly number[],
  more: Partial<ITableCellOptions> = {},
): TableCell[] {
  const [labelWidth = 0, valueWidth = 0] = widths;
  return [
    new TableCell({
      ...more,
      width: { size: labelWidth, type: WidthType.DXA },
      children: [new Paragraph({ style: "CellLabel", text: label })],
    }),
    new TableCell({ ...more, width: { size: valueWidth, type: WidthType.DXA }, children: cellLines(lines) }),
  ];
}

function docxTable({ columns, rows }: TableBlock): Table {
  const widths = columns.map(({ share }) => Math.round(share * TEXT_WIDTH));
  const alignmentOf = (at: number) => (columns[at]?.isNumber ? AlignmentType.RIGHT : undefined);
  const marginsOf = (at: number) => (columns[at]?.isNumber ? { ...MARGINS, right: 0 } : MARGINS);
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(
      ({ title }, at) =>
        new TableCell({
          width: { size: widths[at] ?? 0, type: WidthType.DXA },
          margins: marginsOf(at),
          verticalAlign: VerticalAlignTable.BOTTOM,
          borders: { bottom: HEAD_LINE },
          children: [
            new Paragraph({
              style: "CellHead",
              text: title,
              ...(columns[at]?.isNumber && { alignment: AlignmentType.RIGHT }),
            }),
          ],
        }),
    ),
  });
  const body = rows.map(
    (cells) =>
      new TableRow({
        cantSplit: true,
        children: cells.map(
          (lines, at) =>
            new TableCell({
              width: { size: widths[at] ?? 0, type: WidthType.DXA },
              margins: marginsOf(at),
              children: cellLines(lines, alignmentOf(at)),
            }),
        ),
      }),
  );
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: { ...NO_BORDERS, insideHorizontal: LINE },
    tableLook: { firstRow: true, firstColumn: true, noHBand: true, noVBand: true },
    rows: [head, ...body],
  });
}

/** One paragraph with a line each: half the paragraphs to lay out. */
function cellLines(
  lines: readonly TextLine[],
  alignment?: (typeof AlignmentType)[keyof typeof AlignmentType],
): Paragraph[] {
  const children = lines.flatMap((line, at) => [
    ...(at === 0 ? [] : [new TextRun({ break: 1 })]),
    ...docxInlines(line),
  ]);
  return [new Paragraph({ style: "Cell", ...(alignment && { alignment }), children })];
}
