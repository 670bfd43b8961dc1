import HEADERS from "./contact-columns.json" with { type: "json" };

export type ContactColumn = keyof typeof HEADERS;
/** One exported contact: a text for each column, empty if unknown. */
export type ContactFacts = Record<ContactColumn, string>;

/** All columns in their default order; docs/contact-export.md describes them. */
export const CONTACT_COLUMNS = Object.keys(HEADERS) as ContactColumn[];

/** The columns for letters. The first and the last one aren't standard columns. */
export const MAIL_MERGE_COLUMNS: readonly ContactColumn[] = [
  "form_of_address",
  "title",
  "organization",
  "room",
  "building",
  "address1",
  "address2",
  "city",
  "address_state",
  "zip",
  "email",
  "salutation",
];

const ADDRESSING: readonly ContactColumn[] = ["form_of_address", "salutation"];

/** The columns of a reader who has chosen none (EXP-14). */
export const STANDARD_COLUMNS: readonly ContactColumn[] = CONTACT_COLUMNS.filter(
  (column) => !ADDRESSING.includes(column),
);

export const getColumnHeader = (column: ContactColumn): string => HEADERS[column];

export const isContactColumn = (text: string): text is ContactColumn => Object.hasOwn(HEADERS, text);

/** Whether these are the standard columns in their order; a request can then omit them. */
export const areStandardColumns = (columns: readonly ContactColumn[]): boolean =>
  columns.join(",") === STANDARD_COLUMNS.join(",");

export const toggleColumn = (columns: readonly ContactColumn[], column: ContactColumn): ContactColumn[] =>
  columns.includes(column) ? columns.filter((other) => other !== column) : [...columns, column];

/** Moves a chosen column one place up (-1) or down (1); at the end of the list nothing changes (EXP-14). */
export function moveColumn(columns: readonly ContactColumn[], column: ContactColumn, by: -1 | 1): ContactColumn[] {
  const from = columns.indexOf(column);
  const other = columns[from + by];
  if (from < 0 || other === undefined) return [...columns];
  return columns.map((each) => (each === column ? other : each === other ? column : each));
}
