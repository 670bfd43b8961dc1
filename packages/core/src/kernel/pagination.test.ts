import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listPageWindow } from "./pagination.ts";

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
