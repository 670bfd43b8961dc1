import { setImmediate } from "node:timers/promises";
import type { SearchCountsWire } from "@rotunda/core/wire";
import {
  isPersonalSearch,
  listParams,
  type SearchParam,
  type SearchQuery,
  type SearchScope,
  setField,
  writeParam,
} from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { createAnswerCache } from "./search-index.ts";
import { findDocuments, type SearchContext } from "./find-documents.ts";
import { countFacets, openFacets } from "./facet-index.ts";
import { findOrGuess } from "./find-or-guess.ts";
import { toCriteria } from "./search-criteria.ts";
import { withIndex } from "./open-index.ts";
import type { SearchIndex } from "./search-index.ts";

const cacheCounts = createAnswerCache<SearchCountsWire>();

/**
 * Counts the results of each option with all other criteria, and with the keyword as the page reads it. Stops early if
 * the client has disconnected.
 */
export const countOptions = (
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  context: CountContext,
): Promise<SearchCountsWire> =>
  withIndex(db, context.generation, (index) => countIn(db, index, { scope, query }, context));

type CountContext = SearchContext & { isWanted?: () => boolean };

async function countIn(
  db: Db,
  index: SearchIndex,
  { scope, query }: { scope: SearchScope; query: SearchQuery },
  { isWanted = () => true, ...context }: CountContext,
): Promise<SearchCountsWire> {
  const unordered: SearchQuery = { ...query, order: "importance", page: 1 };
  const answers = cacheCounts(index);
  const key = JSON.stringify([scope, unordered, context.reader.modules, context.today]);
  const known = isPersonalSearch(query) ? undefined : answers.get(key);
  if (known) return known;
  const { found: all, keyword } = await findOrGuess(db, index, { scope, query: unordered }, context);
  const open = index.accessFilter(context.reader.modules);
  const find = async (partial: SearchQuery) => {
    // Other requests, such as the page itself, come first.
    await setImmediate();
    return findDocuments(db, index, { ...toCriteria(scope, partial), keyword }, { ...context, order: "importance" });
  };
  const facets = await openFacets(db, index);
  const ofAll = countFacets(facets, all, open);
  const counts: SearchCountsWire["counts"] = {};
  for (const param of listParams(scope)) {
    if (!isCounted(param)) continue;
    if (!isWanted()) return { counts };
    if (param.kind === "flag") {
      const { count } = query[param.field] ? all : await find({ ...query, [param.field]: true });
      counts[param.parameter] = count > 0 ? { true: count } : {};
    } else {
      const isSet = writeParam(param, query).length > 0;
      const ofEach = isSet ? countFacets(facets, await find(setField(query, param.field, null)), open) : ofAll;
      counts[param.parameter] = ofEach(param.parameter);
    }
  }
  if (!isPersonalSearch(query)) answers.set(key, { counts });
  return { counts };
}

const isCounted = (
  param: SearchParam,
): param is Extract<SearchParam, { kind: "named" | "named-list" | "staffer-type" | "flag" }> =>
  param.isCriterion !== false && ["named", "named-list", "staffer-type", "flag"].includes(param.kind);
