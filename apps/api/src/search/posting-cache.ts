import { LRUCache } from "lru-cache";
import { countDocuments, createSet, type DocumentSet, include, listPlaces } from "./document-set.ts";

export type PostingCache = ReturnType<typeof createPostingCache>;

/** In bytes. With 250,000 people a dense set takes 48 kB; most take a few hundred bytes. */
const CACHE_BYTES = 96 * 1024 * 1024;
const ENTRY = 200;

/** Creates an LRU cache of posting lists by lexeme or phrase: large ones are bit sets, small ones arrays. */
export function createPostingCache(size: number, room = CACHE_BYTES) {
  const kept = new LRUCache<string, DocumentSet | Int32Array>({
    maxSize: room,
    sizeCalculation: ({ byteLength }) => ENTRY + byteLength,
  });

  function toBits(places: Int32Array): DocumentSet {
    const bits = createSet(size);
    for (const place of places) include(bits, place);
    return bits;
  }

  return {
    get(name: string): DocumentSet | undefined {
      const entry = kept.get(name);
      return entry instanceof Int32Array ? toBits(entry) : entry;
    },
    keep(name: string, set: DocumentSet): void {
      const isDense = countDocuments(set) > size / 32;
      kept.set(name, isDense ? set : Int32Array.from(listPlaces(set, 0, Infinity)));
    },
  };
}
