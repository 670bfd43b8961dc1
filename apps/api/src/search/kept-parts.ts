/** Places of documents of a base that were gone at some time. */
export type Gone = ReadonlySet<number>;

export const NONE_GONE: Gone = new Set();

/** Parts of a base that were read when some of its documents were gone. */
export interface Kept<Value, Key extends string = string> {
  get: (key: Key, gone: Gone) => Value | undefined;
  set: (key: Key, value: Value, gone: Gone) => void;
  entries: (gone: Gone) => [Key, Value][];
}

/**
 * Whether what was read then can be used now: it lacks only documents that are gone. Others may be back after a
 * transaction was rolled back.
 */
export function isUsable(lacks: Gone, gone: Gone): boolean {
  if (lacks === gone) return true;
  for (const place of lacks) if (!gone.has(place)) return false;
  return true;
}

export function createKept<Value, Key extends string = string>(): Kept<Value, Key> {
  const kept = new Map<Key, { value: Value; lacks: Gone }>();
  const get = (key: Key, gone: Gone) => {
    const known = kept.get(key);
    return known && isUsable(known.lacks, gone) ? known.value : undefined;
  };
  return {
    get,
    set: (key, value, gone) => void kept.set(key, { value, lacks: gone }),
    entries: (gone) =>
      [...kept.keys()].flatMap((key): [Key, Value][] => {
        const value = get(key, gone);
        return value === undefined ? [] : [[key, value]];
      }),
  };
}
