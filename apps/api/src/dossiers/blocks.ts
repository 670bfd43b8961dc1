import { buildEmailHref, buildPhoneHref, buildRecordHref, formatPhone, type HierarchyChip } from "@rotunda/core";
import TABLES from "./table-columns.json" with { type: "json" };

export interface Inline {
  text: string;
  isStrong?: boolean;
  isEmphasis?: boolean;
  /** Small and gray, for comments. */
  isNote?: boolean;
  /** An absolute http, https, mailto or tel URL. */
  href?: string | null;
}

export type TextLine = Inline[];
/** The lines of a cell; a string is text without format. */
export type CellContent = readonly (string | TextLine)[];

export interface ListBlock {
  kind: "list";
  isOrdered: boolean;
  items: { content: Inline[]; lists: ListBlock[] }[];
}

export interface FactRow {
  label: string;
  lines: TextLine[];
}

export interface TableBlock {
  kind: "table";
  summary: string;
  /** The shares of the table's width add up to 1. Cells of a head column are row headers. */
  columns: { title: string; share: number; isHead: boolean }[];
  rows: TextLine[][][];
}

export type Block =
  /** `note` is the small count or date after the text. */
  | { kind: "heading"; level: 2 | 3; text: string; note: string }
  | { kind: "paragraph"; content: Inline[] }
  | ListBlock
  | { kind: "facts"; summary: string; rows: FactRow[] }
  | TableBlock;

/** Linked to the record's page at `origin` if it has one and the origin is known. */
export function createRecordLink({ id, recordType, text }: HierarchyChip, origin: string): Inline {
  if (origin === "" || id === null || recordType === "") return { text };
  return { text, href: origin + buildRecordHref({ id, recordType, preferredNameDisplay: text }) };
}

export const createPhoneLine = (text: string): TextLine => [{ text: formatPhone(text), href: buildPhoneHref(text) }];
export const createEmailLine = (text: string): TextLine => [{ text, href: buildEmailHref(text) }];

export const buildParagraph = (content: Inline[]): Block => ({ kind: "paragraph", content });

export const buildFactRows = (rows: readonly { label: string; lines: CellContent }[]): FactRow[] =>
  rows.map(({ label, lines }) => ({ label, lines: toLines(lines) })).filter(({ lines }) => lines.length > 0);

const toLines = (lines: CellContent): TextLine[] =>
  lines
    .map((line) => (typeof line === "string" ? [{ text: line }] : line))
    .filter((line) => toText(line).trim() !== "");

export function buildFacts(summary: string, facts: Parameters<typeof buildFactRows>[0]): Block[] {
  const rows = buildFactRows(facts);
  return rows.length === 0 ? [] : [{ kind: "facts", summary, rows }];
}

/** Cells beyond the layout's columns are dropped. A narrow table of four rows or more has two rows side by side. */
export function buildTable(
  summary: string,
  layout: keyof typeof TABLES,
  content: readonly CellContent[][],
): TableBlock {
  const { columns, isNarrow } = TABLES[layout];
  const rows = content.map((row) => row.slice(0, columns.length).map(toLines));
  if (!isNarrow || rows.length < 4) {
    return { kind: "table", summary, columns: columns.map((column, at) => ({ ...column, isHead: at === 0 })), rows };
  }
  const half = columns.map(({ title, share }) => ({ title, share: share / 2, isHead: false }));
  const empty: TextLine[][] = columns.map(() => []);
  const pairs = rows.flatMap((row, at) => (at % 2 === 0 ? [[...row, ...(rows[at + 1] ?? empty)]] : []));
  return { kind: "table", summary, columns: [...half, ...half], rows: pairs };
}

export const toText = (content: readonly Inline[]): string => content.map(({ text }) => text).join("");

export const joinInlines = (parts: readonly Inline[][]): Inline[] =>
  parts.flatMap((part, at) => (at === 0 ? part : [{ text: "; " }, ...part]));
