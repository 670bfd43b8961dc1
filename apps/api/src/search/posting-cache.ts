import { type DocumentSet, include, createSet } from "./document-set.ts";

/** Sets that were found before, the most recently used ones, for as long as there is room for them. */
export interface PostingCache {
  get(name: string): DocumentSet | undefined;
  keep(name: string, places: Int32Array): void;
}

/** Bytes. At 250,000 people a set of many documents takes 48 kB, most take a few hundred bytes. */
const ROOM = 96 * 1024 * 1024;
/** What a name and its entry take. */
const ENTRY = 200;

/** Sets of documents out of `size`: as bits where there are many of them, else as their places. */
export function createPostingCache(size: number, room = ROOM): PostingCache {
  const kept = new Map<string, { bits: DocumentSet } | { places: Int32Array }>();
  let used = 0;
  const weigh = (entry: { bits: DocumentSet } | { places: Int32Array }) =>
    ENTRY + ("bits" in entry ? entry.bits.byteLength : entry.places.byteLength);

  function toBits(places: Int32Array): DocumentSet {
    const bits = createSet(size);
    for (const place of places) include(bits, place);
    return bits;
  }

  return {
    get(name) {
      const entry = kept.get(name);
      if (!entry) return undefined;
      // Moved to the end: the first one is the one that wasn't used for longest.
      kept.delete(name);
      kept.set(name, entry);
      return "bits" in entry ? entry.bits : toBits(entry.places);
    },
    keep(name, places) {
      const before = kept.get(name);
      if (before) used -= weigh(before);
      kept.delete(name);
      const entry = places.length > size / 32 ? { bits: toBits(places) } : { places: places.slice() };
      kept.set(name, entry);
      used += weigh(entry);
      for (const [oldest, other] of kept) {
        if (used <= room || oldest === name) break;
        kept.delete(oldest);
        used -= weigh(other);
      }
    },
  };
}
