import { BREAKPOINTS, MOBILE_THRESHOLD } from "@rotunda/core";

const atLeast = (width: number) => `(min-width: ${width}px)`;
const under = (width: number) => `(max-width: ${width - 0.02}px)`;

/** Narrower mastheads have no room for the theme. */
const PHONE = 420;

/** Media queries for `"@media"` keys in `.css.ts` files. */
export const from = {
  phone: atLeast(PHONE),
  sm: atLeast(BREAKPOINTS.sm),
  md: atLeast(BREAKPOINTS.md),
  wide: atLeast(MOBILE_THRESHOLD),
  lg: atLeast(BREAKPOINTS.lg),
  xl: atLeast(BREAKPOINTS.xl),
} as const;

export const below = {
  phone: under(PHONE),
  sm: under(BREAKPOINTS.sm),
  md: under(BREAKPOINTS.md),
  wide: under(MOBILE_THRESHOLD),
  lg: under(BREAKPOINTS.lg),
} as const;

/** Widths for components that depend on their columns instead of the window; for container and media queries. */
export const content = {
  form: atLeast(560),
  compared: atLeast(640),
  halves: atLeast(720),
  row: atLeast(760),
  thirds: atLeast(1120),
} as const;

/** Mastheads without room for words beside icons; in rem, because large text needs more room. */
export const narrowMasthead = "masthead (max-width: 47rem)";

/** Filters so narrow that large text wraps in the buttons below them. */
export const wrappedFilterFoot = "filters (max-width: 14rem)";

/** Touch input, not a pen or a mouse. */
export const coarsePointer = "(pointer: coarse)";
/** A mouse, so probably a keyboard too. */
export const finePointer = "(hover: hover) and (pointer: fine)";
export const forcedColors = "(forced-colors: active)";
export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const moreContrast = "(prefers-contrast: more)";
export const print = "print";
