import { LRUCache } from "lru-cache";
import { type Places, toSet } from "./document-set.ts";
import { type Gone, isUsable, NONE_GONE } from "./part-cache.ts";

export type PostingCache = ReturnType<typeof createPostingCache>;

/** In bytes. With 250,000 people a set takes 48 kB; most lists take a few hundred bytes. */
const CACHE_BYTES = 96 * 1024 * 1024;
const ENTRY = 200;

/** Creates an LRU cache of posting lists by lexeme or phrase. */
export function createPostingCache(size: number, room = CACHE_BYTES) {
  const kept = new LRUCache<string, { places: Places; lacks: Gone }>({
    maxSize: room,
    sizeCalculation: ({ places }) => ENTRY + places.byteLength,
  });

  /** Packs places into what takes less memory. */
  function pack(places: readonly number[]): Places {
    const list = Int32Array.from(places);
    return places.length > size / 32 ? toSet(list, size) : list;
  }

  return {
    get(name: string, gone: Gone = NONE_GONE): Places | undefined {
      const entry = kept.get(name);
      return entry && isUsable(entry.lacks, gone) ? entry.places : undefined;
    },
    keep(name: string, listed: readonly number[], gone: Gone = NONE_GONE): Places {
      const places = pack(listed);
      kept.set(name, { places, lacks: gone });
      return places;
    },
  };
}
