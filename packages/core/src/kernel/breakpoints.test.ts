import { describe, expect, it } from "vitest";
import { type Breakpoint, findBreakpoint, MOBILE_THRESHOLD, findBreakpointWidth } from "./breakpoints.ts";

describe("breakpoints", () => {
  it("change at 600, 960, 1280 and 1920 px", () => {
    const names = [599, 600, 959, 960, 1279, 1280, 1919, 1920].map(findBreakpoint);
    expect(names).toEqual(["xs", "sm", "sm", "md", "md", "lg", "lg", "xl"]);
  });

  it("start at distinct widths", () => {
    const names: Breakpoint[] = ["xs", "sm", "md", "lg", "xl"];
    expect(names.map((name) => findBreakpoint(findBreakpointWidth(name)))).toEqual(names);
    expect(names.map(findBreakpointWidth)).toEqual([0, 600, 960, 1280, 1920]);
  });

  it("keep the mobile threshold at 1264", () => {
    expect(MOBILE_THRESHOLD).toBe(1264);
  });
});
