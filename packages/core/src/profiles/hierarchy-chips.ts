import type { Breakpoint } from "../kernel/breakpoints.ts";
import { truncate } from "../kernel/text.ts";
import { buildRecordHref } from "../navigation/links.ts";
import type { HierarchyChip } from "../records/search-item.ts";

const CHIP_LENGTHS: Record<Breakpoint, number> = { xs: 30, sm: 60, md: 50, lg: 20, xl: 60 };

/** Returns the length of a chip in characters (PROF-09), doubled for a single office. */
export function computeHierarchyChipLength(breakpoint: Breakpoint, isSingleOffice: boolean): number {
  return CHIP_LENGTHS[breakpoint] * (isSingleOffice ? 2 : 1);
}

/** Shortens the chips' texts; one without a page has no `href`. */
export function listHierarchyChips(chips: readonly HierarchyChip[], breakpoint: Breakpoint) {
  const length = computeHierarchyChipLength(breakpoint, chips.length === 1);
  return chips.map(({ text, recordType, id }) => ({
    text: truncate(text, length),
    label: text,
    href: id === null || recordType === "" ? null : buildRecordHref({ id, recordType, preferredNameDisplay: text }),
  }));
}
