/** How long to hold back after the service said "too many" without saying for how long (LOG-03). */
export const RETRY_DELAY_MS = 60_000;

/** More than a day is as good as never, and than a timer can count. */
const LONGEST_DELAY_MS = 24 * 60 * 60 * 1000;

/**
 * Milliseconds to wait after rate limiting, by the answer's `Retry-After`: seconds or an HTTP date, neither negative
 * nor more than a day; a minute for anything else (LOG-03).
 */
export function computeRetryDelay(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return RETRY_DELAY_MS;
  const text = retryAfter.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - now.getTime();
  return Number.isNaN(wait) ? RETRY_DELAY_MS : Math.min(Math.max(0, wait), LONGEST_DELAY_MS);
}

/** NaN for anything but the one form servers may send: a parser alone would take "-5" for a year. */
function parseHttpDate(text: string): number {
  const isHttpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text);
  return isHttpDate ? Date.parse(text) : NaN;
}
