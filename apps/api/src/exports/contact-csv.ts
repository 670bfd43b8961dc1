import { describeSide, buildRecordHref, type SearchItem } from "@rotunda/core";
import { stringify } from "csv-stringify/sync";
import headers from "./contact-columns.json" with { type: "json" };

/** Texts by column, empty if unknown; columns are described in docs/contact-export.md. */
export type ContactRow = Record<keyof typeof headers, string> & {
  record_type: SearchItem["recordType"];
  record_id: number;
  side: "" | "MAJ" | "MIN" | "OTH";
};

const KEYS = Object.keys(headers) as (keyof typeof headers)[];

/** Computed columns come last. */
export const CONTACT_COLUMNS: readonly string[] = [
  ...Object.values(headers),
  "Majority/Minority",
  "Profile ID",
  "Profile URL",
];

/** Formats a CSV for spreadsheets: UTF-8 with BOM, CRLF, formulas escaped. `origin` has no trailing slash. */
export function formatContactCsv(rows: readonly ContactRow[], origin: string): string {
  return stringify(
    rows.map((row) => [...KEYS.map((key) => row[key]), ...madeCells(row, origin)].map(escapeFormula)),
    {
      bom: true,
      header: true,
      columns: [...CONTACT_COLUMNS],
      record_delimiter: "windows",
      // csv-stringify quotes only CRLF, but spreadsheets break rows at either character.
      quoted_match: /[\r\n]/,
    },
  );
}

function madeCells({ record_type, record_id, name, side }: ContactRow, origin: string): string[] {
  const href = buildRecordHref({ id: record_id, recordType: record_type, preferredNameDisplay: name });
  return [describeSide(side), String(record_id), `${origin}${href}`];
}

/** Escapes formulas with an apostrophe, also those with full-width signs. */
export function escapeFormula(text: string): string {
  const trimmed = text.replaceAll("\0", "").trim();
  return /^[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/.test(trimmed) ? `'${trimmed}` : trimmed;
}
