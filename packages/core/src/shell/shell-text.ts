import { formatLocalDay, formatLocalIsoDay, formatWeekday } from "../kernel/calendar.ts";

/** Formats the local date as "Friday, November 20, 2026" and as ISO date. */
export function formatHeaderDate(now: Date): { text: string; isoDay: string } {
  return { text: `${formatWeekday(now)}, ${formatLocalDay(now)}`, isoDay: formatLocalIsoDay(now) };
}

/** Formats the copyright line (SHELL-09). */
export function formatCopyright(year: number, publisher: string): string {
  return `© ${year} ${publisher}. All rights reserved.`;
}
