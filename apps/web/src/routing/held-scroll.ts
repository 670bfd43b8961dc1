import type { DataRouter } from "react-router-dom";
import { recall, remember } from "../browser/session-memory.ts";

const KEY = "scroll";
/** Who hasn't got back to where they were by then has long begun to read. */
const GIVES_UP_AFTER_MS = 10_000;
/** What shows that the reader goes somewhere themselves. */
const OWN_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

interface Held {
  address: string;
  top: number;
}

/**
 * A page that is loaded again, or come back to from another document, is scrolled to where it was left. The router
 * does so at once, when what made the page that long has not come yet; this waits until there is room.
 */
export function holdScroll(window: Window, router: DataRouter): void {
  const { document } = window;
  const address = () => `${window.location.pathname}${window.location.search}`;
  window.addEventListener("pagehide", () => {
    remember(KEY, JSON.stringify({ address: address(), top: Math.round(window.scrollY) } satisfies Held));
  });

  const held = readHeld(recall(KEY));
  const isSame = held !== null && isReturn(window) && held.address === address();
  if (!isSame || held.top === 0 || window.location.hash !== "") return;

  const stop = () => {
    unsubscribe();
    room.disconnect();
    window.clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const tryIt = () => {
    const isThere = router.state.navigation.state === "idle" && address() === held.address;
    const hasRoom = document.documentElement.scrollHeight - window.innerHeight >= held.top;
    if (!isThere || !hasRoom) return;
    window.scrollTo({ top: held.top, behavior: "instant" });
    stop();
  };
  const room = new ResizeObserver(tryIt);
  room.observe(document.body);
  const unsubscribe = router.subscribe(() => window.requestAnimationFrame(tryIt));
  const timer = window.setTimeout(stop, GIVES_UP_AFTER_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
}

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
