/** Caches a function's results by its argument, an object that never changes. */
export function memoizeByObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const computed = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = computed.get(key) ?? { value: compute(key) };
    computed.set(key, known);
    return known.value;
  };
}
