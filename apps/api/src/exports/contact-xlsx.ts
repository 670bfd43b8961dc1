import { type ContactColumn, type ContactFacts, getColumnHeader } from "@rotunda/core";
import writeXlsxFile, { type Cell } from "write-excel-file/node";

/** Wide enough for most texts, in characters. */
const WIDTH_MIN = 12;
const WIDTH_MAX = 48;

/** Writes a workbook whose cells are all texts, so that none is run as a formula and no ZIP code loses its zeros. */
export function writeContactXlsx(
  contacts: readonly ContactFacts[],
  columns: readonly ContactColumn[],
): Promise<Uint8Array> {
  const head = columns.map((column): Cell => ({ value: getColumnHeader(column), type: String, fontWeight: "bold" }));
  const rows = contacts.map((facts) => columns.map((column): Cell => toCell(facts[column])));
  return writeXlsxFile([head, ...rows], {
    sheet: "Contacts",
    columns: columns.map((column) => ({ width: findWidth(column, contacts) })),
    stickyRowsCount: 1,
  }).toBuffer();
}

const toCell = (text: string): Cell => {
  const value = cleanText(text);
  return value === "" ? null : { value, type: String };
};

/** Removes characters that XML can't hold. */
const cleanText = (text: string): string => text.replace(/[^\P{Cc}\t\r\n]|\p{Cs}|[\ufffe\uffff]/gu, "").trim();

function findWidth(column: ContactColumn, contacts: readonly ContactFacts[]): number {
  const longest = contacts.reduce((most, facts) => Math.max(most, facts[column].length), WIDTH_MIN);
  return Math.min(WIDTH_MAX, longest + 1);
}
