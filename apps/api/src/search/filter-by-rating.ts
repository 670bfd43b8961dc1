import type { Db } from "../platform/db.ts";
import { compareNumber } from "./compare-number.ts";
import { type DocumentSet, include, createSet } from "./document-set.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { ABSENT, type RatingIndex, type SearchIndex } from "./search-index.ts";
import { readRatings } from "./search-index.sql.ts";

export async function filterByRating(
  db: Db,
  index: SearchIndex,
  { groupId, operator, percent }: NonNullable<SearchCriteria["rating"]>,
): Promise<DocumentSet> {
  const ratings = index.ratings.get(groupId) ?? (await loadRatings(db, index, groupId));
  index.ratings.set(groupId, ratings);
  const { places, percents } = ratings;
  const found = createSet(index.size);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? ABSENT;
    if (place !== ABSENT && compareNumber(percents[at] ?? 0, operator, percent)) include(found, place);
  }
  return found;
}

async function loadRatings(db: Db, index: SearchIndex, groupId: string): Promise<RatingIndex> {
  const { ids, percents } = await readRatings(db, groupId);
  return { places: index.placesOf(ids), percents: Float64Array.from(percents, Number) };
}
