import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countFirstItems, countItemsAfterScroll, countItemsToReach, computeMenuHeight } from "./menu-window.ts";

describe("a long menu", () => {
  it("is at most 304 px tall", () => {
    expect([0, 90, 304, 305, 4000].map(computeMenuHeight)).toEqual([0, 90, 304, 304, 304]);
  });

  it("starts with 20 items", () => {
    expect([0, 7, 20, 21, 435].map(countFirstItems)).toEqual([0, 7, 20, 20, 20]);
  });

  it.each([
    // 20 items of 40 px: the distance to the end is 800 - 304 - scrollTop.
    [0, 20],
    [295, 20],
    [296, 40],
    [496, 40],
    // Overscrolling goes past the end.
    [520, 40],
  ])("scrolled by %i px, has %i items", (scrollTop, shown) => {
    expect(countItemsAfterScroll(20, 435, { scrollTop, clientHeight: 304, scrollHeight: 800 })).toBe(shown);
  });

  it("never has more items than the list", () => {
    const atTheEnd = { scrollTop: 496, clientHeight: 304, scrollHeight: 800 };
    expect(countItemsAfterScroll(20, 25, atTheEnd)).toBe(25);
    expect(countItemsAfterScroll(25, 25, atTheEnd)).toBe(25);
  });

  it.each([
    [0, 20],
    [18, 20],
    [19, 40],
    [38, 40],
    [39, 60],
    [100, 120],
    [434, 435],
  ])("with item %i active by keyboard has %i items", (index, shown) => {
    expect(countItemsToReach(index, 20, 435)).toBe(shown);
  });

  it("never removes items", () => {
    expect(countItemsToReach(3, 80, 435)).toBe(80);
  });

  it("reaches the end by scrolling, twenty items at a time", () => {
    fc.assert(
      fc.property(fc.nat({ max: 500 }), fc.integer({ min: 20, max: 60 }), (total, itemHeight) => {
        let shown = countFirstItems(total);
        for (let turn = 0; shown < total; turn += 1) {
          expect(turn).toBeLessThan(30);
          const scrollHeight = shown * itemHeight;
          const clientHeight = computeMenuHeight(scrollHeight);
          const next = countItemsAfterScroll(shown, total, {
            scrollTop: scrollHeight - clientHeight,
            clientHeight,
            scrollHeight,
          });
          expect(next).toBe(Math.min(shown + 20, total));
          shown = next;
        }
        expect(shown).toBe(total);
      }),
    );
  });

  it("always contains the active item and the next one", () => {
    fc.assert(
      fc.property(fc.nat({ max: 500 }), fc.nat({ max: 499 }), (total, index) => {
        fc.pre(index < total);
        const shown = countItemsToReach(index, countFirstItems(total), total);
        expect(shown).toBeGreaterThanOrEqual(Math.min(index + 2, total));
        expect(shown).toBeLessThanOrEqual(total);
        expect(shown === total || shown % 20 === 0).toBe(true);
      }),
    );
  });
});
