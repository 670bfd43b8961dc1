import type { Breakpoint } from "../kernel/breakpoints.ts";
import { truncate } from "../kernel/text.ts";
import { buildRecordHref } from "../navigation/links.ts";
import type { HierarchyChip } from "../records/search-item.ts";

const CHIP_LENGTHS: Record<Breakpoint, number> = { xs: 30, sm: 60, md: 50, lg: 20, xl: 60 };

/** A hierarchy chip as it is shown: its text cut to fit, and where it leads. */
interface ShownChip {
  text: string;
  /** The whole of it. */
  label: string;
  /** Null where it leads nowhere. */
  href: string | null;
}

/** How many characters of a hierarchy chip are shown (PROF-09); a single office's chip may be twice as long. */
export function computeHierarchyChipLength(breakpoint: Breakpoint, isSingleOffice: boolean): number {
  return CHIP_LENGTHS[breakpoint] * (isSingleOffice ? 2 : 1);
}

/** The way up the hierarchy, cut to what the screen has room for. */
export function listHierarchyChips(chips: readonly HierarchyChip[], breakpoint: Breakpoint): ShownChip[] {
  const length = computeHierarchyChipLength(breakpoint, chips.length === 1);
  return chips.map(({ text, recordType, id }) => ({
    text: truncate(text, length),
    label: text,
    href: id === null || recordType === "" ? null : buildRecordHref({ id, recordType, preferredNameDisplay: text }),
  }));
}
