/** Formats an ISO date as "March 4, 1968"; returns other text and days that don't exist unchanged. */
export function formatDate(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(text)?.[0];
  const date = new Date(text);
  if (day === undefined || Number.isNaN(date.getTime())) return text;
  // Date reads February 30 as March 2.
  return new Date(day).toISOString().startsWith(day) ? formatUtcDay(date) : text;
}

/** Formats "1988–1992", "1992", "from 1988" or an empty text; years up to 0 are unknown. */
export function formatYears(start: number, end: number): string {
  if (end > 0 && start > 0 && start !== end) return `${start}–${end}`;
  if (end > 0) return String(end);
  return start > 0 ? `from ${start}` : "";
}

/** Orders ISO dates from old to new, without the tables of `localeCompare`, which a phone loads for 50 ms. */
export function compareDates(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Returns whether a whole date, month or year is before a day; false for other text. */
export function isBefore(date: string, day: string): boolean {
  const known = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(date)?.[0];
  return known !== undefined && known < day.slice(0, known.length);
}

/** Returns whether data is recent enough to skip a refresh (API-03). */
export function isFresh(lastUpdated: Date | null, now: Date, windowMs: number): boolean {
  if (lastUpdated === null) return false;
  const age = now.getTime() - lastUpdated.getTime();
  // A negative age means that the clock was set back: refresh.
  return age >= 0 && age < windowMs;
}

// Hard-coded, because creating the first Intl formatter delays the first page by about 30 ms.
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Formats "November 20, 2026" in the local time zone. */
export const formatLocalDay = (date: Date): string =>
  `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;

/** Formats "November 20, 2026" in UTC, for dates without a time. */
export const formatUtcDay = (date: Date): string =>
  `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

/** Formats "2026-11-20" in the local time zone. */
export function formatLocalIsoDay(date: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Formats "Friday" in the local time zone. */
export const formatWeekday = (date: Date): string => DAYS[date.getDay()] ?? "";
