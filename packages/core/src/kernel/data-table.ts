/** Default rows per page, and the choices; -1 shows all (STAF-02). */
export const TABLE_PAGE_SIZE = 10;
export const TABLE_PAGE_SIZES: readonly number[] = [5, 10, 15, -1];

export type SortDirection = "ascending" | "descending";

interface TablePage<Row> {
  items: Row[];
  /** 1-based, at most `totalPages` (at least 1). */
  page: number;
  totalPages: number;
}

/** Sorts rows by their keys; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  listKeys: (row: Row) => readonly string[],
  direction: SortDirection = "ascending",
): Row[] {
  const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
  const compare = (a: Row, b: Row): number => {
    const others = listKeys(b);
    const orders = listKeys(a).map((key, at) => collator.compare(key, String(others[at])));
    return orders.find((order) => order !== 0) ?? 0;
  };
  return rows.toSorted(direction === "ascending" ? compare : (a, b) => compare(b, a));
}

/** Returns one page of a table; a page past the end becomes the last. */
export function paginateRows<Row>(rows: readonly Row[], page: number, pageSize = TABLE_PAGE_SIZE): TablePage<Row> {
  const size = pageSize > 0 ? pageSize : Math.max(1, rows.length);
  const totalPages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), totalPages);
  return { items: rows.slice((shown - 1) * size, shown * size), page: shown, totalPages };
}

export const PAGES_SHOWN = 7;

/** Lists up to `size` page numbers around the current page (RES-06). */
export function listPageWindow(page: number, totalPages: number, size = PAGES_SHOWN): number[] {
  const length = Math.max(0, Math.min(size, totalPages));
  const current = Math.min(Math.max(1, page), Math.max(1, totalPages));
  const first = Math.max(1, Math.min(current - Math.floor((length - 1) / 2), totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/** Formats rows as CSV (RFC 4180), with the mark that makes spreadsheets read UTF-8 (CMP-05). */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  "\uFEFF" +
  rows.map((row) => row.map((text) => `"${escapeFormula(text).replaceAll('"', '""')}"`).join(",") + "\r\n").join("");

/** Also after blanks and with full-width signs, which some spreadsheets read alike. */
const FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/u;

/** Begins a text that a spreadsheet would run as a formula with an apostrophe. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
