import { MESSAGES } from "../notices/messages.ts";
import { SKELETON_CARDS, SKELETON_ROWS } from "./search-limits.ts";
import { SEARCH_VIEWS } from "./search-options.ts";
import type { SearchView } from "./search-query.ts";

/** Returns the number of placeholders while loading (RES-07). */
export function countSkeletons(view: SearchView): number {
  return view === "card" ? SKELETON_CARDS : SKELETON_ROWS;
}

/** Returns the initial view: from the address, else remembered, else list (RES-05). */
export function chooseInitialView(search: string, remembered: string | null): SearchView {
  const requested = new URLSearchParams(search).get("view");
  const known = (text: string | null) => SEARCH_VIEWS.find((view) => view === text);
  return known(requested) ?? known(remembered) ?? "list";
}

/** Returns whether a pager is needed (RES-06). */
export function hasPages(totalPages: number): boolean {
  return totalPages > 1;
}

/** Returns the note about hidden profiles outside the subscription, or null (RES-13). */
export function describeHiddenProfiles(isPreferred: boolean, productName: string): string | null {
  return isPreferred ? MESSAGES.hiddenPaywalledProfiles(productName) : null;
}
