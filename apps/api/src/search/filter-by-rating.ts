import type { Db } from "../platform/db.ts";
import { listBasePlaces, type RatingIndex } from "./base-index.ts";
import { compareNumber } from "./compare-number.ts";
import { type DocumentSet, include, createSet } from "./document-set.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import type { SearchIndex } from "./search-index.ts";
import { readRatings } from "./search-index.sql.ts";

export async function filterByRating(
  db: Db,
  index: SearchIndex,
  { groupId, operator, percent }: NonNullable<SearchCriteria["rating"]>,
): Promise<DocumentSet> {
  const ratings = await openRatings(db, index, groupId);
  const found = createSet(index.size);
  for (const { percent: given, places } of ratings) {
    if (!compareNumber(given, operator, percent)) continue;
    for (const place of places) include(found, place);
  }
  return index.complete(found, (one) => {
    const given = one.ratings[groupId];
    return given !== undefined && compareNumber(given, operator, percent);
  });
}

export const openRatings = (db: Db, index: SearchIndex, groupId: string): Promise<readonly RatingIndex[]> =>
  index.base.ratings.open(groupId, index.changes.gone, () => loadRatings(db, index, groupId));

async function loadRatings(db: Db, index: SearchIndex, groupId: string): Promise<readonly RatingIndex[]> {
  const ratings = await readRatings(db, groupId);
  await index.check(db);
  return ratings.map(({ percent, ids }) => ({ percent, places: listBasePlaces(index.base, ids) }));
}
