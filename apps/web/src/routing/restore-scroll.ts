import { NavigationType, type DataRouter } from "react-router-dom";

/** By then the reader has long begun to read. */
const GIVES_UP_AFTER_MS = 10_000;
/** Drawing the page that was meant takes no longer once its route is there. */
const SETTLED_AFTER_MS = 1_000;
/** Events that show that the reader moves. */
const OWN_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * A page that is loaded again, come back to from another document, or found again by Back and Forward is scrolled to
 * where it was left. The router does so at once, when what makes the page that long may not have come yet, or was not
 * even drawn; this waits until there is room.
 */
export function restoreScroll(window: Window, router: DataRouter): void {
  let release = () => {};
  let shown: string | null = null;
  router.subscribe(({ location, navigation, historyAction, restoreScrollPosition: top }) => {
    // The router knows where the first page was left only when that page is drawn.
    if (shown === null && typeof top !== "number") return;
    if (navigation.state !== "idle" || location.key === shown) return;
    shown = location.key;
    release();
    const isHeld = historyAction === NavigationType.Pop && typeof top === "number" && top > 0 && location.hash === "";
    if (isHeld) release = keepScrollAt(window, router, top);
  });
}

/**
 * Gives a page opened by its address its own history key, which the router gives only to later pages. Otherwise all
 * such pages share one key and one scroll position.
 */
export function keyFirstPage({ history, performance }: Window): void {
  const state = history.state as Record<string, unknown> | null;
  if (state?.["key"] === undefined) history.replaceState({ ...state, key: `first-${performance.timeOrigin}` }, "");
}

/** Keeps to a place until it is reached and stays reached, or until the reader moves; answers how to let go. */
function keepScrollAt(window: Window, router: DataRouter, top: number): () => void {
  const { key } = router.state.location;
  const { documentElement: page, body } = window.document;
  let settling: number | undefined;
  const stop = () => {
    unsubscribe();
    room.disconnect();
    window.clearTimeout(timer);
    window.clearTimeout(settling);
    window.removeEventListener("scroll", tryIt);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const tryIt = () => {
    const { location, navigation } = router.state;
    const isThere = navigation.state === "idle" && location.key === key;
    const hasRoom = page.scrollHeight - window.innerHeight >= Math.floor(top);
    if (!isThere || !hasRoom) return;
    if (Math.abs(window.scrollY - top) >= 1) window.scrollTo({ top, behavior: "instant" });
    // The page that is left has room, too: only what stays there is the page that was meant.
    settling ??= window.setTimeout(stop, SETTLED_AFTER_MS);
  };
  const room = new ResizeObserver(tryIt);
  room.observe(body);
  const unsubscribe = router.subscribe(() => window.requestAnimationFrame(tryIt));
  const timer = window.setTimeout(stop, GIVES_UP_AFTER_MS);
  window.addEventListener("scroll", tryIt, { passive: true });
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}
