import { type Breakpoint, BREAKPOINTS } from "../kernel/breakpoints.ts";
import { truncate } from "../kernel/text.ts";

const CHIP_LENGTHS: Record<Breakpoint, number> = { xs: 30, sm: 60, md: 50, lg: 20, xl: 60 };

/** How many characters of a hierarchy chip are shown (spec 9); a single office's chip may be twice as long. */
export function hierarchyChipLength(breakpoint: Breakpoint, isSingleOffice: boolean): number {
  return CHIP_LENGTHS[breakpoint] * (isSingleOffice ? 2 : 1);
}

export function hierarchyChipText(text: string, breakpoint: Breakpoint, isSingleOffice: boolean): string {
  return truncate(text, hierarchyChipLength(breakpoint, isSingleOffice));
}

/** How many related profiles are shown (spec 2, 9; decisions O-15). */
export function relatedProfileCount(width: number): number {
  return width < BREAKPOINTS.md ? 3 : 6;
}
