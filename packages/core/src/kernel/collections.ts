/** Groups items by a key, in their order. */
export function groupBy<Item, Key>(items: Iterable<Item>, getKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Caches a function's results by its argument, an object that never changes. */
export function memoizeByObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const computed = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = computed.get(key) ?? { value: compute(key) };
    computed.set(key, known);
    return known.value;
  };
}

/** Caches the `max` most recently used values. */
export function createLruCache<Value>(max: number) {
  const kept = new Map<string, Value>();
  const keep = (key: string, value: Value): void => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest = key] = kept.keys();
    if (kept.size > max) kept.delete(oldest);
  };
  return {
    keep,
    recall: (key: string): Value | undefined => {
      const value = kept.get(key);
      if (value !== undefined) keep(key, value);
      return value;
    },
    clear: () => kept.clear(),
  };
}
