import { LRUCache } from "lru-cache";
import { type DocumentSet, include, createSet } from "./document-set.ts";

/** An LRU cache of posting lists by lexeme or phrase. */
export interface PostingCache {
  get(name: string): DocumentSet | undefined;
  keep(name: string, places: Int32Array): void;
}

/** In bytes. With 250,000 people a dense set takes 48 kB; most take a few hundred bytes. */
const ROOM = 96 * 1024 * 1024;
const ENTRY = 200;

/** Stores large posting lists as bit sets, small ones as arrays. */
export function createPostingCache(size: number, room = ROOM): PostingCache {
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
    get(name) {
      const entry = kept.get(name);
      return entry instanceof Int32Array ? toBits(entry) : entry;
    },
    keep(name, places) {
      kept.set(name, places.length > size / 32 ? toBits(places) : places.slice());
    },
  };
}
