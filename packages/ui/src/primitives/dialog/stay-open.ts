/** True if the event comes from an element with this attribute, even if it has been removed. */
const isFrom = (event: Event, attribute: string): boolean =>
  event.target instanceof Element && event.target.closest(`[${attribute}]`) !== null;

/**
 * Radix content props that keep a dialog open when a message above it is pressed, and on Escape in an inner part with its
 * own Escape (`data-own-escape`).
 */
export const stayOpen = {
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (isFrom(event, "data-own-escape")) event.preventDefault();
  },
  // Messages are marked, not their region, because a closed message has already left the page.
  onInteractOutside: (event: Event) => {
    if (isFrom(event, "data-message")) event.preventDefault();
  },
};
