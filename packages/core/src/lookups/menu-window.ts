/** Lengths in pixels. */
const MENU_HEIGHT_MAX = 304;
const BATCH = 20;
const NEAR_END = 200;

/** How tall a menu is, given the height of all it holds (CONST-18). */
export function computeMenuHeight(contentHeight: number): number {
  return Math.min(contentHeight, MENU_HEIGHT_MAX);
}

/** How many items a menu begins with (CONST-18). */
export function countFirstItems(total: number): number {
  return Math.min(BATCH, total);
}

/** The scroll position of a menu's element. */
interface MenuScroll {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** How many items a menu holds after scrolling: twenty more when its end is within 200 px (CONST-18). */
export function countItemsAfterScroll(shown: number, total: number, scroll: MenuScroll): number {
  const toEnd = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;
  return toEnd <= NEAR_END ? Math.min(shown + BATCH, total) : shown;
}

/**
 * How many items a menu holds so that the one at `index`, and the one after it, are there: whole batches (CONST-18).
 */
export function countItemsToReach(index: number, shown: number, total: number): number {
  const batches = Math.ceil(Math.max(0, index + 2 - shown) / BATCH);
  return Math.min(shown + batches * BATCH, total);
}
