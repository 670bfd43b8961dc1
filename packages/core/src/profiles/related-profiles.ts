import { BREAKPOINTS } from "../kernel/breakpoints.ts";

/** How many related profiles are shown (spec 2, 9; decisions O-15). */
export function relatedProfileCount(width: number): number {
  return width < BREAKPOINTS.md ? 3 : 6;
}
