/** Formats rows as CSV (RFC 4180); texts that a spreadsheet would run as formulas begin with an apostrophe (CMP-05). */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(toCell).join(",") + "\r\n").join("");

const toCell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
