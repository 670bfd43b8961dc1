import type { Analytics } from "@rotunda/core";

/**
 * Pushes to `window.dataLayer` of an operator's tag manager. It is looked up for each event, since its script may load
 * after the page; without it events are dropped.
 */
export const createAnalytics = (window: Window & { dataLayer?: unknown }): Analytics => ({
  push: (event) => {
    if (Array.isArray(window.dataLayer)) window.dataLayer.push(event);
  },
});
