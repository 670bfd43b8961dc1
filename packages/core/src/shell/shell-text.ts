import { formatLocalDay, weekdayOf } from "../kernel/calendar.ts";

/** Today as the header has it, "Friday, November 20, 2026", and as a machine reads it; by the reader's own clock. */
export function headerDate(now: Date): { text: string; isoDay: string } {
  const two = (part: number) => String(part).padStart(2, "0");
  const isoDay = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return { text: `${weekdayOf(now)}, ${formatLocalDay(now)}`, isoDay };
}

/** The footer's last line; `year` is the current one (spec 2). */
export function copyrightLine(year: number, publisher: string): string {
  return `© ${year} ${publisher}. All rights reserved.`;
}
