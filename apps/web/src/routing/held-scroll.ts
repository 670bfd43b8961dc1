import { NavigationType, type DataRouter } from "react-router-dom";
import { recall, remember } from "../browser/session-memory.ts";

const KEY = "scroll";
/** Who hasn't got back to where they were by then has long begun to read. */
const GIVES_UP_AFTER_MS = 10_000;
/** Drawing the page that was meant takes no longer once its route is there. */
const SETTLED_AFTER_MS = 1_000;
/** What shows that the reader goes somewhere themselves. */
const OWN_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

interface Held {
  address: string;
  top: number;
}

/**
 * A page that is loaded again, come back to from another document, or found again by Back and Forward is scrolled to
 * where it was left. The router does so at once, when what makes the page that long may not have come yet, or was not
 * even drawn; this waits until there is room.
 */
export function holdScroll(window: Window, router: DataRouter): void {
  const address = () => addressOf(window);
  window.addEventListener("pagehide", () => {
    remember(KEY, JSON.stringify({ address: address(), top: Math.round(window.scrollY) } satisfies Held));
  });

  let release = () => {};
  const hold = (held: Held) => {
    release();
    if (held.top > 0 && window.location.hash === "") release = holdAt(window, router, held);
  };
  const left = readHeld(recall(KEY));
  if (left !== null && isReturn(window) && left.address === address()) hold(left);

  let shown = router.state.location.key;
  router.subscribe(({ location, navigation, historyAction, restoreScrollPosition: top }) => {
    if (navigation.state !== "idle" || location.key === shown) return;
    shown = location.key;
    if (historyAction === NavigationType.Pop && typeof top === "number") hold({ address: address(), top });
  });
}

/** Keeps to a place until it is reached and stays reached, or until the reader moves; answers how to let go. */
function holdAt(window: Window, router: DataRouter, held: Held): () => void {
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
    const { initialized, navigation } = router.state;
    const isThere = initialized && navigation.state === "idle" && addressOf(window) === held.address;
    const hasRoom = page.scrollHeight - window.innerHeight >= Math.floor(held.top);
    if (!isThere || !hasRoom) return;
    if (Math.abs(window.scrollY - held.top) >= 1) window.scrollTo({ top: held.top, behavior: "instant" });
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

const addressOf = ({ location }: Window): string => `${location.pathname}${location.search}`;

/** Not a link that happens to lead to the same address: that one begins at the top. */
function isReturn({ performance }: Window): boolean {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loaded?.type === "reload" || loaded?.type === "back_forward";
}

function readHeld(text: string | null): Held | null {
  try {
    const held = JSON.parse(text ?? "null") as Partial<Held> | null;
    return typeof held?.top === "number" && typeof held.address === "string" ? (held as Held) : null;
  } catch {
    return null;
  }
}
