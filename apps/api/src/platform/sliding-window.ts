import type { Clock } from "@rotunda/core";

/** Keys remembered at once; past it the oldest are forgotten, so that a flood of names cannot fill the memory. */
const MAX_KEYS = 50_000;

export interface SlidingWindow {
  /** Counts a try, or answers how many seconds until the next one is let in. A refused try isn't counted. */
  take(key: string): { do: "pass" } | { do: "wait"; seconds: number };
  /** Takes back the latest try of a key. */
  giveBack(key: string): void;
  forget(key: string): void;
}

/** At most `limit` tries in any `windowMs`: each leaves the window by itself, so nobody stays locked out for ever. */
export function createSlidingWindow(limit: number, windowMs: number, clock: Clock): SlidingWindow {
  const tries = new Map<string, number[]>();
  return {
    take(key) {
      const now = clock().getTime();
      const recent = (tries.get(key) ?? []).filter((at) => at > now - windowMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= limit) {
        tries.set(key, recent);
        return { do: "wait", seconds: Math.ceil((oldest + windowMs - now) / 1000) };
      }
      tries.delete(key);
      tries.set(key, [...recent, now]);
      // A Map lists its keys from the one set longest ago.
      const [eldest] = tries.keys();
      if (tries.size > MAX_KEYS && eldest !== undefined) tries.delete(eldest);
      return { do: "pass" };
    },
    giveBack(key) {
      tries.get(key)?.pop();
    },
    forget(key) {
      tries.delete(key);
    },
  };
}
