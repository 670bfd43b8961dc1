/** True if the event comes from an element with this attribute, even one that has since been removed. */
const isFrom = (event: Event, attribute: string): boolean =>
  event.target instanceof Element && event.target.closest(`[${attribute}]`) !== null;

/**
 * Radix content props that keep a dialog, menu or popover open on a press on a message in front of it, and on Escape in
 * a message or in an inner part that closes itself (`data-own-escape`).
 */
export const stayOpen = {
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (isFrom(event, "data-own-escape") || isFrom(event, "data-message")) event.preventDefault();
  },
  // The whole message is marked, not the region around it: this runs when a closed message is already out of the page.
  onInteractOutside: (event: Event) => {
    if (isFrom(event, "data-message")) event.preventDefault();
  },
};
