import { formatCurrency } from "../kernel/text.ts";

/**
 * A chart of a state: bars that are compared, or a trend over time. Every point is also a row of the table behind it.
 */
export interface Visualization {
  /** Unique on its page: `population`, `median-income`. */
  id: string;
  title: string;
  unit: "count" | "percent" | "usd" | "years";
  kind: "bar" | "trend";
  /** Who counted, and when: "U.S. Census Bureau, 2024". */
  source: string;
  /** In the order they are drawn; a trend runs from the oldest. A null value is not known. */
  points: { label: string; value: number | null }[];
}

/** One point of a chart: what the table says, and where the drawing puts it. */
interface ChartRow {
  label: string;
  text: string;
  /** From 0, the lower end of the scale, to 1, its upper end; null where nothing is known. */
  at: number | null;
}

export interface Chart {
  rows: ChartRow[];
  /** Where zero is on the scale, from 0 to 1: bars begin there. */
  zero: number;
}

/** A figure with its unit: "1,961,000", "61.5%", "$58,000", "38.5 years"; "(Unavailable)" where nothing is known. */
export function formatFigure(value: number | null, unit: Visualization["unit"]): string {
  // Unknown figures read the same in every unit.
  if (value === null || unit === "usd") return formatCurrency(value);
  const text = value.toLocaleString("en-US", { maximumFractionDigits: 1 });
  switch (unit) {
    case "percent":
      return `${text}%`;
    case "years":
      return `${text} years`;
    default:
      return text;
  }
}

/** A chart as a table's rows, each with its place on a scale that holds zero and every value. */
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

/** The places of the highest and the lowest row, where they are neither the first nor the last one known. */
export function findTurningPoints(rows: readonly Pick<ChartRow, "at">[]): {
  highest: number | null;
  lowest: number | null;
} {
  const known = rows.flatMap(({ at }, index) => (at === null ? [] : [{ at, index }]));
  const [first, last] = [known[0], known.at(-1)];
  const inner = (isFurther: (a: number, b: number) => boolean) => {
    const [start] = known;
    if (!start) return null;
    const found = known.reduce((best, one) => (isFurther(one.at, best.at) ? one : best), start);
    // A value as high as an end isn't a turning point.
    return found.at === first?.at || found.at === last?.at ? null : found.index;
  };
  return { highest: inner((a, b) => a > b), lowest: inner((a, b) => a < b) };
}

/** Describes a chart for screen readers: the course of a trend and its turns, or the longest bar. */
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
      const row = index === null ? undefined : rows[index];
      return row ? ` ${name}: ${row.text} in ${row.label}.` : "";
    };
    const ends = `${figure(first.value)} in ${first.label}, ${figure(last.value)} in ${last.label}.`;
    return ends + turn("Highest", highest) + turn("Lowest", lowest);
  }
  const most = others.reduce((best, one) => (one.value > best.value ? one : best), first);
  return `${last ? "Highest: " : ""}${most.label}, ${figure(most.value)}.`;
}
