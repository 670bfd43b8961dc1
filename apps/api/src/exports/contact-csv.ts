import { type ContactColumn, type ContactFacts, getColumnHeader } from "@rotunda/core";
import { stringify } from "csv-stringify/sync";

/** Formats a CSV for spreadsheets: UTF-8 with BOM, CRLF, formulas escaped. */
export function formatContactCsv(contacts: readonly ContactFacts[], columns: readonly ContactColumn[]): string {
  return stringify(
    contacts.map((facts) => columns.map((column) => escapeFormula(facts[column]))),
    {
      bom: true,
      header: true,
      columns: columns.map(getColumnHeader),
      record_delimiter: "windows",
      // csv-stringify quotes only CRLF, but spreadsheets break rows at either character.
      quoted_match: /[\r\n]/,
    },
  );
}

/** Escapes formulas with an apostrophe, also those with full-width signs. */
export function escapeFormula(text: string): string {
  const trimmed = text.replaceAll("\0", "").trim();
  return /^[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/.test(trimmed) ? `'${trimmed}` : trimmed;
}
