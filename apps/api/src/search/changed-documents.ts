import { type BaseIndex, findPlace } from "./base-index.ts";
import type { Gone } from "./part-cache.ts";
import { findLowerBound } from "./lower-bound.ts";
import { ABSENT } from "./place-lists.ts";
import type { AddedDocument, IndexPatch } from "./search-patches.sql.ts";

export interface ChangedDocument extends AddedDocument {
  place: number;
  /** Sorts the document between its neighbors by importance: a fraction between their places. */
  rank: number;
  /** Its index in the base's places by name, if it were added to them. */
  nameAt: number;
}

/** Places of a base whose documents were removed, and documents that it lacks. */
export interface Changes {
  gone: Gone;
  /** Sorted by name. */
  added: readonly ChangedDocument[];
}

/** Assigns the base's free places to the added documents; null if the base lacks their neighbors. */
export function locateChanges({ base, removed, added }: IndexPatch): Changes | null {
  const gone = new Set([...removed].map((id) => findPlace(base.pages, id)).filter((place) => place !== ABSENT));
  const first = base.positions.length;
  const located: { one: AddedDocument; at: number; place: number; nameAt: number }[] = [];
  for (const [at, one] of added.entries()) {
    const before = one.after === null ? null : findPlace(base.pages, one.after);
    if (before !== null && (before === ABSENT || gone.has(before))) return null;
    const nameAt = before === null ? 0 : (base.positions[before] ?? 0) + 1;
    located.push({ one, at, place: findPlaceFor(base, one.importance, nameAt), nameAt });
  }
  const ranked = located.toSorted((a, b) => a.place - b.place || b.one.importance - a.one.importance || a.at - b.at);
  const changed: ChangedDocument[] = [];
  for (const [rank, { one, at, place, nameAt }] of ranked.entries()) {
    changed[at] = { ...one, place: first + at, rank: place - 1 + (rank + 1) / (ranked.length + 1), nameAt };
  }
  return { gone, added: changed };
}

function findPlaceFor({ documents, positions }: BaseIndex, importance: number, nameAt: number): number {
  const importances = documents.numbers.importance;
  return findLowerBound(positions, nameAt, (position, wanted) => {
    const other = importances[position] ?? 0;
    return other > importance || (other === importance && position < wanted);
  });
}

/** Old positions of documents that stay, or one added document, from -1 minus its number. */
interface Run {
  start: number;
  end: number;
  /** Whether the first has the name of the document before it. */
  isNamesake: boolean;
}

/** `from`: the old position of each document in name order, or -1 minus the number of an added one. */
export interface NameOrder {
  from: Int32Array;
  isNamesake: Uint8Array;
}

export function mergeNames({ documents, positions }: BaseIndex, { gone, added }: Changes): NameOrder {
  const old = positions.length;
  const goneAt = new Set([...gone].map((place) => positions[place] ?? 0));
  const after = added.map(({ nameAt }) => nameAt - 1);
  const runs: Run[] = [];
  let [start, next] = [0, 0];
  const keepUntil = (end: number) => {
    if (start === end) return;
    const last = runs.at(-1);
    // Documents removed before this one may have been the first with the name.
    let first = start;
    while (documents.isNamesake[first] === 1 && goneAt.has(first - 1)) first -= 1;
    const isNamesake =
      last && last.start < 0 ? added[-1 - last.start]?.is_next_namesake : documents.isNamesake[first] === 1;
    runs.push({ start, end, isNamesake: isNamesake === true });
  };
  for (const at of [...new Set([...goneAt, ...after])].toSorted((one, other) => one - other)) {
    keepUntil(goneAt.has(at) ? at : at + 1);
    start = at + 1;
    for (let isFirst = true; after[next] === at; next += 1, isFirst = false) {
      const one = added[next];
      const isNamesake = isFirst ? one?.is_namesake === true : one?.sort_name === added[next - 1]?.sort_name;
      runs.push({ start: -1 - next, end: -next, isNamesake });
    }
  }
  keepUntil(old);

  const size = old + added.length - gone.size;
  const merged = { from: new Int32Array(size), isNamesake: new Uint8Array(size) };
  let written = 0;
  for (const run of runs) {
    if (run.start >= 0) merged.isNamesake.set(documents.isNamesake.subarray(run.start, run.end), written);
    merged.isNamesake[written] = Number(run.isNamesake);
    for (let source = run.start; source < run.end; source += 1, written += 1) merged.from[written] = source;
  }
  return merged;
}
