import { folded } from "./folded.ts";
import type { Staffer } from "./profile.ts";

/** Rows of the staffers table, and of any table by default (spec 9); -1 shows all. */
export const STAFFERS_PER_PAGE = 10;
export const TABLE_PAGE_SIZES: readonly number[] = [5, 10, 15, -1];

export type StafferColumn = "name" | "jobCategories" | "focusAreas";

/** A row of the staffers table (spec 3, "Staffer"). */
export interface StafferItem {
  id: number;
  firstName: string;
  lastName: string;
  title: string;
  email: string;
  phone: string;
}

export interface StafferPage {
  items: Staffer[];
  /** From 1, and within `totalPages`, which is at least 1. */
  page: number;
  totalPages: number;
  total: number;
}

export function toStafferItem(staffer: Staffer): StafferItem {
  const { stafferFullName: full, stafferLastName: lastName } = staffer;
  const at = lastName === "" ? -1 : full.lastIndexOf(lastName);
  return {
    id: staffer.stafferKnowwhoId,
    firstName: (at < 0 ? full : full.slice(0, at)).trim(),
    lastName,
    title: staffer.title,
    email: staffer.stafferEmail,
    phone: staffer.stafferPhone,
  };
}

/** Those whose first or last name holds every word of `text`, in any order, whatever case or accents (spec 2). */
export function filterStaffers(staffers: readonly Staffer[], text: string): Staffer[] {
  const words = folded(text)
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  return staffers.filter(({ stafferFullName, stafferLastName }) => {
    const name = folded(`${stafferFullName} ${stafferLastName}`);
    return words.every((word) => name.includes(word));
  });
}

const COLLATOR = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** By last name unless another column is asked for (spec 2); rows that are alike there stay in the order of names. */
export function sortStaffers(
  staffers: readonly Staffer[],
  column: StafferColumn = "name",
  direction: "ascending" | "descending" = "ascending",
): Staffer[] {
  const sign = direction === "ascending" ? 1 : -1;
  return staffers.toSorted((a, b) => {
    const byColumn = column === "name" ? 0 : COLLATOR.compare(cell(a, column), cell(b, column));
    return (byColumn === 0 ? compareNames(a, b) : byColumn) * sign;
  });
}

export function pageStaffers(staffers: readonly Staffer[], page: number, pageSize = STAFFERS_PER_PAGE): StafferPage {
  const total = staffers.length;
  const size = pageSize > 0 ? pageSize : Math.max(1, total);
  const totalPages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), totalPages);
  return { items: staffers.slice((shown - 1) * size, shown * size), page: shown, totalPages, total };
}

/** The column Focus Areas exists only if somebody has one (spec 2). */
export function hasFocusAreas(staffers: readonly Staffer[]): boolean {
  return staffers.some((staffer) => staffer.stafferInterests.length > 0);
}

function cell(staffer: Staffer, column: "jobCategories" | "focusAreas"): string {
  return (column === "jobCategories" ? staffer.rolenames : staffer.stafferInterests).join(", ");
}

function compareNames(a: Staffer, b: Staffer): number {
  return (
    COLLATOR.compare(a.stafferLastName, b.stafferLastName) || COLLATOR.compare(a.stafferFullName, b.stafferFullName)
  );
}
