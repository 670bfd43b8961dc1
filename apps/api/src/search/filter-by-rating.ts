import type { Db } from "../platform/db.ts";
import { compareNumber } from "./compare-number.ts";
import { type DocumentSet, include, createSet } from "./document-set.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { ABSENT } from "./place-lists.ts";
import type { RatingIndex, SearchIndex } from "./search-index.ts";
import { readRatings } from "./search-index.sql.ts";

export async function filterByRating(
  db: Db,
  index: SearchIndex,
  { groupId, operator, percent }: NonNullable<SearchCriteria["rating"]>,
): Promise<DocumentSet> {
  const ratings = index.ratings.get(groupId) ?? (await loadRatings(db, index, groupId));
  index.ratings.set(groupId, ratings);
  const found = createSet(index.size);
  for (const { percent: given, places } of ratings) {
    if (!compareNumber(given, operator, percent)) continue;
    for (const place of places) if (place !== ABSENT) include(found, place);
  }
  return found;
}

async function loadRatings(db: Db, index: SearchIndex, groupId: string): Promise<readonly RatingIndex[]> {
  const ratings = await readRatings(db, groupId);
  await index.check(db);
  return ratings.map(({ percent, ids }) => ({ percent, places: index.placesOf(ids) }));
}
