import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCopyright, formatHeaderDate } from "./shell-text.ts";

describe("formatHeaderDate", () => {
  it("returns today as text and as an ISO date", () => {
    expect(formatHeaderDate(new Date(2026, 10, 20, 9))).toEqual({
      text: "Friday, November 20, 2026",
      isoDay: "2026-11-20",
    });
    expect(formatHeaderDate(new Date(2027, 0, 3, 23, 59))).toEqual({
      text: "Sunday, January 3, 2027",
      isoDay: "2027-01-03",
    });
  });

  it("uses the user's time zone from the first to the last minute of the day", () => {
    const days = fc.record({
      year: fc.integer({ min: 2000, max: 2100 }),
      month: fc.nat(11),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(days, fc.nat(23), ({ year, month, day }, hour) => {
        const { text, isoDay } = formatHeaderDate(new Date(year, month, day, hour, 30));
        expect(isoDay.split("-").map(Number)).toEqual([year, month + 1, day]);
        expect(isoDay).toHaveLength(10);
        expect(text).toMatch(new RegExp(` ${day}, ${year}$`));
      }),
    );
  });
});

describe("formatCopyright", () => {
  it("contains the current year and the publisher", () => {
    expect(formatCopyright(2026, "Rotunda Press")).toBe("© 2026 Rotunda Press. All rights reserved.");
    expect(formatCopyright(2031, "Cupola Books")).toBe("© 2031 Cupola Books. All rights reserved.");
  });
});
