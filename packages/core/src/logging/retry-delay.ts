/** Delay after rate limiting without `Retry-After`, in ms (LOG-03). */
export const RETRY_DELAY_MS = 60_000;

/** Longest delay: one day, which also fits a timer. */
const LONGEST_DELAY_MS = 24 * 60 * 60 * 1000;

/** Returns the delay in ms from the seconds of `Retry-After`: 0 to a day; a minute if invalid (LOG-03). */
export function computeRetryDelay(retryAfter: string | null): number {
  const text = (retryAfter ?? "").trim();
  return /^\d+$/.test(text) ? Math.min(Number(text) * 1000, LONGEST_DELAY_MS) : RETRY_DELAY_MS;
}
