import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanceColumns } from "./filter-panels.tsx";

const sections = (...counts: number[]) => counts.map((count) => ({ filters: Array.from({ length: count }) }));
const counts = (columns: { filters: readonly unknown[] }[][]) =>
  columns.map((column) => column.map(({ filters }) => filters.length));

describe("sections in columns", () => {
  it("fill the columns evenly", () => {
    expect(counts(balanceColumns(sections(2, 5, 1, 2, 1, 2, 1, 8)))).toEqual([
      [2, 5],
      [1, 2, 1, 2],
      [1, 8],
    ]);
  });

  it("have a column each if there are few", () => {
    expect(counts(balanceColumns(sections(4, 1)))).toEqual([[4], [1]]);
    expect(balanceColumns([])).toEqual([]);
  });

  it("are complete and in order, in at most three non-empty columns", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 12 }), (given) => {
        const all = sections(...given);
        const columns = balanceColumns(all);
        expect(columns.flat()).toEqual(all);
        expect(columns).toHaveLength(Math.min(3, all.length));
        expect(columns.every((column) => column.length > 0)).toBe(true);
      }),
    );
  });
});
