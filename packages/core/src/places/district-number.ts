import { sortRows } from "../kernel/data-table.ts";

/** Number of a district that covers the whole state. */
const AT_LARGE = "AL";

/** Removes leading zeros; at-large districts (also 0) are "AL"; other texts stay unchanged. */
export function formatDistrictNumber(number: string): string {
  const text = number.trim();
  return /^(0+|AL)$/i.test(text) ? AT_LARGE : text.replace(/^0+(?=\d)/, "");
}

/** Returns whether a seat is elected by the whole state, as is that of the chairman of DC's council. */
export const isAtLarge = (number: string): boolean => [AT_LARGE, "Chairman"].includes(formatDistrictNumber(number));

/** Formats "District 7", "District 21A" or "At large"; other names ("12th Suffolk") stay unchanged. */
export function describeDistrict(number: string): string {
  const shown = formatDistrictNumber(number);
  if (shown === AT_LARGE) return "At large";
  return /^\d+[A-Z]?$/.test(shown) ? `District ${shown}` : shown;
}

/** Sorts by district number: 9 before 10, 21 before 21A; at-large and unnumbered ones last. */
export function sortByDistrict<Row>(rows: readonly Row[], getNumber: (row: Row) => string): Row[] {
  const shown = (row: Row) => formatDistrictNumber(getNumber(row));
  const isNumbered = (row: Row) => /^\d/.test(shown(row));
  const sorted = sortRows(rows, (row) => [shown(row)]);
  return [...sorted.filter(isNumbered), ...sorted.filter((row) => !isNumbered(row))];
}

/** Returns a district's code from either spelling (FIELD-06); empty if missing. */
export function readLegDistrictId(district: { legDistrictId?: string; legdistrictid?: string }): string {
  return district.legDistrictId || district.legdistrictid || "";
}
