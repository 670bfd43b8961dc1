/** A measured figure beside what it may be. */
export interface Figure {
  what: string;
  value: number;
  budget: number;
  /** Whether more is better. */
  atLeast?: boolean;
  unit: string;
}

export interface Chunk {
  file: string;
  gzip: number;
  /** On which page it was first fetched. */
  page: string;
}

/** Measurements that can run alone. */
export const PARTS = ["weight", "visits", "typing", "lighthouse"] as const;
export type Part = (typeof PARTS)[number];

/** The parts of a list with commas; null when it names something else. */
export function partsIn(list: string): Part[] | null {
  const named = list.split(",").map((name) => PARTS.find((part) => part === name.trim()));
  return named.includes(undefined) ? null : named.filter((part) => part !== undefined);
}

export const holds = ({ value, budget, atLeast = false }: Figure): boolean =>
  atLeast ? value >= budget : value <= budget;

/** The middle one; of an even number, the worse of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const figure = (value: number, unit: string) =>
  unit === "" ? String(Number(value.toFixed(3))) : `${Number(value.toFixed(1))} ${unit}`;

export function reportOf(figures: readonly Figure[], chunks: readonly Chunk[], notes: readonly string[]): string {
  return [
    "# Performance",
    "",
    "Written by `npm run perf`: the production build, served by the product on sample data. Every figure is the middle one",
    "of several runs; the budgets stand in `scripts/perf-budgets.ts`.",
    "",
    ...notes.map((note) => `- ${note}`),
    "",
    "| | Measured | Budget | |",
    "| --- | ---: | ---: | --- |",
    ...figures.map(
      (row) =>
        `| ${row.what} | ${figure(row.value, row.unit)} | ${row.atLeast ? "≥" : "≤"} ${figure(row.budget, row.unit)} | ${holds(row) ? "holds" : "**exceeded**"} |`,
    ),
    "",
    "## Files",
    "",
    "JavaScript and CSS a reader fetches, in the order of a visit that begins on a results page.",
    "",
    "| File | gzip | First fetched by |",
    "| --- | ---: | --- |",
    ...chunks.map(({ file, gzip, page }) => `| ${file} | ${(gzip / 1000).toFixed(1)} kB | ${page} |`),
    "",
  ].join("\n");
}
