import { MESSAGES } from "../notices/messages.ts";
import { SKELETON_CARDS, SKELETON_ROWS } from "./search-limits.ts";
import { SEARCH_VIEWS } from "./search-options.ts";
import type { SearchView } from "./search-query.ts";

/** Counts the placeholders for results that load (RES-07). */
export function countSkeletons(view: SearchView): number {
  return view === "card" ? SKELETON_CARDS : SKELETON_ROWS;
}

/** How results are shown first: as an incoming address says, else as remembered, else as a list (RES-05). */
export function openingView(search: string, remembered: string | null): SearchView {
  const asked = new URLSearchParams(search).get("view");
  const known = (text: string | null) => SEARCH_VIEWS.find((view) => view === text);
  return known(asked) ?? known(remembered) ?? "list";
}

/** Whether there are pages to turn (RES-06). */
export function hasPages(totalPages: number): boolean {
  return totalPages > 1;
}

/**
 * The note where the reader's preference hides profiles outside the subscription; null where it doesn't (RES-13).
 */
export function describeHiddenProfiles(isPreferred: boolean, productName: string): string | null {
  return isPreferred ? MESSAGES.hiddenPaywalledProfiles(productName) : null;
}
