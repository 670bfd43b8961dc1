import { describe, expect, it } from "vitest";
import { holds, median, partsIn, reportOf } from "./perf-report.ts";

describe("a budget", () => {
  it.each([
    [{ value: 95, budget: 95, atLeast: true }, true],
    [{ value: 94, budget: 95, atLeast: true }, false],
    [{ value: 170, budget: 170 }, true],
    [{ value: 171, budget: 170 }, false],
  ])("of %j holds: %s", (row, expected) => {
    expect(holds({ what: "x", unit: "", ...row })).toBe(expected);
  });

  it("does not hold for what could not be measured", () => {
    expect(holds({ what: "x", unit: "", value: NaN, budget: 1 })).toBe(false);
    expect(holds({ what: "x", unit: "", value: median([]), budget: 1, atLeast: true })).toBe(false);
  });
});

describe("the parts to measure", () => {
  it.each([
    ["weight", ["weight"]],
    ["visits, typing", ["visits", "typing"]],
    ["weight,visits,typing,lighthouse", ["weight", "visits", "typing", "lighthouse"]],
    ["wight", null],
    ["weight,", null],
    ["", null],
  ])("named by %j are %j", (list, expected) => {
    expect(partsIn(list)).toEqual(expected);
  });
});

describe("the middle figure", () => {
  it.each([
    [[3, 1, 2], 2],
    [[5], 5],
    [[1, 2, 3, 4], 3],
  ])("of %j is %i", (values, middle) => expect(median(values)).toBe(middle));
});

describe("the report", () => {
  it("names what is exceeded", () => {
    const text = reportOf(
      [
        { what: "Weight", value: 171.25, budget: 170, unit: "kB" },
        { what: "Shift", value: 0.004, budget: 0.02, unit: "" },
      ],
      [{ file: "index.js", gzip: 58_900, page: "results" }],
      ["Node"],
    );
    expect(text).toContain("| Weight | 171.3 kB | ≤ 170 kB | **exceeded** |");
    expect(text).toContain("| Shift | 0.004 | ≤ 0.02 | holds |");
    expect(text).toContain("| index.js | 58.9 kB | results |");
  });
});
