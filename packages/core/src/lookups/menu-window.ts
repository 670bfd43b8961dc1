/** Lengths in pixels. */
const MENU_HEIGHT_MAX = 304;
const BATCH = 20;
const NEAR_END = 200;

/** Limits a menu's height, in pixels (CONST-18). */
export function computeMenuHeight(contentHeight: number): number {
  return Math.min(contentHeight, MENU_HEIGHT_MAX);
}

/** Returns how many items a menu renders first (CONST-18). */
export function countFirstItems(total: number): number {
  return Math.min(BATCH, total);
}

interface MenuScroll {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Renders twenty more items within 200 px of the end (CONST-18). */
export function countItemsAfterScroll(shown: number, total: number, scroll: MenuScroll): number {
  const toEnd = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;
  return toEnd <= NEAR_END ? Math.min(shown + BATCH, total) : shown;
}

/** Returns how many items to render for `index` and the next one to exist, in whole batches (CONST-18). */
export function countItemsToReach(index: number, shown: number, total: number): number {
  const batches = Math.ceil(Math.max(0, index + 2 - shown) / BATCH);
  return Math.min(shown + batches * BATCH, total);
}
