import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAGE_LINES_MIN } from "./page-style.ts";
import { computeHeight, type PagePiece, planPages } from "./plan-pages.ts";

const HEIGHT = 200;
const aPiece = fc.record({
  height: fc.integer({ min: 5, max: 40 }),
  above: fc.integer({ min: 0, max: 10 }),
  lines: fc.integer({ min: 1, max: 3 }),
  keepsNext: fc.boolean(),
  repeats: fc.constantFrom(0, 0, 12),
});
const line = (more: Partial<PagePiece> = {}): PagePiece => ({
  height: 10,
  above: 0,
  lines: 1,
  keepsNext: false,
  repeats: 0,
  ...more,
});

describe("planPages", () => {
  it("keeps every piece once and in order, within the height of the page", () => {
    fc.assert(
      fc.property(fc.array(aPiece, { maxLength: 60 }), (pieces) => {
        const pages = planPages(pieces, HEIGHT);
        expect(pages.flat()).toEqual(pieces);
        for (const page of pages) {
          expect(page.length).toBeGreaterThan(0);
          expect(computeHeight(page) + (page[0]?.repeats ?? 0)).toBeLessThanOrEqual(HEIGHT);
        }
      }),
    );
  });

  it("keeps a heading with its content", () => {
    const pages = planPages([...Array.from({ length: 19 }, () => line()), line({ keepsNext: true }), line()], HEIGHT);
    expect(pages.map((page) => page.length)).toEqual([13, PAGE_LINES_MIN]);
  });

  it("moves lines to the last page until it has enough", () => {
    const pages = planPages(
      Array.from({ length: 22 }, () => line()),
      HEIGHT,
    );
    expect(pages.map((page) => page.length)).toEqual([22 - PAGE_LINES_MIN, PAGE_LINES_MIN]);
  });

  it("accepts few lines on the only page", () => {
    expect(planPages([line(), line()], HEIGHT)).toHaveLength(1);
    expect(planPages([], HEIGHT)).toEqual([]);
  });
});
