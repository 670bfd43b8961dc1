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
  isNumber?: boolean;
}

export interface TableBlock {
  kind: "table";
  /** Says what it holds to those who can't see it. */
  summary: string;
  columns: TableColumn[];
  /** The first cell of a row is its heading. */
  rows: TextLine[][][];
}

export interface HeadingBlock {
  kind: "heading";
  level: 2 | 3;
  text: string;
  /** The small count or date after it. */
  note: string;
}

/** What a document's text is made of; each format draws every kind. */
export type Block =
  | HeadingBlock
  | { kind: "paragraph"; content: Inline[] }
  | ListBlock
  | { kind: "facts"; summary: string; rows: FactRow[] }
  | TableBlock;

export const plain = (text: string): Inline => ({ text });
export const strong = (text: string): Inline => ({ text, isStrong: true });
export const note = (text: string): Inline => ({ text, isNote: true });
export const link = (text: string, href: string | null): Inline => (href === null ? { text } : { text, href });

/** The text of inlines, as search and screen readers get it. */
export const textOf = (content: readonly Inline[]): string => content.map(({ text }) => text).join("");
