import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paginateRows, sortRows, TABLE_PAGE_SIZE, TABLE_PAGE_SIZES, listPageWindow } from "./data-table.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("paginateRows", () => {
  const rows = numbers(43);

  it("shows ten rows per page by default, or 5, 15 or all", () => {
    expect(TABLE_PAGE_SIZE).toBe(10);
    expect(TABLE_PAGE_SIZES).toEqual([5, 10, 15, -1]);
    expect(paginateRows(rows, 1).items).toEqual(numbers(10));
    expect(paginateRows(rows, 5)).toEqual({ items: [41, 42, 43], page: 5, totalPages: 5 });
    expect(TABLE_PAGE_SIZES.map((size) => paginateRows(rows, 1, size).totalPages)).toEqual([9, 5, 3, 1]);
    expect(paginateRows(rows, 1, -1).items).toEqual(rows);
    expect(paginateRows(rows, 1, 0).items).toEqual(rows);
  });

  it("stays within existing pages", () => {
    expect(paginateRows(rows, 9).page).toBe(5);
    expect(paginateRows(rows, 0).page).toBe(1);
    expect(paginateRows(rows, -3).page).toBe(1);
    expect(paginateRows(rows, 2.9).page).toBe(2);
    expect(paginateRows(rows, Number.NaN).page).toBe(1);
    expect(paginateRows([], 3)).toEqual({ items: [], page: 1, totalPages: 1 });
    expect(paginateRows([], 3, -1)).toEqual({ items: [], page: 1, totalPages: 1 });
  });

  it("shows every row exactly once across pages", () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.constantFrom(...TABLE_PAGE_SIZES, 1, 7), (count, size) => {
        const { totalPages } = paginateRows(numbers(count), 1, size);
        const pages = numbers(totalPages).map((page) => paginateRows(numbers(count), page, size).items);
        expect(pages.flat()).toEqual(numbers(count));
      }),
    );
  });
});

describe("sortRows", () => {
  const sorted = (...rows: string[][]) => sortRows(rows, (row) => row);

  it("compares by the first key that differs, without case or accents, numbers as numbers", () => {
    expect(sorted(["b", "1"], ["a", "2"], ["b", "0"])).toEqual([
      ["a", "2"],
      ["b", "0"],
      ["b", "1"],
    ]);
    expect(sorted(["ibarra", "2"], ["IBARRA", "1"], ["Íbarra", "0"]).map(([, second]) => second)).toEqual([
      "0",
      "1",
      "2",
    ]);
    expect(sorted(["District 10"], ["District 9"])).toEqual([["District 9"], ["District 10"]]);
  });

  it("is stable in both directions and doesn't change the list", () => {
    const rows = [
      { key: "b", at: 1 },
      { key: "a", at: 2 },
      { key: "a", at: 3 },
    ];
    expect(sortRows(rows, ({ key }) => [key]).map(({ at }) => at)).toEqual([2, 3, 1]);
    expect(sortRows(rows, ({ key }) => [key], "descending").map(({ at }) => at)).toEqual([1, 2, 3]);
    expect(rows.map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  it("reverses the list if all rows differ", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 500 })), (values) => {
        const keys = (value: number) => [String(value)];
        expect(sortRows(values, keys)).toEqual(values.toSorted((a, b) => a - b));
        expect(sortRows(values, keys, "descending")).toEqual(sortRows(values, keys).toReversed());
      }),
    );
  });
});

describe("listPageWindow", () => {
  it.each([
    [1, 20, [1, 2, 3, 4, 5, 6, 7]],
    [4, 20, [1, 2, 3, 4, 5, 6, 7]],
    [5, 20, [2, 3, 4, 5, 6, 7, 8]],
    [10, 20, [7, 8, 9, 10, 11, 12, 13]],
    [20, 20, [14, 15, 16, 17, 18, 19, 20]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
    [1, 0, []],
  ])("shows on page %i of %i: %j", (page, totalPages, shown) => {
    expect(listPageWindow(page, totalPages)).toEqual(shown);
  });

  it("shows the last pages for a page past the end", () => {
    expect(listPageWindow(9999, 9)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it("shows one page more ahead in an even window", () => {
    expect(listPageWindow(10, 20, 4)).toEqual([9, 10, 11, 12]);
  });

  it("contains the page and as many pages as fit", () => {
    const cases = fc
      .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 12 }))
      .chain(([total, size]) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total), fc.constant(size)));
    fc.assert(
      fc.property(cases, ([page, total, size]) => {
        const shown = listPageWindow(page, total, size);
        expect(shown).toContain(page);
        expect(shown).toHaveLength(Math.min(size, total));
        const [first = 0] = shown;
        expect(shown).toEqual(shown.map((_, index) => first + index));
        expect(first).toBeGreaterThanOrEqual(1);
        expect(shown.at(-1)).toBeLessThanOrEqual(total);
      }),
    );
  });
});
