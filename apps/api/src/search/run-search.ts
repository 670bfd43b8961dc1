import type { SearchPageWire, SuggestionsWire } from "@rotunda/core/wire";
import {
  type ExitSearch,
  findReading,
  formatSearchQuery,
  isPersonalSearch,
  listMeanings,
  listTermWords,
  planContacts,
  planExits,
  planFormer,
  type SearchQuery,
  type SearchScope,
  splitTypedWords,
  SUGGESTION_MIN,
  SUGGESTION_PAGE_SIZE,
  toPlainKeyword,
} from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { countCommon, createSet, intersect, toSet } from "./document-set.ts";
import { formatFacetQuery } from "./keyword-terms.ts";
import { createAnswerCache } from "./search-index.ts";
import { explainMatches } from "./explain-matches.ts";
import { BEGINNING_MIN, findDocuments, type SearchContext } from "./find-documents.ts";
import { findOrGuess } from "./find-or-guess.ts";
import { orderInTiers, orderPlaces, withoutProse } from "./order-documents.ts";
import { toCriteria } from "./search-criteria.ts";
import { withIndex } from "./open-index.ts";
import { filterSelected } from "./selected-records.ts";
import type { SearchIndex } from "./search-index.ts";
import { findSuggestions, listCards, type OpenRecords, type RecordRef } from "./search.sql.ts";
import { guessSpellings } from "./guess-spellings.ts";

/** Cards aren't cached, because they show the reader's stars. */
const cachePage = createAnswerCache<{ records: RecordRef[]; page: Omit<SearchPageWire, "results"> }>();

/** Runs a search and returns a page, the last one if it is past the end. */
export const runSearch = (
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  context: SearchContext,
): Promise<SearchPageWire> =>
  withIndex(db, context.generation, (index) => findPage(db, index, { scope, query }, context));

async function findPage(
  db: Db,
  index: SearchIndex,
  { scope, query }: { scope: SearchScope; query: SearchQuery },
  context: SearchContext,
): Promise<SearchPageWire> {
  const { reader, today } = context;
  const answers = cachePage(index);
  const key = JSON.stringify([scope, query, reader.modules, today]);
  const known = isPersonalSearch(query) ? undefined : answers.get(key);
  if (known) return { results: await listCards(db, known.records, reader), ...known.page };
  const { found, guess, keyword } = await findOrGuess(db, index, { scope, query }, context);
  const { order, pageSize } = query;
  const totalPages = Math.ceil(found.count / pageSize);
  const at = Math.max(0, Math.min(query.page, totalPages) - 1);
  const tiers = [...orderInTiers(index, found, { skip: at * pageSize, limit: pageSize })];
  const listRecords = (some: typeof tiers) => some.flatMap(({ places }) => places.map(index.recordAt));
  const records = listRecords(tiers);
  const cards = listCards(db, records, reader);
  const hidden = listRecords(tiers.filter(({ isProse }) => isProse !== false));
  const [results, reasons, elsewhere] = await Promise.all([
    cards,
    explainMatches(db, keyword, { cards, hidden }),
    findElsewhere(db, index, { scope, query, totalHits: found.count, guess }, context),
  ]);
  const page = {
    reasons,
    pagination: { page_size: pageSize, page: at, total_pages: totalPages, total_hits: found.count, order },
    showing_results_for: guess,
    meanings: listMeanings(query.keyword).map(({ plainKeyword, ...meaning }) => ({
      ...meaning,
      plain_keyword: plainKeyword,
    })),
    plain_keyword: toPlainKeyword(query.keyword),
    elsewhere,
  };
  if (!isPersonalSearch(query)) answers.set(key, { records, page });
  return { results, ...page };
}

async function findElsewhere(
  db: Db,
  index: SearchIndex,
  { scope, query, totalHits, guess }: { scope: SearchScope; query: SearchQuery; totalHits: number; guess: string },
  context: SearchContext,
): Promise<SearchPageWire["elsewhere"]> {
  const unordered = { ...context, order: "importance" as const };
  const planned = totalHits === 0 ? planExits(scope, query) : guess === "" ? [] : planFormer(scope, query);
  const exits: SearchPageWire["elsewhere"] = [];
  for (const exit of planned) {
    // "marko rubio" may be respelled if former officeholders are included.
    const mayGuess = totalHits === 0 && exit.mayGuess === true;
    const { count } = mayGuess
      ? (await findOrGuess(db, index, exit, context)).found
      : await findDocuments(db, index, toCriteria(exit.scope, exit.query), unordered);
    exits.push(...describeExit(exit, count));
  }
  const hasContacts = totalHits > 0 && scope === "universal" && query.page === 1;
  return hasContacts ? [...exits, ...(await countContacts(db, index, query, unordered))] : exits;
}

/** Counts contacts of each type in one search, because it delays the page. */
async function countContacts(
  db: Db,
  index: SearchIndex,
  query: SearchQuery,
  context: SearchContext & { order: "importance" },
): Promise<SearchPageWire["elsewhere"]> {
  const contacts = planContacts(query);
  const [first] = contacts;
  if (!first) return [];
  const criteria = toCriteria("universal", { ...first.query, onlyKw: true });
  const [any] = (await findDocuments(db, index, criteria, context)).tiers;
  const toFacet = ({ query: { type } }: ExitSearch) => (type ? [formatFacetQuery(`type:${type.id}`)] : []);
  const ofType = await index.load(db, contacts.flatMap(toFacet));
  return contacts.flatMap((contact) => {
    const types = toFacet(contact).map((facet) => toSet(ofType.get(facet) ?? createSet(0), index.size));
    const ofScope = index.ofScope.get(contact.scope) ?? createSet(index.size);
    return describeExit(contact, countCommon(any?.set ?? createSet(0), [ofScope, ...types]));
  });
}

const describeExit = ({ scope, query, describe }: ExitSearch, count: number): SearchPageWire["elsewhere"] =>
  count > 0 ? [{ text: describe(count), scope, search: formatSearchQuery(scope, query) }] : [];

export const findAllRecords = (
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  { context, limit, selected = null }: { context: SearchContext; limit: number; selected?: ReadonlySet<string> | null },
): Promise<RecordRef[]> =>
  withIndex(db, context.generation, async (index) => {
    const { found } = await findOrGuess(db, index, { scope, query }, context);
    const places = orderPlaces(index, found, { skip: 0, limit: selected ? Infinity : limit });
    return filterSelected(places.map(index.recordAt), selected);
  });

/** Lists all open results without limit; those outside the subscription are only counted. */
export const findOpen = (
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  context: SearchContext,
): Promise<OpenRecords> =>
  withIndex(db, context.generation, async (index) => {
    const { found } = await findOrGuess(db, index, { scope, query }, context);
    const open = index.accessFilter(context.reader.modules);
    const tiers = [...found.tiers];
    for (const { set } of tiers) intersect(set, open);
    const places = orderPlaces(index, { ...found, tiers }, { skip: 0, limit: Infinity });
    return { records: places.map(index.recordAt), leftOut: found.count - places.length };
  });

export async function runSuggestions(
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  context: SearchContext,
): Promise<SuggestionsWire> {
  const words = query.keyword.trim().length < SUGGESTION_MIN ? [] : splitTypedWords(query.keyword);
  if (words.length === 0) return { results: [] };
  return withIndex(db, context.generation, (index) => suggest(db, index, { scope, query, words }, context));
}

const TERMS = listTermWords();

async function suggest(
  db: Db,
  index: SearchIndex,
  { scope, query, words }: { scope: SearchScope; query: SearchQuery; words: readonly string[] },
  context: SearchContext,
): Promise<SuggestionsWire> {
  const criteria = toCriteria(scope, { ...query, keyword: "" });
  const among = await findDocuments(db, index, criteria, { ...context, order: "importance" });
  const find = (typed: readonly string[]) =>
    findSuggestions(db, index, { among, words: typed, limit: SUGGESTION_PAGE_SIZE }, context);
  const results = await find(words);
  // The last word of "garcia ca" may also be a state, that of "alaska gov" an office, and that of "tx 38" a district.
  const last = words.at(-1) ?? "";
  const isName = words.length === 1 || (findReading(last) === null && !/\d/u.test(last));
  if (results.length > 0 && isName) return { results };
  const placed = await suggestByPosition(db, index, { scope, query, context });
  const known = new Set(results.map(({ record_type, id }) => `${record_type} ${id}`));
  const both = [...results, ...placed.filter(({ record_type, id }) => !known.has(`${record_type} ${id}`))];
  if (both.length > 0) return { results: both.slice(0, SUGGESTION_PAGE_SIZE) };
  // "minority lead", "bonta att"
  const term = last.length < BEGINNING_MIN ? undefined : TERMS.find((word) => word.startsWith(last) && word !== last);
  if (term !== undefined) {
    const keyword = [...words.slice(0, -1), term].join(" ");
    const titled = await suggestByPosition(db, index, { scope, query: { ...query, keyword }, context });
    if (titled.length > 0) return { results: titled };
  }
  const keyword = { words: [...words], phrases: [], either: [], excluded: [] };
  const { reader } = context;
  for (const guess of await guessSpellings(db, index, { criteria, keyword, isFiltered: true, reader })) {
    const near = await find(guess.words);
    if (near.length > 0) return { results: near };
  }
  return { results: [] };
}

/** Lists records by names and positions, such as "senator warr" and "texas 23", but not by prose. */
async function suggestByPosition(
  db: Db,
  index: SearchIndex,
  { scope, query, context }: { scope: SearchScope; query: SearchQuery; context: SearchContext },
): Promise<SuggestionsWire["results"]> {
  const criteria = toCriteria(scope, query);
  const keyword = { ...criteria.keyword, isUnfinished: true };
  const { tiers } = await findDocuments(db, index, { ...criteria, keyword }, { ...context, order: "relevance" });
  const found = { count: 0, tiers: withoutProse(tiers) };
  const places = orderPlaces(index, found, { skip: 0, limit: SUGGESTION_PAGE_SIZE });
  return listCards(db, places.map(index.recordAt), context.reader);
}
