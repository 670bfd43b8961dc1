import { describe, expect, it } from "vitest";
import { formatDate, formatYears } from "./dates.ts";

describe("formatDate", () => {
  it.each([
    ["1968-03-04", "March 4, 1968"],
    ["2026-01-01", "January 1, 2026"],
    ["2026-11-18T23:59:59Z", "November 18, 2026"],
    ["1968", "1968"],
    ["spring 1968", "spring 1968"],
    ["2026-13-40", "2026-13-40"],
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
