import { setImmediate } from "node:timers/promises";
import type { SearchCountsWire } from "@rotunda/adapters-http/wire";
import { listParams, type SearchParam, type SearchQuery, type SearchScope, setField, writeParam } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { type DocumentSet, includes, intersect } from "./document-set.ts";
import { findDocuments, type SearchContext } from "./find-documents.ts";
import { formatFacetQuery } from "./keyword-terms.ts";
import type { Found } from "./order-documents.ts";
import { findOrGuess } from "./run-search.ts";
import { toCriteria } from "./search-criteria.ts";
import { HIDDEN } from "./search-facets.sql.ts";
import { repeatIfStale } from "./open-index.ts";
import type { OptionIndex, SearchIndex } from "./search-index.ts";
import { readFacetValues } from "./search-index.sql.ts";

/**
 * Counts the results of each option of each filter, with all other criteria and the keyword as the page reads it.
 * Stops early if nobody waits for the answer.
 */
export const countOptions: typeof countOnce = (...search) => repeatIfStale(() => countOnce(...search));

async function countOnce(
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  { isWanted = () => true, ...context }: SearchContext & { isWanted?: () => boolean },
): Promise<SearchCountsWire> {
  const unordered: SearchQuery = { ...query, order: "importance" };
  const { index, found: all, keyword } = await findOrGuess(db, scope, unordered, context);
  const open = index.accessFilter(context.reader.modules);
  const find = (asked: SearchQuery) =>
    findDocuments(db, index, { ...toCriteria(scope, asked), keyword }, { ...context, order: "importance" });
  const counts: SearchCountsWire["counts"] = {};
  for (const param of listParams(scope)) {
    if (!isCounted(param)) continue;
    if (!isWanted()) break;
    if (param.kind === "flag") {
      const { count } = query[param.field] ? all : await find({ ...query, [param.field]: true });
      counts[param.parameter] = count > 0 ? { true: count } : {};
    } else {
      const isSet = writeParam(param, query).length > 0;
      const found = isSet ? await find(setField(query, param.field, null)) : all;
      const options = index.options.get(param.parameter) ?? (await loadOptions(db, index, param.parameter));
      index.options.set(param.parameter, options);
      counts[param.parameter] = countEach(options, found, open);
    }
    // Other requests, such as the page itself, come first.
    await setImmediate();
  }
  return { counts };
}

/** Filters with fixed options that affect the results. */
const isCounted = (
  param: SearchParam,
): param is Extract<SearchParam, { kind: "named" | "named-list" | "staffer-type" | "flag" }> =>
  param.isCriterion !== false && ["named", "named-list", "staffer-type", "flag"].includes(param.kind);

function countEach(options: OptionIndex, { tiers }: Found, open: DocumentSet): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { set } of tiers) {
    const opened = set.slice();
    intersect(opened, open);
    for (const { value, onCard, elsewhere } of options) {
      const count = countPlaces(onCard, set) + countPlaces(elsewhere, opened);
      if (count > 0) counts[value] = count + (counts[value] ?? 0);
    }
  }
  return counts;
}

function countPlaces(places: Int32Array, among: DocumentSet): number {
  let count = 0;
  for (let at = 0; at < places.length; at += 1) if (includes(among, places[at] ?? 0)) count += 1;
  return count;
}

async function loadOptions(db: Db, index: SearchIndex, parameter: string): Promise<OptionIndex> {
  const values = await readFacetValues(db, parameter);
  const toQueries = (value: string) => {
    const facet = `${parameter}:${value}`;
    return { onCard: formatFacetQuery(facet), elsewhere: formatFacetQuery(HIDDEN + facet) };
  };
  const queries = values.map(toQueries).flatMap(({ onCard, elsewhere }) => [onCard, elsewhere]);
  const places = await index.listPlaces(db, queries);
  return values.map((value) => {
    const { onCard, elsewhere } = toQueries(value);
    const shown = new Set(places.get(onCard));
    return {
      value,
      onCard: Int32Array.from(shown),
      elsewhere: Int32Array.from(places.get(elsewhere) ?? []).filter((place) => !shown.has(place)),
    };
  });
}
