/** Window widths in pixels, each where its name begins; below the first it is xs (CONST-15). */
export const BREAKPOINTS = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

export type Breakpoint = "xs" | keyof typeof BREAKPOINTS;

/** The width of a scroll bar, left out of the comparison. */
const SCROLL_BAR_ALLOWANCE = 16;

/** Below this window width the masthead of a logged-in reader has its menu button (CONST-15). */
export const MOBILE_THRESHOLD = BREAKPOINTS.lg - SCROLL_BAR_ALLOWANCE;

export function findBreakpoint(width: number): Breakpoint {
  if (width < BREAKPOINTS.sm) return "xs";
  if (width < BREAKPOINTS.md) return "sm";
  if (width < BREAKPOINTS.lg) return "md";
  return width < BREAKPOINTS.xl ? "lg" : "xl";
}

/** The width a breakpoint begins at, in pixels. */
export function findBreakpointWidth(breakpoint: Breakpoint): number {
  return breakpoint === "xs" ? 0 : BREAKPOINTS[breakpoint];
}
