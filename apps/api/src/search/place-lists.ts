import { type DocumentSet, include, includes } from "./document-set.ts";
import { findLowerBound } from "./lower-bound.ts";

/** Place of a missing document. */
export const ABSENT = -1;

/** Lists of places, one after the other in one array. */
export interface PlaceLists {
  /** Index in `places` of each list's start, and of the end of the last list. */
  starts: Int32Array;
  places: Int32Array;
}

export function packLists(lists: readonly ArrayLike<number>[]): PlaceLists {
  const starts = new Int32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  const places = new Int32Array(starts[lists.length] ?? 0);
  for (const [at, list] of lists.entries()) places.set(list, starts[at]);
  return { starts, places };
}

export const sizeOfList = ({ starts }: PlaceLists, at: number): number => (starts[at + 1] ?? 0) - (starts[at] ?? 0);

export function visitList({ starts, places }: PlaceLists, at: number, visit: (place: number) => void): void {
  const end = starts[at + 1] ?? 0;
  for (let index = starts[at] ?? 0; index < end; index += 1) visit(places[index] ?? 0);
}

export const includeList = (lists: PlaceLists, at: number, set: DocumentSet): void =>
  visitList(lists, at, (place) => include(set, place));

/** Returns the lists that contain wanted places, once per place. */
export function findLists({ starts, places }: PlaceLists, wanted: DocumentSet): number[] {
  const found: number[] = [];
  for (let index = 0; index < places.length; index += 1) {
    if (includes(wanted, places[index] ?? 0)) found.push(findLowerBound(starts, index + 1) - 1);
  }
  return found;
}

export function insertPlaces(order: Int32Array, added: readonly { at: number; place: number }[]): Int32Array {
  const places = new Int32Array(order.length + added.length);
  let from = 0;
  for (const [count, { at, place }] of added.entries()) {
    places.set(order.subarray(from, at), from + count);
    places[at + count] = place;
    from = at;
  }
  places.set(order.subarray(from), from + added.length);
  return places;
}

export interface ListMove {
  /** New places by old place, or ABSENT. */
  newPlaces: Int32Array;
  /** Old lists by new list, or -1. */
  from: Int32Array;
  /** Places to add to each new list. */
  added: ReadonlyMap<number, readonly number[]>;
}

export function moveLists({ starts, places }: PlaceLists, { newPlaces, from, added }: ListMove): PlaceLists {
  const more = [...added.values()].reduce((sum, { length }) => sum + length, 0);
  const moved = { starts: new Int32Array(from.length + 1), places: new Int32Array(places.length + more) };
  let written = 0;
  for (let at = 0; at < from.length; at += 1) {
    const old = from[at] ?? -1;
    const end = old < 0 ? 0 : (starts[old + 1] ?? 0);
    for (let index = old < 0 ? 0 : (starts[old] ?? 0); index < end; index += 1) {
      const now = newPlaces[places[index] ?? 0] ?? ABSENT;
      if (now === ABSENT) continue;
      moved.places[written] = now;
      written += 1;
    }
    const further = added.get(at);
    if (further) {
      moved.places.set(further, written);
      written += further.length;
    }
    moved.starts[at + 1] = written;
  }
  return { starts: moved.starts, places: moved.places.slice(0, written) };
}
