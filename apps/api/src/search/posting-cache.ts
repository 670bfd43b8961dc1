import { LRUCache } from "lru-cache";
import type { Places } from "./document-set.ts";
import { type Gone, isUsable, NONE_GONE } from "./part-cache.ts";

export type PostingCache = ReturnType<typeof createPostingCache>;

/** In bytes. With 250,000 people a set takes 48 kB; most lists take a few hundred bytes. */
const CACHE_BYTES = 96 * 1024 * 1024;
const ENTRY = 200;

export function createPostingCache(room = CACHE_BYTES) {
  const kept = new LRUCache<string, { places: Places; lacks: Gone }>({
    maxSize: room,
    sizeCalculation: ({ places }) => ENTRY + places.byteLength,
  });

  return {
    get(name: string, gone: Gone = NONE_GONE): Places | undefined {
      const entry = kept.get(name);
      return entry && isUsable(entry.lacks, gone) ? entry.places : undefined;
    },
    keep: (name: string, places: Places, gone: Gone = NONE_GONE) => void kept.set(name, { places, lacks: gone }),
  };
}
