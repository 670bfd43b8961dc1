import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareDates,
  formatDate,
  formatLocalDay,
  formatUtcDay,
  formatWeekday,
  formatYears,
  isBefore,
  isFresh,
} from "./dates.ts";

describe("formatDate", () => {
  it.each([
    ["1968-03-04", "March 4, 1968"],
    ["2026-01-01", "January 1, 2026"],
    ["2026-11-18T23:59:59Z", "November 18, 2026"],
    ["1968", "1968"],
    ["spring 1968", "spring 1968"],
    ["on 1968-03-04", "on 1968-03-04"],
    ["1968-03-04, a Monday", "1968-03-04, a Monday"],
    ["2026-13-40", "2026-13-40"],
    ["2026-02-30", "2026-02-30"],
    ["0000-00-00", "0000-00-00"],
    ["2026-11-31T00:00:00Z", "2026-11-31T00:00:00Z"],
    ["", ""],
  ])("%j is %j", (text, shown) => expect(formatDate(text)).toBe(shown));
});

describe("formatYears", () => {
  it.each([
    [1988, 1992, "1988–1992"],
    [1992, 1992, "1992"],
    [-1, 1992, "1992"],
    [1988, -1, "from 1988"],
    [-1, -1, ""],
    [0, 0, ""],
  ])("%i and %i are %j", (start, end, shown) => expect(formatYears(start, end)).toBe(shown));
});

describe("a date", () => {
  it("keeps its year in any time zone", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString();
          expect(formatDate(iso)).toMatch(new RegExp(`^[A-Z][a-z]+ ${date.getUTCDate()}, ${date.getUTCFullYear()}$`));
          expect(formatDate(iso.slice(0, 10))).toBe(formatDate(iso));
        },
      ),
    );
  });
});

it.each([
  ["2022-03-01", "2024", -1],
  ["2024", "2022-03-01", 1],
  ["2024", "2024", 0],
])("compares the dates %s and %s: %i", (a, b, order) => expect(compareDates(a, b)).toBe(order));

describe("isBefore", () => {
  it("is true for days before the given day", () => {
    expect(isBefore("2026-11-22", "2026-11-23")).toBe(true);
    expect(isBefore("2026-11-23", "2026-11-23")).toBe(false);
    expect(isBefore("2026-11-22T23:00:00Z", "2026-11-23")).toBe(true);
    expect([isBefore("2025", "2026-11-23"), isBefore("2026", "2026-11-23")]).toEqual([true, false]);
    expect([isBefore("2026-10", "2026-11-23"), isBefore("2026-11", "2026-11-23")]).toEqual([true, false]);
    expect(["", "soon", "since 2025"].map((text) => isBefore(text, "2026-11-23"))).toEqual([false, false, false]);
  });

  it("orders days chronologically", () => {
    const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [a, b] = [one, other].map((date) => date.toISOString().slice(0, 10)) as [string, string];
        expect(isBefore(a, b)).toBe(Date.parse(a) < Date.parse(b));
      }),
    );
  });
});

describe("isFresh", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it.each([
    ["just now", minutesAgo(0), true],
    ["a little under two minutes ago", minutesAgo(1.99), true],
    ["two minutes ago", minutesAgo(2), false],
    ["an hour ago", minutesAgo(60), false],
    ["never", null, false],
    ["by a clock that has been set back since", minutesAgo(-5), false],
  ])("checks data updated %s", (_when, lastUpdated, expected) => {
    expect(isFresh(lastUpdated, now, 120_000)).toBe(expected);
  });
});

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
