/** Whether something was updated within the window, so that refreshing it can be skipped (API-03). */
export function isFresh(lastUpdated: Date | null, now: Date, windowMs: number): boolean {
  if (lastUpdated === null) return false;
  const age = now.getTime() - lastUpdated.getTime();
  // A negative age means that the clock was set back: nothing can be said, so refresh.
  return age >= 0 && age < windowMs;
}
