import { NavigationType, type DataRouter } from "react-router-dom";
import { findHashTarget } from "./hash-target.ts";

/** After this time the reader is already reading. */
const TIMEOUT_MS = 10_000;
/** Time in ms without a change of the page's height after which it is complete. */
const SETTLED_AFTER_MS = 1_000;
/** Events that show that the reader scrolls or acts. */
const USER_EVENTS = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Restores the scroll position after reload, Back and Forward, and keeps a page at its hash. The router scrolls
 * immediately, when the page may not be rendered or long enough yet, or content above the target may still grow.
 */
export function restoreScroll(window: Window, router: DataRouter): void {
  let release = () => {};
  let shown: string | null = null;
  router.subscribe(({ location, navigation, historyAction, restoreScrollPosition: top }) => {
    // The router restores the first page's position only after it has rendered.
    if (shown === null && typeof top !== "number" && location.hash === "") return;
    if (navigation.state !== "idle" || location.key === shown) return;
    shown = location.key;
    release();
    const { hash } = location;
    if (hash !== "") release = keepScrollAt(window, router, () => findHashTarget(hash)?.top ?? null);
    else if (historyAction === NavigationType.Pop && typeof top === "number" && top > 0)
      release = keepScrollAt(window, router, () => top);
  });
}

/**
 * Gives a page opened by its URL its own history key, as the router does for later pages. Otherwise all such pages
 * share one scroll position.
 */
export function keyFirstPage({ history, performance }: Window): void {
  const state = history.state as Record<string, unknown> | null;
  if (state?.["key"] === undefined) history.replaceState({ ...state, key: `first-${performance.timeOrigin}` }, "");
}

/** Scrolls until the position is reached and stable, or the reader acts. Returns a function that stops it. */
function keepScrollAt(window: Window, router: DataRouter, findTop: () => number | null): () => void {
  const { key } = router.state.location;
  const { documentElement: page, body } = window.document;
  let settling: number | undefined;
  const stop = () => {
    unsubscribe();
    room.disconnect();
    window.clearTimeout(timer);
    window.clearTimeout(settling);
    window.removeEventListener("scroll", tryScroll);
    for (const move of USER_EVENTS) window.removeEventListener(move, stop);
  };
  const tryScroll = () => {
    const { location, navigation } = router.state;
    const isThere = navigation.state === "idle" && location.key === key;
    const top = findTop();
    if (!isThere || top === null || page.scrollHeight - window.innerHeight < Math.floor(top)) return;
    if (Math.abs(window.scrollY - top) >= 1) window.scrollTo({ top, behavior: "instant" });
    // The previous page may be long enough too, so the position must stay reached.
    settling ??= window.setTimeout(stop, SETTLED_AFTER_MS);
  };
  const room = new ResizeObserver(() => {
    window.clearTimeout(settling);
    settling = undefined;
    tryScroll();
  });
  room.observe(body);
  const unsubscribe = router.subscribe(() => window.requestAnimationFrame(tryScroll));
  const timer = window.setTimeout(stop, TIMEOUT_MS);
  window.addEventListener("scroll", tryScroll, { passive: true });
  for (const move of USER_EVENTS) window.addEventListener(move, stop, { passive: true });
  return stop;
}
