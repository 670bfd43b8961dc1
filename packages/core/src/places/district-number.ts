import { sortRows } from "../kernel/data-table.ts";

/** The number of a district that is the whole state. */
const AT_LARGE = "AL";

/** Leading zeros removed, and "AL" for at-large, which is also written 0; anything else as the source has it. */
export function formatDistrictNumber(number: string): string {
  const text = number.trim();
  return /^(0+|AL)$/i.test(text) ? AT_LARGE : text.replace(/^0+(?=\d)/, "");
}

/** "District 7", "District 21A", "At large"; a name of its own ("12th Suffolk") as it is. */
export function describeDistrict(number: string): string {
  const shown = formatDistrictNumber(number);
  if (shown === AT_LARGE) return "At large";
  return /^\d+[A-Z]?$/.test(shown) ? `District ${shown}` : shown;
}

/**
 * In the order districts are listed in: by number, 9 before 10, and 21 before 21A; those at large and unnumbered last.
 */
export function sortByDistrict<Row>(rows: readonly Row[], numberOf: (row: Row) => string): Row[] {
  const shown = (row: Row) => formatDistrictNumber(numberOf(row));
  const isNumbered = (row: Row) => /^\d/.test(shown(row));
  const sorted = sortRows(rows, (row) => [shown(row)]);
  return [...sorted.filter(isNumbered), ...sorted.filter((row) => !isNumbered(row))];
}
