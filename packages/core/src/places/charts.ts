import { formatCurrency } from "../kernel/text.ts";
import type { Camelized } from "../kernel/camelize.ts";
import type { VisualizationWire } from "../wire/places.ts";

/** A bar or trend chart of a state. Every point is also a row of the accompanying table. */
export interface Visualization extends Camelized<VisualizationWire> {}

interface ChartRow {
  label: string;
  text: string;
  /** Position on the scale from 0 (lowest) to 1; null if unknown. */
  at: number | null;
}

export interface Chart {
  rows: ChartRow[];
  /** Position of zero on the scale, where bars start. */
  zero: number;
}

/** Formats a figure: "1,961,000", "61.5%", "$58,000", "38.5 years"; "(Unavailable)" if unknown. */
export function formatFigure(value: number | null, unit: Visualization["unit"]): string {
  // Unknown figures have the same text in all units.
  if (value === null || unit === "usd") return formatCurrency(value);
  const text = value.toLocaleString("en-US", { maximumFractionDigits: 1 });
  return { count: text, percent: `${text}%`, years: `${text} years` }[unit];
}

/** Builds table rows with positions on a scale that includes zero and all values. */
export function buildChart({ points, unit }: Pick<Visualization, "points" | "unit">): Chart {
  const values = points.map(({ value }) => value ?? 0);
  const least = Math.min(0, ...values);
  const span = Math.max(0, ...values) - least;
  const place = (value: number) => (span === 0 ? 0 : (value - least) / span);
  const rows = points.map(({ label, value }) => ({
    label,
    text: formatFigure(value, unit),
    at: value === null ? null : place(value),
  }));
  return { rows, zero: place(0) };
}

/** Returns the indexes of the highest and lowest row, unless they are the first or last known one. */
export function findTurningPoints(rows: readonly Pick<ChartRow, "at">[]): {
  highest: number | null;
  lowest: number | null;
} {
  const known = rows.flatMap(({ at }, index) => (at === null ? [] : [{ at, index }]));
  const ends = [known[0]?.at, known.at(-1)?.at];
  const inner = (choose: (...values: number[]) => number) => {
    const at = choose(...known.map((one) => one.at));
    // A value equal to an end isn't a turning point.
    return ends.includes(at) ? null : (known.find((one) => one.at === at)?.index ?? null);
  };
  return { highest: inner(Math.max), lowest: inner(Math.min) };
}

/** Describes a chart for screen readers: a trend's course and turning points, or the longest bar. */
export function describeChart({ points, unit, kind }: Pick<Visualization, "points" | "unit" | "kind">): string {
  const known = points.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const [first, ...others] = known;
  if (!first) return "";
  const figure = (value: number) => formatFigure(value, unit);
  const last = others.at(-1);
  if (kind === "trend" && last) {
    const { rows } = buildChart({ points, unit });
    const { highest, lowest } = findTurningPoints(rows);
    const turn = (name: string, index: number | null) => {
      const row = rows[index ?? -1];
      return row ? ` ${name}: ${row.text} in ${row.label}.` : "";
    };
    const ends = `${figure(first.value)} in ${first.label}, ${figure(last.value)} in ${last.label}.`;
    return ends + turn("Highest", highest) + turn("Lowest", lowest);
  }
  const most = others.reduce((best, one) => (one.value > best.value ? one : best), first);
  return `${last ? "Highest: " : ""}${most.label}, ${figure(most.value)}.`;
}
