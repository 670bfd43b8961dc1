import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aVisualization } from "../../testing/places.ts";
import { buildChart, describeChart, formatFigure, type Visualization, findTurningPoints } from "./charts.ts";

const points = (...values: (number | null)[]) => values.map((value, at) => ({ label: `P${at + 1}`, value }));

describe("formatFigure", () => {
  it.each<[number | null, Visualization["unit"], string]>([
    [1_961_000, "count", "1,961,000"],
    [38.44, "count", "38.4"],
    [61.5, "percent", "61.5%"],
    [14, "percent", "14%"],
    [58_000, "usd", "$58,000"],
    [58_000.5, "usd", "$58,000.50"],
    [38.5, "years", "38.5 years"],
    [null, "count", "(Unavailable)"],
    [null, "percent", "(Unavailable)"],
    [null, "usd", "(Unavailable)"],
    [0, "count", "0"],
  ])("of %j in %s is %j", (value, unit, text) => expect(formatFigure(value, unit)).toBe(text));
});

describe("buildChart", () => {
  it("has a row per point with its position on a scale from zero", () => {
    expect(buildChart({ points: points(50, 100, null, 0), unit: "percent" })).toEqual({
      rows: [
        { label: "P1", text: "50%", at: 0.5 },
        { label: "P2", text: "100%", at: 1 },
        { label: "P3", text: "(Unavailable)", at: null },
        { label: "P4", text: "0%", at: 0 },
      ],
      zero: 0,
    });
  });

  it("positions zero between gains and losses", () => {
    expect(buildChart({ points: points(-50, 150), unit: "count" })).toMatchObject({
      rows: [{ at: 0 }, { at: 1 }],
      zero: 0.25,
    });
    expect(buildChart({ points: points(-20, -10), unit: "count" })).toMatchObject({
      rows: [{ at: 0 }, { at: 0.5 }],
      zero: 1,
    });
    expect(buildChart({ points: points(0, null), unit: "count" })).toMatchObject({
      rows: [{ at: 0 }, { at: null }],
      zero: 0,
    });
    expect(buildChart({ points: [], unit: "count" })).toEqual({ rows: [], zero: 0 });
  });

  it("keeps every point on the scale in order of value", () => {
    const values = fc.array(fc.option(fc.integer({ min: -1e6, max: 1e6 })), { maxLength: 12 });
    fc.assert(
      fc.property(values, (list) => {
        const { rows, zero } = buildChart({ points: points(...list), unit: "count" });
        expect(rows).toHaveLength(list.length);
        const places = [...rows.flatMap(({ at }) => at ?? []), zero];
        expect(places.every((at) => at >= 0 && at <= 1)).toBe(true);
        const known = rows.flatMap(({ at }, index) => (at === null ? [] : [{ at, value: list[index] ?? 0 }]));
        for (const a of known) for (const b of known) expect(a.at < b.at).toBe(a.value < b.value);
      }),
    );
  });
});

describe("findTurningPoints", () => {
  it("returns the highest and the lowest point between the ends", () => {
    const values = fc.array(fc.option(fc.integer({ min: -50, max: 50 })), { maxLength: 12 });
    fc.assert(
      fc.property(values, (list) => {
        const { highest, lowest } = findTurningPoints(buildChart({ points: points(...list), unit: "count" }).rows);
        const known = list.filter((value) => value !== null);
        const ends = [known[0], known.at(-1)];
        const [most, least] = [Math.max(...known), Math.min(...known)];
        expect(highest === null ? null : list[highest]).toBe(known.length === 0 || ends.includes(most) ? null : most);
        expect(lowest === null ? null : list[lowest]).toBe(known.length === 0 || ends.includes(least) ? null : least);
      }),
    );
  });
});

describe("describeChart", () => {
  it("describes a trend", () => {
    expect(describeChart(aVisualization())).toBe("1,711,000 in 2000, 1,961,000 in 2020.");
    expect(describeChart({ points: points(null, 5, 7, null), unit: "count", kind: "trend" })).toBe("5 in P2, 7 in P3.");
    expect(describeChart({ points: points(null, 5), unit: "count", kind: "trend" })).toBe("P2, 5.");
  });

  it("describes where a trend turned", () => {
    const trend = (...values: (number | null)[]) =>
      describeChart({ points: points(...values), unit: "count", kind: "trend" });
    expect(trend(5, 9, 2, 6)).toBe("5 in P1, 6 in P4. Highest: 9 in P2. Lowest: 2 in P3.");
    expect(trend(5, 2, null, 9)).toBe("5 in P1, 9 in P4. Lowest: 2 in P2.");
  });

  it("names the longest bar", () => {
    const bars = (...values: (number | null)[]) =>
      describeChart({ points: points(...values), unit: "percent", kind: "bar" });
    expect(bars(5, 61.5, 14)).toBe("Highest: P2, 61.5%.");
    expect(bars(5, 5)).toBe("Highest: P1, 5%.");
    expect(bars(1, 2, 3)).toBe("Highest: P3, 3%.");
    expect(bars(7, null)).toBe("P1, 7%.");
    expect(bars(null)).toBe("");
    expect(bars()).toBe("");
  });
});
