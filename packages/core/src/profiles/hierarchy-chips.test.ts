import { describe, expect, it } from "vitest";
import { breakpointOf } from "../kernel/breakpoints.ts";
import { hierarchyChipLength, hierarchyChipText, relatedProfileCount } from "./hierarchy-chips.ts";

const WIDTHS = [500, 800, 1100, 1500, 2000];
const OFFICE = "Subcommittee on Conservation, Forestry, and Natural Resources ".repeat(3).trim();

describe("hierarchy chips", () => {
  it("are 30, 60, 50, 20 or 60 characters long by width, a single office's twice that", () => {
    expect(WIDTHS.map((width) => hierarchyChipLength(breakpointOf(width), false))).toEqual([30, 60, 50, 20, 60]);
    expect(WIDTHS.map((width) => hierarchyChipLength(breakpointOf(width), true))).toEqual([60, 120, 100, 40, 120]);
  });

  it("cut a long name to that length", () => {
    for (const width of WIDTHS) {
      const shown = hierarchyChipText(OFFICE, breakpointOf(width), false);
      expect(shown.length).toBeLessThanOrEqual(hierarchyChipLength(breakpointOf(width), false));
      expect(shown).toMatch(/…$/);
    }
    expect(hierarchyChipText("Nebraska", "lg", false)).toBe("Nebraska");
  });
});

describe("relatedProfileCount", () => {
  it("is six, and three below 960 pixels", () => {
    expect([400, 959, 960, 1440].map(relatedProfileCount)).toEqual([3, 3, 6, 6]);
  });
});
