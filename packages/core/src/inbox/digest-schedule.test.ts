import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIGEST_HOUR, findDigestTime } from "./digest-schedule.ts";

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

describe("the time of a digest", () => {
  // November 20, 2026 is a Friday.
  it.each([
    ["daily", at(20, 7), at(20, 7)],
    ["daily", at(20, 6, 59), at(19, 7)],
    ["daily", at(22, 12), at(20, 7)],
    ["daily", at(23, 6), at(20, 7)],
    ["weekly", at(20, 12), at(16, 7)],
    ["weekly", at(23, 6, 59), at(16, 7)],
    ["weekly", at(23, 7), at(23, 7)],
    ["off", at(20, 12), null],
  ] as const)("is the last weekday or Monday at seven: %s, %s", (cadence, now, time) =>
    expect(findDigestTime(cadence, now)).toEqual(time),
  );

  it("is never later than now, and at most a week before", () => {
    const times = fc.date({ min: new Date(2020, 0, 8), max: new Date(2040, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom("daily", "weekly"), times, (cadence, now) => {
        const time = findDigestTime(cadence, now) as Date;
        expect(time.getHours()).toBe(DIGEST_HOUR);
        expect(time <= now).toBe(true);
        // A day more, for the change of summer time.
        expect(now.getTime() - time.getTime()).toBeLessThan(8 * 86_400_000);
        expect(findDigestTime(cadence, time)).toEqual(time);
      }),
    );
  });
});
