const isBefore = <Value extends string | number>(one: Value, other: Value): boolean => one < other;

export function findLowerBound<Value extends string | number>(
  sorted: ArrayLike<Value>,
  wanted: Value,
  isLess: (one: Value, other: Value) => boolean = isBefore,
): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const value = sorted[middle];
    if (value !== undefined && isLess(value, wanted)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** `from`: the old index of each value, or -1. */
export function addSorted(
  sorted: readonly string[],
  values: Iterable<string>,
  isLess: (one: string, other: string) => boolean = isBefore,
): { all: readonly string[]; from: Int32Array } {
  const fresh = [...new Set(values)]
    .filter((value) => sorted[findLowerBound(sorted, value, isLess)] !== value)
    .toSorted((one, other) => (isLess(one, other) ? -1 : 1));
  const all: string[] = [];
  const from = new Int32Array(sorted.length + fresh.length).fill(-1);
  let old = 0;
  for (let next = 0; next <= fresh.length; next += 1) {
    const value = fresh[next];
    const end = value === undefined ? sorted.length : findLowerBound(sorted, value, isLess);
    for (; old < end; old += 1) {
      from[all.length] = old;
      all.push(sorted[old] ?? "");
    }
    if (value !== undefined) all.push(value);
  }
  return { all, from };
}
