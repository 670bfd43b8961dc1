/** How often a digest comes, with its label. */
export const DIGEST_CADENCES = { daily: "Every weekday", weekly: "Every Monday", off: "No digest" } as const;
export type DigestCadence = keyof typeof DIGEST_CADENCES;

/** The hour of a digest, in the server's time zone. */
export const DIGEST_HOUR = 7;
const MONDAY = 1;

/** Returns the last moment, up to now, at which a digest was due (INB-05); null if there is none. */
export function findDigestTime(cadence: DigestCadence, now: Date): Date | null {
  if (cadence === "off") return null;
  const time = new Date(now);
  time.setHours(DIGEST_HOUR, 0, 0, 0);
  const isDay = () => (cadence === "weekly" ? time.getDay() === MONDAY : time.getDay() % 6 !== 0);
  while (time > now || !isDay()) time.setDate(time.getDate() - 1);
  return time;
}
