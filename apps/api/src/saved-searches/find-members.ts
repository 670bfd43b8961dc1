import type { SavedSearchWire } from "@rotunda/adapters-http/wire";
import { COUNTED_RESULTS_MAX, isEmptyQuery, parseSearchQuery } from "@rotunda/core";
import { readLookups } from "../lookups/read-lookups.ts";
import type { Db } from "../platform/db.ts";
import { createAnswerCache } from "../search/answer-cache.ts";
import type { SearchContext } from "../search/find-documents.ts";
import { withIndex } from "../search/open-index.ts";
import { orderPlaces } from "../search/order-documents.ts";
import { findOrGuess } from "../search/run-search.ts";

const placesOf = createAnswerCache<{ places: Int32Array | null }>();

/**
 * Finds all results as `{id}-{record type}`, most important first; null if there are too many to count, or all filters
 * have lost their options. Each reader's preference to hide locked profiles is ignored, so that colleagues see the same
 * numbers.
 */
export async function findMembers(
  db: Db,
  { scope, search }: Pick<SavedSearchWire, "scope" | "search">,
  context: SearchContext,
): Promise<string[] | null> {
  const { lookups, generation } = await readLookups(db);
  const query = { ...parseSearchQuery(scope, search, lookups), order: "importance" as const };
  if (isEmptyQuery(query)) return null;
  return withIndex(db, generation, async (index) => {
    const answers = placesOf(index);
    const key = JSON.stringify([scope, search, context.reader.modules, context.today]);
    let known = answers.get(key);
    if (!known) {
      const { found } = await findOrGuess(db, index, { scope, query }, context);
      const isCounted = found.count <= COUNTED_RESULTS_MAX;
      known = {
        places: isCounted ? Int32Array.from(orderPlaces(found, { skip: 0, limit: COUNTED_RESULTS_MAX })) : null,
      };
      answers.set(key, known);
    }
    if (known.places === null) return null;
    return Array.from(known.places, (place) => {
      const { record_type, record_id } = index.recordAt(place);
      return `${record_id}-${record_type}`;
    });
  });
}
