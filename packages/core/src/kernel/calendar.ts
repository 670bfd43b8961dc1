// Hard-coded: creating the first Intl formatter delays the first page by some 30 ms.
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
