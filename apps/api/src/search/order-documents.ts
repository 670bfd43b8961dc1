import type { SearchOrder } from "@rotunda/core";
import { type DocumentSet, includes, listPlaces, countDocuments } from "./document-set.ts";
import type { SearchIndex } from "./search-index.ts";

/** Search results in tiers; earlier tiers rank higher. */
export interface Found {
  count: number;
  tiers: readonly DocumentSet[];
}

/** Lists the places of results in order, up to `limit` after the first `skip`. */
export function orderPlaces(
  index: SearchIndex,
  { tiers }: Found,
  order: SearchOrder,
  { skip, limit }: { skip: number; limit: number },
): number[] {
  const places: number[] = [];
  let left = skip;
  for (const tier of tiers) {
    const inTier = (most: number) => {
      if (order === "relevance") return listPlaces(tier, left, most);
      return placesByName(tier, order === "alphabetical_asc" ? index.byName : index.byNameBackwards, left, most);
    };
    for (const place of inTier(limit - places.length)) places.push(place);
    if (places.length >= limit) break;
    left = Math.max(0, left - countDocuments(tier));
  }
  return places;
}

function placesByName(set: DocumentSet, order: Int32Array, skip: number, limit: number): number[] {
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
