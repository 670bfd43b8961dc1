import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLocalDay, formatUtcDay, formatWeekday } from "./calendar.ts";

const DAYS = fc.date({ min: new Date("1000-01-02"), max: new Date("9999-12-30"), noInvalidDate: true });

describe("days in words", () => {
  it("use the American format", () => {
    const day = new Date(2026, 10, 20, 9);
    expect([formatWeekday(day), formatLocalDay(day)]).toEqual(["Friday", "November 20, 2026"]);
    expect(formatUtcDay(new Date("1968-03-04T00:00:00Z"))).toBe("March 4, 1968");
  });

  it("match Intl.DateTimeFormat", () => {
    fc.assert(
      fc.property(DAYS, (day) => {
        expect(formatLocalDay(day)).toBe(day.toLocaleDateString("en-US", { dateStyle: "long" }));
        expect(formatUtcDay(day)).toBe(day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" }));
        expect(formatWeekday(day)).toBe(day.toLocaleDateString("en-US", { weekday: "long" }));
      }),
    );
  });
});
