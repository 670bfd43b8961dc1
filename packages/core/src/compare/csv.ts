/** Formats rows as CSV (RFC 4180); texts that a spreadsheet would run as formulas begin with an apostrophe (CMP-05). */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(toCell).join(",") + "\r\n").join("");

/** Also after blanks and with full-width signs, which some spreadsheets read alike. */
const FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/u;

const toCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
