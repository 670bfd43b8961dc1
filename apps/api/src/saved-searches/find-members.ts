import type { SavedSearchWire } from "@rotunda/core/wire";
import { COUNTED_RESULTS_MAX, isEmptyQuery, isPersonalSearch, parseSearchQuery } from "@rotunda/core";
import { readLookups } from "../lookups/read-lookups.ts";
import type { Db } from "../platform/db.ts";
import { createAnswerCache } from "../search/search-index.ts";
import type { SearchContext } from "../search/find-documents.ts";
import { withIndex } from "../search/open-index.ts";
import { orderPlaces } from "../search/order-documents.ts";
import { findOrGuess } from "../search/find-or-guess.ts";

const cachePlaces = createAnswerCache<{ total: number; places: Int32Array }>();

type Filters = Pick<SavedSearchWire, "scope" | "search">;

/**
 * Null if there are too many results to count, if the results differ between readers, or if all filters have lost their
 * options.
 */
export async function findMembers(db: Db, search: Filters, context: SearchContext): Promise<string[] | null> {
  const found = await findResults(db, search, context);
  return found && !found.isPersonal && found.total <= COUNTED_RESULTS_MAX ? found.keys : null;
}

/**
 * Finds the first results as `{id}-{record type}`, most important first; null if all filters have lost their options.
 * Each reader's preference to hide locked profiles is ignored, so that colleagues see the same numbers.
 */
export async function findResults(
  db: Db,
  { scope, search }: Filters,
  context: SearchContext,
): Promise<{ total: number; keys: string[]; isPersonal: boolean } | null> {
  const { lookups, generation } = await readLookups(db);
  const query = { ...parseSearchQuery(scope, search, lookups), order: "importance" as const };
  if (isEmptyQuery(query)) return null;
  const isPersonal = isPersonalSearch(query);
  return withIndex(db, generation, async (index) => {
    const answers = cachePlaces(index);
    const key = JSON.stringify([scope, search, context.reader.modules, context.today]);
    let known = isPersonal ? undefined : answers.get(key);
    if (!known) {
      const { found } = await findOrGuess(db, index, { scope, query }, context);
      const limit = Math.min(found.count, COUNTED_RESULTS_MAX);
      known = { total: found.count, places: Int32Array.from(orderPlaces(index, found, { skip: 0, limit })) };
      if (!isPersonal) answers.set(key, known);
    }
    const keys = Array.from(known.places, (place) => {
      const { record_type, record_id } = index.recordAt(place);
      return `${record_id}-${record_type}`;
    });
    return { total: known.total, keys, isPersonal };
  });
}
