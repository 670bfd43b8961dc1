import { matchRoute } from "@rotunda/core";
import { findLinkPath } from "./links.ts";
import { SCREENS } from "./screens.ts";

/** Events that precede following a link. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/** Not yet in every browser, nor in TypeScript's picture of one. */
type Connected = Pick<Navigator, "onLine"> & { connection?: { saveData?: boolean } };

/**
 * Fetches the code of a link's screen before the link is followed. Data isn't prefetched, because only visited pages
 * count as read. Nothing is fetched when the reader saves data.
 */
export function prefetchScreens(document: Document, navigator: Connected, screens = SCREENS): () => void {
  const prefetch = ({ target }: Event) => {
    if (navigator.connection?.saveData || !navigator.onLine) return;
    const path = findLinkPath(target);
    const match = path === null ? null : matchRoute(path.replace(/[?#].*$/s, ""));
    // A part that can't be had now is asked for again, and spoken of, when the link is followed.
    if (match && !("redirect" in match)) screens[match.name]().catch(() => {});
  };
  for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, prefetch);
  };
}
