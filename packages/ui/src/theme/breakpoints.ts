/** Spec 9: xs below 600, sm below 960, md below 1280, lg below 1920, xl from there. */
export const BREAKPOINTS = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

/** Below this window width the masthead of a logged-in reader has its menu button (spec 9, decisions O-24). */
export const MOBILE_THRESHOLD = 1264;

/** What the spec allows for a scroll bar when it compares widths: 1280 - 16 = 1264. */
export const SCROLL_BAR_ALLOWANCE = 16;

export type BreakpointName = "xs" | keyof typeof BREAKPOINTS;

/** Media queries for `"@media"` keys in `.css.ts` files. */
export const from = {
  sm: "(min-width: 600px)",
  md: "(min-width: 960px)",
  wide: "(min-width: 1264px)",
  lg: "(min-width: 1280px)",
  xl: "(min-width: 1920px)",
} as const;

export const below = {
  sm: "(max-width: 599.98px)",
  md: "(max-width: 959.98px)",
  wide: "(max-width: 1263.98px)",
  lg: "(max-width: 1279.98px)",
} as const;

export const forcedColors = "(forced-colors: active)";
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const print = "print";

export function breakpointOf(width: number): BreakpointName {
  if (width < BREAKPOINTS.sm) return "xs";
  if (width < BREAKPOINTS.md) return "sm";
  if (width < BREAKPOINTS.lg) return "md";
  return width < BREAKPOINTS.xl ? "lg" : "xl";
}
