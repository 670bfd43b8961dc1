import { setTimeout as pause } from "node:timers/promises";
import { FACT_ORDERS, listParams, SEARCH_SCOPES } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { findTowns } from "../places/towns.ts";
import { openFacets } from "./facet-index.ts";
import { openTexts } from "./find-by-text.ts";
import { isOwnText } from "./search-criteria.ts";
import { HIDDEN } from "./search-facets.sql.ts";
import { openRatings } from "./filter-by-rating.ts";
import { OFFICE_QUERIES } from "./prefer-offices.ts";
import { mergeWhenIdle, openIndex, withIndex } from "./open-index.ts";
import { readFacetValues } from "./search-index.sql.ts";
import { sortByFact } from "./sort-by-fact.ts";

const TEXT_PARAMETERS = new Set(
  SEARCH_SCOPES.flatMap((scope) => [...listParams(scope)]).flatMap((param) =>
    param.kind === "text" &&
    param.field !== "keyword" &&
    param.field !== "autoCompleteKeyword" &&
    !isOwnText(param.field)
      ? [param.parameter, HIDDEN + param.parameter]
      : [],
  ),
);

export const warmSearch = (db: Db): Promise<void> =>
  withIndex(db, null, async (index) => {
    for (const groupId of await readFacetValues(db, "sig_expression")) await openRatings(db, index, groupId);
    for (const parameter of TEXT_PARAMETERS) await openTexts(db, index, parameter);
    for (const order of FACT_ORDERS) await sortByFact(db, index, order);
    await openFacets(db, index);
    await index.load(db, OFFICE_QUERIES);
    // Reads the list of towns.
    findTowns("");
    // Groups the words for spellings.
    index.base.names.wordsOfLength(0);
  });

/** Interval in ms at which a server looks for changes by other processes. */
const CHECK_MS = 1_000;

export async function keepSearchWarm(db: Db, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await pause(CHECK_MS, null, { ref: false });
    // A search reports what fails.
    if (!stopping.aborted)
      await openIndex(db)
        .then((index) => mergeWhenIdle(index))
        .catch(() => {});
  }
}
