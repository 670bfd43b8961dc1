/** Delay after rate limiting without `Retry-After`, in ms (LOG-03). */
export const RETRY_DELAY_MS = 60_000;

/** Longest delay: one day, which also fits a timer. */
const LONGEST_DELAY_MS = 24 * 60 * 60 * 1000;

/** Returns the delay in ms from `Retry-After`: 0 to a day; a minute if invalid (LOG-03). */
export function computeRetryDelay(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return RETRY_DELAY_MS;
  const text = retryAfter.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - now.getTime();
  return Number.isNaN(wait) ? RETRY_DELAY_MS : Math.min(Math.max(0, wait), LONGEST_DELAY_MS);
}

/** Strict, because Date.parse would read "-5" as a year; NaN for other forms. */
function parseHttpDate(text: string): number {
  const isHttpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text);
  return isHttpDate ? Date.parse(text) : NaN;
}
