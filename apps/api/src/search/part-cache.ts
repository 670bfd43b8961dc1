/** The places of a base whose documents had been removed at a point in time. */
export type Gone = ReadonlySet<number>;

export const NONE_GONE: Gone = new Set();

/** Caches parts of a base that were read while some of its documents were removed. */
export interface PartCache<Value, Key extends string = string> {
  open: (key: Key, gone: Gone, load: () => Promise<Value>) => Promise<Value>;
  set: (key: Key, value: Value, gone: Gone) => void;
  listUsable: (gone: Gone) => [Key, Value][];
}

/** A usable part lacks only documents that are gone. Others may be back after a transaction was rolled back. */
export function isUsable(lacks: Gone, gone: Gone): boolean {
  if (lacks === gone) return true;
  for (const place of lacks) if (!gone.has(place)) return false;
  return true;
}

export function createPartCache<Value, Key extends string = string>(): PartCache<Value, Key> {
  const parts = new Map<Key, { value: Value; lacks: Gone }>();
  const set = (key: Key, value: Value, gone: Gone) => void parts.set(key, { value, lacks: gone });
  return {
    set,
    async open(key, gone, load) {
      const known = parts.get(key);
      if (known && isUsable(known.lacks, gone)) return known.value;
      const value = await load();
      set(key, value, gone);
      return value;
    },
    listUsable: (gone) =>
      [...parts].flatMap(([key, { value, lacks }]): [Key, Value][] => (isUsable(lacks, gone) ? [[key, value]] : [])),
  };
}
