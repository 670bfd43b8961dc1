import { formatLocalDay, localIsoDay, weekdayOf } from "../kernel/calendar.ts";

/** Today as the header has it, "Friday, November 20, 2026", and as a machine reads it; by the reader's own clock. */
export function headerDate(now: Date): { text: string; isoDay: string } {
  return { text: `${weekdayOf(now)}, ${formatLocalDay(now)}`, isoDay: localIsoDay(now) };
}

/** The footer's last line; `year` is the current one (SHELL-09). */
export function copyrightLine(year: number, publisher: string): string {
  return `© ${year} ${publisher}. All rights reserved.`;
}
