import {
  countDocuments,
  type DocumentSet,
  includes,
  intersect,
  isEmpty,
  type Places,
  subtract,
  unite,
} from "./document-set.ts";
import type { SearchIndex } from "./search-index.ts";

/** Earlier tiers rank higher. */
export interface Found {
  count: number;
  /** Computed lazily, because a page rarely needs all of them. Empty tiers may be left out. */
  tiers: Iterable<Tier>;
}

export interface Tier {
  set: DocumentSet;
  /** All places in order; null for the order by importance. */
  order: Int32Array | null;
  /** Matches only outside names and position. */
  isProse?: boolean;
}

export interface Rank {
  set: DocumentSet;
  isProse: boolean;
  /** Names with all words in this order, which are never unlikely: "Boys and Men of Color". */
  isTitle?: boolean;
}

export const isOnlyProse = (ranks: Iterable<Rank>): boolean =>
  [...ranks].every(({ set, isProse }) => isProse || isEmpty(set));

export function* demote(ranks: Iterable<Rank>, unlikely: Places | undefined): Generator<Rank> {
  const moved: DocumentSet[] = [];
  for (const { set, isProse, isTitle = false } of ranks) {
    if (unlikely && !isProse && !isTitle) {
      const last = set.slice();
      intersect(last, unlikely);
      subtract(set, last);
      moved.push(last);
    }
    if (isProse) for (const last of moved) unite(set, last);
    yield { set, isProse };
  }
}

/** Puts preferred records of each rank first. */
export function* splitRanks(ranks: Iterable<Rank>, [preferred, ...others]: readonly Places[]): Generator<Tier> {
  for (const { set, isProse } of ranks) {
    if (isEmpty(set)) continue;
    if (!preferred) {
      yield { set, isProse, order: null };
      continue;
    }
    const first = set.slice();
    if (intersect(first, preferred)) {
      subtract(set, first);
      yield* splitRanks([{ set: first, isProse }], others);
    }
    yield* splitRanks([{ set, isProse }], others);
  }
}

/** Prose is the last tier. */
export function* withoutProse(tiers: Iterable<Tier>): Generator<Tier> {
  for (const tier of tiers) {
    if (tier.isProse) return;
    yield tier;
  }
}

interface Range {
  skip: number;
  limit: number;
}

export const orderPlaces = (index: SearchIndex, found: Found, range: Range): number[] =>
  [...orderInTiers(index, found, range)].flatMap(({ places }) => places);

/** `isProse` is unknown unless the order is by relevance. */
export function* orderInTiers(
  index: SearchIndex,
  { tiers }: Found,
  { skip, limit }: Range,
): Generator<{ places: number[]; isProse: boolean | undefined }> {
  let [left, most] = [skip, limit];
  for (const { set, order, isProse } of tiers) {
    const places = order ? listPlacesInOrder(set, order, left, most) : index.list(set, left, most);
    yield { places, isProse };
    most -= places.length;
    if (most <= 0) break;
    left = Math.max(0, left - countDocuments(set));
  }
}

function listPlacesInOrder(set: DocumentSet, order: Int32Array, skip: number, limit: number): number[] {
  const places: number[] = [];
  let left = skip;
  for (let at = 0; at < order.length && places.length < limit; at += 1) {
    const place = order[at] ?? 0;
    if (!includes(set, place)) continue;
    if (left > 0) left -= 1;
    else places.push(place);
  }
  return places;
}
