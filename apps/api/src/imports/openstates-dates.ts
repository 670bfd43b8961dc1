/** A stretch of time whose ends may be known to the month or year only, or not at all. */
export interface Period {
  start_date?: string;
  end_date?: string;
}

/** A whole ISO date that exists; null for anything less. */
export function wholeDate(text: string | undefined): string | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Whether a date is one the calendar has, as far as it says. */
export function isPossibleDate(text: string): boolean {
  const [year = "", month = "01", day = "01"] = text.split("-");
  return wholeDate(`${year}-${month}-${day}`) !== null;
}

/** "2022" may be any day of that year: a period that ends in it has not ended before the year is over. */
const latest = (text: string): string => text.padEnd(10, "-99");

export const hasBegun = ({ start_date }: Period, today: string): boolean =>
  start_date === undefined || start_date <= today;

export const hasEnded = ({ end_date }: Period, today: string): boolean =>
  end_date !== undefined && latest(end_date) <= today;

export const isCurrent = (period: Period, today: string): boolean =>
  hasBegun(period, today) && !hasEnded(period, today);

/** Whether two periods have a day in common. */
export const overlap = (a: Period, b: Period): boolean =>
  (a.start_date ?? "") < latest(b.end_date ?? "9999") && (b.start_date ?? "") < latest(a.end_date ?? "9999");
