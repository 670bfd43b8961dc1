const COLUMNS = 3;

/** Distributes sections in order over three columns with similar numbers of filters; no column stays empty. */
export function balanceColumns<Section extends { filters: readonly unknown[] }>(
  sections: readonly Section[],
): Section[][] {
  // A heading is about as high as a filter.
  const weight = (some: readonly Section[]) => some.reduce((sum, { filters }) => sum + filters.length + 1, 0);
  const columns: Section[][] = [];
  let left = [...sections];
  for (let free = COLUMNS; free > 0 && left.length > 0; free -= 1) {
    const share = weight(left) / free;
    const column: Section[] = [];
    while (left.length >= free) {
      const [next] = left;
      // A section stays if most of it fits the column's share.
      if (!next || (column.length > 0 && weight([...column, next]) - share >= weight([next]) / 2)) break;
      column.push(next);
      left = left.slice(1);
    }
    if (column.length === 0) column.push(...left.splice(0, 1));
    columns.push(free === 1 ? [...column, ...left.splice(0)] : column);
  }
  return columns;
}
