import { LRUCache } from "lru-cache";
import { countDocuments, createSet, type DocumentSet, include, listPlaces } from "./document-set.ts";
import { type Gone, isUsable, NONE_GONE } from "./part-cache.ts";

export type PostingCache = ReturnType<typeof createPostingCache>;

/** In bytes. With 250,000 people a dense set takes 48 kB; most take a few hundred bytes. */
const CACHE_BYTES = 96 * 1024 * 1024;
const ENTRY = 200;

/** Creates an LRU cache of posting lists by lexeme or phrase: large ones are bit sets, small ones arrays. */
export function createPostingCache(size: number, room = CACHE_BYTES) {
  const kept = new LRUCache<string, { places: DocumentSet | Int32Array; lacks: Gone }>({
    maxSize: room,
    sizeCalculation: ({ places }) => ENTRY + places.byteLength,
  });

  function toBits(places: Int32Array): DocumentSet {
    const bits = createSet(size);
    for (const place of places) include(bits, place);
    return bits;
  }

  return {
    get(name: string, gone: Gone = NONE_GONE): DocumentSet | undefined {
      const entry = kept.get(name);
      if (!entry || !isUsable(entry.lacks, gone)) return undefined;
      return entry.places instanceof Int32Array ? toBits(entry.places) : entry.places;
    },
    keep(name: string, set: DocumentSet, gone: Gone = NONE_GONE): void {
      const isDense = countDocuments(set) > size / 32;
      kept.set(name, { places: isDense ? set : Int32Array.from(listPlaces(set, 0, Infinity)), lacks: gone });
    },
  };
}
