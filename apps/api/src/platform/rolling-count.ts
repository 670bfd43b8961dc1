import { LRUCache } from "lru-cache";

/** Parts of a window, which leave it one by one. */
const PARTS = 12;
const KEYS_MAX = 20_000;

interface Counted {
  counts: Uint32Array;
  /** Number of the newest part since 1970. */
  newest: number;
}

/** Counts events per key within the last `windowMs`, to a twelfth, in the memory of this process. */
export function createRollingCount(windowMs: number) {
  const partMs = windowMs / PARTS;
  const kept = new LRUCache<string, Counted>({ max: KEYS_MAX });

  function advance(key: string, now: Date): Uint32Array {
    const part = Math.floor(now.getTime() / partMs);
    const counted = kept.get(key) ?? { counts: new Uint32Array(PARTS), newest: part };
    const passed = Math.min(PARTS, part - counted.newest);
    for (let step = 1; step <= passed; step++) counted.counts[(part - passed + step) % PARTS] = 0;
    kept.set(key, { counts: counted.counts, newest: Math.max(part, counted.newest) });
    return counted.counts;
  }

  return {
    count: (key: string, now: Date): number => advance(key, now).reduce((sum, count) => sum + count, 0),
    add(key: string, events: number, now: Date): void {
      const counts = advance(key, now);
      const part = Math.floor(now.getTime() / partMs) % PARTS;
      counts[part] = (counts[part] ?? 0) + events;
    },
  };
}
