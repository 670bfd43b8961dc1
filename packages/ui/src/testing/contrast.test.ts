import { describe, expect, it } from "vitest";
import { COLOR_PAIRS, computeContrast, computeContrastRatio, findRequiredContrast } from "./contrast.ts";
import { THEMES } from "../theme/palette.ts";

describe("contrast", () => {
  it("follows the WCAG formula", () => {
    expect(computeContrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(computeContrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(computeContrastRatio("#ffffff", "#777777")).toBe(computeContrastRatio("#777777", "#ffffff"));
  });

  describe.each(THEMES)("in the %s theme", (theme) => {
    it.each(COLOR_PAIRS)("$front on $back has enough contrast", (pair) => {
      expect(computeContrast(pair.front, pair.back, theme)).toBeGreaterThanOrEqual(findRequiredContrast(theme, pair));
    });
  });
});
