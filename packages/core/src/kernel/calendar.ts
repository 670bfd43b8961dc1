// Spelled out, for a browser makes its first Intl formatter while the first page waits for it: some thirty milliseconds.
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "November 20, 2026", in the reader's own time zone. */
export const formatLocalDay = (date: Date): string =>
  `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;

/** "November 20, 2026", as it is in Greenwich: dates without a time are kept so. */
export const formatUtcDay = (date: Date): string =>
  `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

/** "2026-11-20", in the reader's own time zone. */
export function formatLocalIsoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** "Friday", in the reader's own time zone. */
export const formatWeekday = (date: Date): string => DAYS[date.getDay()] ?? "";
