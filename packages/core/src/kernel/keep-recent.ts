/** A cache of the `max` most recently used values. */
export function keepRecent<Value>(max: number) {
  const kept = new Map<string, Value>();
  const keep = (key: string, value: Value): void => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
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
