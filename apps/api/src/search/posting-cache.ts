import { type DocumentSet, include, createSet } from "./document-set.ts";

/** LRU cache of posting lists, bounded by memory. */
export interface PostingCache {
  get(name: string): DocumentSet | undefined;
  keep(name: string, places: Int32Array): void;
}

/** Bytes. At 250,000 people a set of many documents takes 48 kB, most take a few hundred bytes. */
const ROOM = 96 * 1024 * 1024;
/** Overhead of a key and its entry. */
const ENTRY = 200;

/** Stores large posting lists as bit sets, small ones as arrays. */
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
      // Moves the entry to the end; the first one is least recently used.
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
