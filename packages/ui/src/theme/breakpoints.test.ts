import { describe, expect, it } from "vitest";
import { below, BREAKPOINTS, breakpointOf, from, MOBILE_THRESHOLD, SCROLL_BAR_ALLOWANCE } from "./breakpoints.ts";

describe("breakpoints", () => {
  it("change where the specification says (9)", () => {
    expect([599, 600, 959, 960, 1279, 1280, 1919, 1920].map(breakpointOf)).toEqual([
      "xs",
      "sm",
      "sm",
      "md",
      "md",
      "lg",
      "lg",
      "xl",
    ]);
  });

  it("give the mobile threshold less a scroll bar", () => {
    expect(BREAKPOINTS.lg - SCROLL_BAR_ALLOWANCE).toBe(MOBILE_THRESHOLD);
  });

  it("are the numbers of the media queries", () => {
    const numbers = { ...BREAKPOINTS, wide: MOBILE_THRESHOLD };
    for (const [name, query] of Object.entries(from))
      expect(query).toBe(`(min-width: ${numbers[name as keyof typeof from]}px)`);
    for (const [name, query] of Object.entries(below))
      expect(query).toBe(`(max-width: ${numbers[name as keyof typeof below] - 0.02}px)`);
  });
});
