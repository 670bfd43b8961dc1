import { formatUtcDay } from "./calendar.ts";

/** "March 4, 1968" for an ISO date; anything else comes back as it was. */
export function formatDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return text;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : formatUtcDay(date);
}

/** "1988–1992", "1992", "from 1988" or nothing: years that are not positive are unknown (-1). */
export function formatYears(start: number, end: number): string {
  if (end > 0 && start > 0 && start !== end) return `${start}–${end}`;
  if (end > 0) return String(end);
  return start > 0 ? `from ${start}` : "";
}

/** Whether a date, a year or a month is wholly before a day; false for text that isn't a date. */
export function isBefore(date: string, day: string): boolean {
  const [known = ""] = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(date) ?? [];
  return known !== "" && known < day.slice(0, known.length);
}
