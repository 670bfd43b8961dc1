import { matchRoute } from "@rotunda/core";
import { findLinkPath } from "./links.ts";
import { SCREENS } from "./screens.ts";

/** Events that precede following a link. */
const INTENT_EVENTS = ["pointerover", "touchstart", "focusin"] as const;

/** Missing in some browsers and in TypeScript's types. */
type Connected = Pick<Navigator, "onLine"> & { connection?: { saveData?: boolean } };

/**
 * Prefetches the code of a link's screen when the link is hovered, touched or focused. Data isn't prefetched, because
 * only visited pages count as read. Respects data saving.
 */
export function prefetchScreens(document: Document, navigator: Connected, screens = SCREENS): () => void {
  const prefetch = ({ target }: Event) => {
    if (navigator.connection?.saveData || !navigator.onLine) return;
    const path = findLinkPath(target);
    const match = path === null ? null : matchRoute(path.replace(/[?#].*$/s, ""));
    // A failed chunk is requested again, and reported, when the link is followed.
    if (match && !("redirect" in match)) screens[match.name]().catch(() => {});
  };
  for (const sign of INTENT_EVENTS) document.addEventListener(sign, prefetch, { passive: true });
  return () => {
    for (const sign of INTENT_EVENTS) document.removeEventListener(sign, prefetch);
  };
}
