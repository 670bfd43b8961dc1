import { type SortDirection, sortRows, TABLE_PAGE_SIZE } from "../kernel/data-table.ts";
import { containsWords } from "../kernel/text.ts";
import type { Staffer } from "./profile.ts";

/** Rows per page (STAF-02). */
export const STAFFERS_PER_PAGE = TABLE_PAGE_SIZE;

export type StafferColumn = "name" | "jobCategories" | "focusAreas";

export function toStafferItem(staffer: Staffer) {
  const { stafferFullName: full, stafferLastName: lastName } = staffer;
  const at = full.lastIndexOf(lastName);
  return {
    id: staffer.stafferKnowwhoId,
    firstName: (at < 0 ? full : full.slice(0, at)).trim(),
    lastName,
    title: staffer.title,
    email: staffer.stafferEmail,
    phone: staffer.stafferPhone,
  };
}

/** Filters by all words of `text` in first or last name, in any order, ignoring case and accents (STAF-01). */
export function filterStaffers(staffers: readonly Staffer[], text: string): Staffer[] {
  return staffers.filter((staffer) => containsWords(nameKeys(staffer).join(" "), text));
}

/** Sorts by a column, by default last name (STAF-03); ties by name. */
export function sortStaffers(
  staffers: readonly Staffer[],
  column: StafferColumn = "name",
  direction: SortDirection = "ascending",
): Staffer[] {
  const keys = (staffer: Staffer) =>
    column === "name" ? nameKeys(staffer) : [formatCell(staffer, column), ...nameKeys(staffer)];
  return sortRows(staffers, keys, direction);
}

/** Returns whether the table needs the Focus Areas column (STAF-04). */
export function hasFocusAreas(staffers: readonly Staffer[]): boolean {
  return staffers.some((staffer) => staffer.stafferInterests.length > 0);
}

function formatCell(staffer: Staffer, column: Exclude<StafferColumn, "name">): string {
  return (column === "jobCategories" ? staffer.rolenames : staffer.stafferInterests).join(", ");
}

function nameKeys({ stafferLastName, stafferFullName }: Staffer): string[] {
  return [stafferLastName, stafferFullName];
}
