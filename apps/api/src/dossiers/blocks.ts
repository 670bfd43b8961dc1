import { buildRecordHref } from "@rotunda/core";

/** A stretch of text in one look. */
export interface Inline {
  text: string;
  isStrong?: boolean;
  isEmphasis?: boolean;
  /** Small and grey: what only comments on the rest. */
  isNote?: boolean;
  /** An absolute address that can be followed: http, https, mailto or tel. */
  href?: string;
}

/** A line of its own inside a cell or a fact. */
export type TextLine = Inline[];

export interface ListItem {
  content: Inline[];
  lists: ListBlock[];
}

export interface ListBlock {
  kind: "list";
  isOrdered: boolean;
  items: ListItem[];
}

/** A row of facts: what it is, and a line each. */
export interface FactRow {
  label: string;
  lines: TextLine[];
}

interface TableColumn {
  title: string;
  /** Of the table's width; the shares of all columns make 1. */
  share: number;
  /** Whether its cells head their rows. */
  isHead?: boolean;
}

export interface TableBlock {
  kind: "table";
  /** Summary for screen readers. */
  summary: string;
  columns: TableColumn[];
  rows: TextLine[][][];
}

interface HeadingBlock {
  kind: "heading";
  level: 2 | 3;
  text: string;
  /** The small count or date after it. */
  note: string;
}

/** The blocks of a document; every format renders each kind. */
export type Block =
  | HeadingBlock
  | { kind: "paragraph"; content: Inline[] }
  | ListBlock
  | { kind: "facts"; summary: string; rows: FactRow[] }
  | TableBlock;

export const createPlainText = (text: string): Inline => ({ text });
export const createStrongText = (text: string): Inline => ({ text, isStrong: true });
export const createNote = (text: string): Inline => ({ text, isNote: true });
export const createLink = (text: string, href: string | null): Inline => (href === null ? { text } : { text, href });

/** The name of a record as a link to its page at `origin`; without an origin, the name alone. */
export function createRecordLink(record: Parameters<typeof buildRecordHref>[0], origin: string): Inline {
  return createLink(record.preferredNameDisplay, origin === "" ? null : origin + buildRecordHref(record));
}

/** Lines of plain text, without empty ones. */
export const createTextLines = (...lines: readonly string[]): TextLine[] =>
  lines.filter((line) => line !== "").map((line) => [createPlainText(line)]);

export const dropEmptyRows = (rows: readonly FactRow[]): FactRow[] =>
  rows
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => toText(line).trim() !== "") }))
    .filter(({ lines }) => lines.length > 0);

/** The rows that have text; nothing where none has. */
export function buildFacts(summary: string, rows: readonly FactRow[]): Block[] {
  const full = dropEmptyRows(rows);
  return full.length === 0 ? [] : [{ kind: "facts", summary, rows: full }];
}

export const buildParagraph = (content: Inline[]): Block[] => [{ kind: "paragraph", content }];

/** The text of inlines, as search and screen readers get it. */
export const toText = (content: readonly Inline[]): string => content.map(({ text }) => text).join("");

/** Several texts on one line. */
export const joinInlines = (parts: readonly Inline[][], separator: string): Inline[] =>
  parts.flatMap((part, at) => (at === 0 ? part : [createPlainText(separator), ...part]));

/** Splits a narrow table into two columns of entries, side by side. */
export function buildPairedTable(
  summary: string,
  columns: readonly TableColumn[],
  rows: TableBlock["rows"],
): TableBlock {
  if (rows.length < 4) {
    return { kind: "table", summary, columns: columns.map((column, at) => ({ ...column, isHead: at === 0 })), rows };
  }
  const halves = columns.map((column) => ({ ...column, share: column.share / 2 }));
  const empty: TextLine[][] = columns.map(() => []);
  const pairs = rows.flatMap((row, at) => (at % 2 === 0 ? [[...row, ...(rows[at + 1] ?? empty)]] : []));
  return { kind: "table", summary, columns: [...halves, ...halves], rows: pairs };
}
