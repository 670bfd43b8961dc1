export const DIGEST_CADENCES = { daily: "Every weekday", weekly: "Every Monday", off: "No digest" } as const;
export type DigestCadence = keyof typeof DIGEST_CADENCES;

/** The hour of a digest, in the server's time zone. */
export const DIGEST_HOUR = 7;
const MONDAY = 1;

/** Returns the last moment, up to now, at which a digest was due (INB-05); null if there is none. */
export function findDigestTime(cadence: DigestCadence, now: Date): Date | null {
  if (cadence === "off") return null;
  const isDay = (time: Date) => (cadence === "weekly" ? time.getDay() === MONDAY : time.getDay() % 6 !== 0);
  const times = Array.from({ length: 8 }, (_, days) => {
    const time = new Date(now);
    time.setHours(DIGEST_HOUR, 0, 0, 0);
    time.setDate(time.getDate() - days);
    return time;
  });
  return times.find((time) => time <= now && isDay(time)) ?? null;
}
