/** Lower bounds in pixels; narrower windows are xs (CONST-15). */
export const BREAKPOINTS = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

export type Breakpoint = "xs" | keyof typeof BREAKPOINTS;

/** Width of a scroll bar, subtracted before comparing. */
const SCROLL_BAR_ALLOWANCE = 16;

/** Below this width the masthead shows a menu button after login (CONST-15). */
export const MOBILE_THRESHOLD = BREAKPOINTS.lg - SCROLL_BAR_ALLOWANCE;

export function findBreakpoint(width: number): Breakpoint {
  if (width < BREAKPOINTS.sm) return "xs";
  if (width < BREAKPOINTS.md) return "sm";
  if (width < BREAKPOINTS.lg) return "md";
  return width < BREAKPOINTS.xl ? "lg" : "xl";
}

export function findBreakpointWidth(breakpoint: Breakpoint): number {
  return breakpoint === "xs" ? 0 : BREAKPOINTS[breakpoint];
}
