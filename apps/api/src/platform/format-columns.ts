/** Aligns cells in columns to the left; in a table of figures, all but the first column to the right. */
export function formatColumns(rows: readonly (readonly string[])[], { isOfFigures = false } = {}): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, cell.length)));
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell[isOfFigures && index > 0 ? "padStart" : "padEnd"](widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

type Fact = string | number | boolean | Date | null | readonly string[] | readonly number[];

export const formatFacts = <Facts extends { [Name in keyof Facts]: Fact }>(facts: Facts): string[][] =>
  Object.entries<Fact>(facts).map(([name, value]) => [name, formatFact(value)]);

function formatFact(value: Fact): string {
  if (value === null) return "–";
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(", ") || "none" : String(value);
}
