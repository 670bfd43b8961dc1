/** Binary search: returns the index of the first value that isn't less than `wanted`. */
export function findLowerBound<Value extends string | number>(sorted: ArrayLike<Value>, wanted: Value): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const value = sorted[middle];
    if (value !== undefined && value < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}
