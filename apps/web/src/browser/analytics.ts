import type { Analytics } from "@rotunda/core";

/**
 * Tells `window.dataLayer`, where an operator's tag manager listens. Looked for at each event, since
 * its script may come later than the page; without one nothing is told, and nothing is kept.
 */
export const createAnalytics = (window: Window & { dataLayer?: unknown }): Analytics => ({
  push: (event) => {
    if (Array.isArray(window.dataLayer)) window.dataLayer.push(event);
  },
});
