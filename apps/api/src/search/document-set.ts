/** A bit set of documents, indexed by place in order of relevance. */
export type DocumentSet = Uint32Array;

/** Documents of a query: a set, or an array of their places if they are few. */
export type Places = DocumentSet | Int32Array;

export const createSet = (size: number): DocumentSet => new Uint32Array(Math.ceil(size / 32));

export function toSet(places: Places, size: number): DocumentSet {
  const set = createSet(size);
  unite(set, places);
  return set;
}

/** Collects places, in a set as soon as this takes less memory than an array. */
export function collectPlaces(size: number) {
  const few: number[] = [];
  let many: DocumentSet | null = null;
  return {
    add: (place: number): void => {
      if (many) include(many, place);
      else if (few.push(place) > size / 32) many = toSet(new Int32Array(few), size);
    },
    pack: (): Places => many ?? new Int32Array(few),
  };
}

export function include(set: DocumentSet, place: number): void {
  const at = place >>> 5;
  set[at] = (set[at] ?? 0) | (1 << (place & 31));
}

export function exclude(set: DocumentSet, place: number): void {
  const at = place >>> 5;
  set[at] = (set[at] ?? 0) & ~(1 << (place & 31));
}

export const includes = (set: DocumentSet, place: number): boolean =>
  ((set[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;

export function unite(set: DocumentSet, other: Places): void {
  if (other instanceof Int32Array) for (const place of other) include(set, place);
  else for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
}

export function uniteOpen(set: DocumentSet, other: Places, open: DocumentSet): void {
  if (other instanceof Int32Array) {
    for (const place of other) if (includes(open, place)) include(set, place);
    return;
  }
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) | ((other[at] ?? 0) & (open[at] ?? 0));
}

/** Returns whether documents are left. */
export function intersect(set: DocumentSet, other: Places): boolean {
  if (other instanceof Int32Array) {
    const both = other.filter((place) => includes(set, place));
    set.fill(0);
    unite(set, both);
    return both.length > 0;
  }
  // Comparing after the loop instead makes V8 discard its compiled loop at each call.
  let isLeft = false;
  for (let at = 0; at < set.length; at += 1) {
    const common = (set[at] ?? 0) & (other[at] ?? 0);
    set[at] = common;
    if (common !== 0) isLeft = true;
  }
  return isLeft;
}

export function subtract(set: DocumentSet, other: Places): void {
  if (other instanceof Int32Array) for (const place of other) exclude(set, place);
  else for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & ~(other[at] ?? 0);
}

export function countDocuments(set: DocumentSet): number {
  let size = 0;
  for (let at = 0; at < set.length; at += 1) size += countBits(set[at] ?? 0);
  return size;
}

export function countCommon(set: DocumentSet, others: readonly DocumentSet[]): number {
  let size = 0;
  for (let at = 0; at < set.length; at += 1) {
    let common = set[at] ?? 0;
    if (common === 0) continue;
    for (const other of others) common &= other[at] ?? 0;
    size += countBits(common);
  }
  return size;
}

export function overlaps(set: DocumentSet, other: DocumentSet): boolean {
  for (let at = 0; at < set.length; at += 1) if (((set[at] ?? 0) & (other[at] ?? 0)) !== 0) return true;
  return false;
}

export function isEmpty(set: DocumentSet): boolean {
  for (let at = 0; at < set.length; at += 1) if (set[at] !== 0) return false;
  return true;
}

/** Calls `visit` in order until it returns true. */
export function visitPlaces(set: DocumentSet, visit: (place: number) => boolean | void): void {
  for (let at = 0; at < set.length; at += 1) {
    let bits = set[at] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      if (visit(at * 32 + (31 - Math.clz32(lowest))) === true) return;
      bits ^= lowest;
    }
  }
}

export function listPlaces(set: DocumentSet, skip: number, limit: number): number[] {
  const places: number[] = [];
  if (limit <= 0) return places;
  let left = skip;
  for (let at = 0; at < set.length; at += 1) {
    let bits = set[at] ?? 0;
    const count = countBits(bits);
    if (left >= count) {
      left -= count;
      continue;
    }
    while (bits !== 0) {
      const lowest = bits & -bits;
      bits ^= lowest;
      if (left > 0) left -= 1;
      else if (places.push(at * 32 + (31 - Math.clz32(lowest))) === limit) return places;
    }
  }
  return places;
}

export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55);
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return (((bits + (bits >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
}
