import type { Db } from "../platform/db.ts";
import { isMetBy } from "./compare-numbers.ts";
import { type DocumentSet, include, noDocuments } from "./document-set.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { ABSENT, type RatingIndex, type SearchIndex } from "./search-index.ts";
import { ratingsBy } from "./search-index.sql.ts";

/** Documents a special interest group rates so. */
export async function ratedSo(
  db: Db,
  index: SearchIndex,
  { groupId, operator, percent }: NonNullable<SearchCriteria["rating"]>,
): Promise<DocumentSet> {
  const ratings = index.ratings.get(groupId) ?? (await readRatings(db, index, groupId));
  index.ratings.set(groupId, ratings);
  const { places, percents } = ratings;
  const found = noDocuments(index.size);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? ABSENT;
    if (place !== ABSENT && isMetBy(percents[at] ?? 0, operator, percent)) include(found, place);
  }
  return found;
}

async function readRatings(db: Db, index: SearchIndex, groupId: string): Promise<RatingIndex> {
  const { ids, percents } = await ratingsBy(db, groupId);
  return { places: index.placesOf(ids), percents: Float64Array.from(percents, Number) };
}
