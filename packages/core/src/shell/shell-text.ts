import { formatLocalDay, formatLocalIsoDay, formatWeekday } from "../kernel/calendar.ts";

/** Today as the header has it, "Friday, November 20, 2026", and as a machine reads it; by the reader's own clock. */
export function formatHeaderDate(now: Date): { text: string; isoDay: string } {
  return { text: `${formatWeekday(now)}, ${formatLocalDay(now)}`, isoDay: formatLocalIsoDay(now) };
}

/** The footer's last line; `year` is the current one (SHELL-09). */
export function formatCopyright(year: number, publisher: string): string {
  return `© ${year} ${publisher}. All rights reserved.`;
}
