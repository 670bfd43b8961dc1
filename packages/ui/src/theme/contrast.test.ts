import { describe, expect, it } from "vitest";
import { COLOR_PAIRS, contrastOf, contrastRatio, leastIn } from "./contrast.ts";
import { THEMES } from "./palette.ts";

describe("contrast", () => {
  it("is measured as WCAG measures it", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrastRatio("#ffffff", "#777777")).toBe(contrastRatio("#777777", "#ffffff"));
  });

  describe.each(THEMES)("in the %s theme", (theme) => {
    it.each(COLOR_PAIRS)("$front on $back is read easily", (pair) => {
      expect(contrastOf(pair.front, pair.back, theme)).toBeGreaterThanOrEqual(leastIn(theme, pair));
    });
  });
});
