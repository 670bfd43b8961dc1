import { LRUCache } from "lru-cache";
import type { SearchIndex } from "./search-index.ts";

const ANSWERS_MAX = 500;

/** Creates a cache of answers that depend on nothing but the index and what was asked. */
export function createAnswerCache<Answer extends object>(): (index: SearchIndex) => LRUCache<string, Answer> {
  const caches = new WeakMap<SearchIndex, LRUCache<string, Answer>>();
  return (index) => {
    const answers = caches.get(index) ?? new LRUCache<string, Answer>({ max: ANSWERS_MAX });
    caches.set(index, answers);
    return answers;
  };
}
