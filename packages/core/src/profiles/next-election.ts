/**
 * Returns the day of the general election before a term of Congress ends: the Tuesday after the first Monday of
 * November in an even year. Takes and returns ISO dates.
 */
export function computeGeneralElection(termEnd: string): string {
  const endYear = Number(termEnd.slice(0, 4));
  const year = endYear % 2 === 0 ? endYear : endYear - 1;
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  const firstMonday = ((8 - first) % 7) + 1;
  return `${year}-11-${String(firstMonday + 1).padStart(2, "0")}`;
}
