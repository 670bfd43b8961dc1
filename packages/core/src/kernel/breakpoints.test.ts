import { describe, expect, it } from "vitest";
import { breakpointOf, MOBILE_THRESHOLD } from "./breakpoints.ts";

describe("breakpoints", () => {
  it("change where the specification says (9)", () => {
    const names = [599, 600, 959, 960, 1279, 1280, 1919, 1920].map(breakpointOf);
    expect(names).toEqual(["xs", "sm", "sm", "md", "md", "lg", "lg", "xl"]);
  });

  it("leave the mobile threshold at 1264", () => {
    expect(MOBILE_THRESHOLD).toBe(1264);
  });
});
