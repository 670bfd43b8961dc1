/** Returns whether data is recent enough to skip a refresh (API-03). */
export function isFresh(lastUpdated: Date | null, now: Date, windowMs: number): boolean {
  if (lastUpdated === null) return false;
  const age = now.getTime() - lastUpdated.getTime();
  // A negative age means that the clock was set back: refresh.
  return age >= 0 && age < windowMs;
}
