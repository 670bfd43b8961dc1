/** Parses RFC 4180 independently: CRLF between rows, doubled quotes inside quoted cells. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const body = text.replace(/^\uFEFF/, "");
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gy;
  while (cell.lastIndex < body.length) {
    const match = cell.exec(body);
    if (!match) throw new Error("This is not RFC 4180.");
    const [, written = "", end] = match;
    rows.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end === "\r\n" && cell.lastIndex < body.length) rows.push([]);
  }
  return rows;
}
