import { type SortDirection, sortRows, TABLE_PAGE_SIZE } from "../kernel/data-table.ts";
import { holdsWords } from "../kernel/fold-text.ts";
import type { Staffer } from "./profile.ts";

/** Rows of the staffers table (STAF-02). */
export const STAFFERS_PER_PAGE = TABLE_PAGE_SIZE;

export type StafferColumn = "name" | "jobCategories" | "focusAreas";

/** A row of the staffers table. */
interface StafferItem {
  id: number;
  firstName: string;
  lastName: string;
  title: string;
  email: string;
  phone: string;
}

export function toStafferItem(staffer: Staffer): StafferItem {
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

/** Those whose first or last name holds every word of `text`, in any order, ignoring case and accents (STAF-01). */
export function filterStaffers(staffers: readonly Staffer[], text: string): Staffer[] {
  return staffers.filter((staffer) => holdsWords(nameKeys(staffer).join(" "), text));
}

/** By last name unless another column is asked for (STAF-03); ties are in the order of names. */
export function sortStaffers(
  staffers: readonly Staffer[],
  column: StafferColumn = "name",
  direction: SortDirection = "ascending",
): Staffer[] {
  const keys = (staffer: Staffer) =>
    column === "name" ? nameKeys(staffer) : [formatCell(staffer, column), ...nameKeys(staffer)];
  return sortRows(staffers, keys, direction);
}

/** The column Focus Areas exists only if somebody has one (STAF-04). */
export function hasFocusAreas(staffers: readonly Staffer[]): boolean {
  return staffers.some((staffer) => staffer.stafferInterests.length > 0);
}

function formatCell(staffer: Staffer, column: Exclude<StafferColumn, "name">): string {
  return (column === "jobCategories" ? staffer.rolenames : staffer.stafferInterests).join(", ");
}

function nameKeys({ stafferLastName, stafferFullName }: Staffer): string[] {
  return [stafferLastName, stafferFullName];
}
