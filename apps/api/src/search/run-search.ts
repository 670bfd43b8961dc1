import type { SearchPageWire, SuggestionsWire } from "@rotunda/core/wire";
import {
  type ExitSearch,
  findReading,
  formatSearchQuery,
  isEmptyQuery,
  isPersonalSearch,
  OPTIONAL_WORDS,
  type Keyword,
  parseKeyword,
  planContacts,
  planExits,
  planFormer,
  readSubject,
  type SearchQuery,
  type SearchScope,
  splitTypedWords,
  SUGGESTION_MIN,
  SUGGESTION_PAGE_SIZE,
} from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { findZipDistricts } from "../places/zip-districts.ts";
import { countDocuments, createSet, intersect, subtract } from "./document-set.ts";
import { formatFacetQuery } from "./keyword-terms.ts";
import { createAnswerCache } from "./search-index.ts";
import { explainMatches } from "./explain-matches.ts";
import { findDocuments, type SearchContext } from "./find-documents.ts";
import { type Found, orderPlaces } from "./order-documents.ts";
import { respell } from "./near-spelling.ts";
import { type SearchCriteria, toCriteria } from "./search-criteria.ts";
import { withIndex } from "./open-index.ts";
import { keepSelected } from "./selected-records.ts";
import type { SearchIndex } from "./search-index.ts";
import { findSuggestions, listCards, type OpenRecords, type RecordRef } from "./search.sql.ts";
import { guessSpellings } from "./guess-spellings.ts";

/** Cards aren't kept, because they show the reader's stars. */
const pagesOf = createAnswerCache<{ records: RecordRef[]; page: Omit<SearchPageWire, "results"> }>();

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
  const answers = pagesOf(index);
  const key = JSON.stringify([scope, query, reader.modules, today]);
  const known = isPersonalSearch(query) ? undefined : answers.get(key);
  if (known) return { results: await listCards(db, known.records, reader), ...known.page };
  const { found, guess, keyword } = await findOrGuess(db, index, { scope, query }, context);
  const { order, pageSize } = query;
  const totalPages = Math.ceil(found.count / pageSize);
  const at = Math.max(0, Math.min(query.page, totalPages) - 1);
  const records = orderPlaces(index, found, { skip: at * pageSize, limit: pageSize }).map(index.recordAt);
  const results = await listCards(db, records, reader);
  const page = {
    reasons: await explainMatches(db, keyword, results),
    pagination: { page_size: pageSize, page: at, total_pages: totalPages, total_hits: found.count, order },
    showing_results_for: guess,
    elsewhere: await findElsewhere(db, index, { scope, query, totalHits: found.count, guess }, context),
  };
  if (!isPersonalSearch(query)) answers.set(key, { records, page });
  return { results, ...page };
}

/**
 * Without results, lists wider searches that have some. Above results, lists former officeholders with the typed
 * keyword if another spelling was found, and on the first page of Universal Search matching contacts.
 */
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
    const { count } = await findDocuments(db, index, toCriteria(exit.scope, exit.query), unordered);
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
  const [any] = contacts;
  if (!any) return [];
  const criteria = toCriteria("universal", { ...any.query, onlyKw: true });
  const { tiers } = await findDocuments(db, index, criteria, context);
  const toFacet = ({ query: { type } }: ExitSearch) => (type ? [formatFacetQuery(`type:${type.id}`)] : []);
  const ofType = await index.load(db, contacts.flatMap(toFacet));
  return contacts.flatMap((contact) => {
    const sets = [index.ofScope.get(contact.scope), ...toFacet(contact).map((facet) => ofType.get(facet))];
    const found = tiers[0]?.set.slice() ?? createSet(index.size);
    for (const set of sets) intersect(found, set ?? createSet(index.size));
    return describeExit(contact, countDocuments(found));
  });
}

const describeExit = ({ scope, query, describe }: ExitSearch, count: number): SearchPageWire["elsewhere"] =>
  count > 0 ? [{ text: describe(count), scope, search: formatSearchQuery(scope, query) }] : [];

/** Lists the first results, or those of all that the reader selected. */
export const findEvery = (
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  { context, limit, selected = null }: { context: SearchContext; limit: number; selected?: ReadonlySet<string> | null },
): Promise<RecordRef[]> =>
  withIndex(db, context.generation, async (index) => {
    const { found } = await findOrGuess(db, index, { scope, query }, context);
    const places = orderPlaces(index, found, { skip: 0, limit: selected ? Infinity : limit });
    return keepSelected(places.map(index.recordAt), selected);
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
    for (const { set } of found.tiers) intersect(set, open);
    const places = orderPlaces(index, found, { skip: 0, limit: Infinity });
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

async function suggest(
  db: Db,
  index: SearchIndex,
  { scope, query, words }: { scope: SearchScope; query: SearchQuery; words: readonly string[] },
  context: SearchContext,
): Promise<SuggestionsWire> {
  const criteria = toCriteria(scope, { ...query, keyword: "" });
  const among = await findDocuments(db, index, criteria, { ...context, order: "relevance" });
  const find = (typed: readonly string[]) =>
    findSuggestions(db, index, { among, words: typed, limit: SUGGESTION_PAGE_SIZE }, context);
  const results = await find(words);
  // The last word of "garcia ca" may also be a state.
  const isName = words.length === 1 || findReading(words.at(-1) ?? "")?.label !== "State";
  if (results.length > 0 && isName) return { results };
  const placed = await suggestByPosition(db, index, { scope, query, context });
  const known = new Set(results.map(({ record_type, id }) => `${record_type} ${id}`));
  const both = [...results, ...placed.filter(({ record_type, id }) => !known.has(`${record_type} ${id}`))];
  if (both.length > 0) return { results: both.slice(0, SUGGESTION_PAGE_SIZE) };
  const keyword = { words: [...words], phrases: [], either: [], excluded: [] };
  for (const guess of await guessSpellings(db, index, { keyword, isFiltered: true, reader: context.reader })) {
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
  const found = { count: 0, tiers: tiers.filter(({ isProse }) => !isProse) };
  const places = orderPlaces(index, found, { skip: 0, limit: SUGGESTION_PAGE_SIZE });
  return listCards(db, places.map(index.recordAt), context.reader);
}

/**
 * Finds documents; without a match, those of the nearest spelling with matches, which `guess` describes. `keyword` is
 * the one they match.
 */
export async function findOrGuess(
  db: Db,
  index: SearchIndex,
  { scope, query }: { scope: SearchScope; query: SearchQuery },
  context: SearchContext,
) {
  const criteria = toCriteria(scope, query);
  const find: Find = async (keyword, { facets = [], texts = [] } = {}) => ({
    found: await findDocuments(
      db,
      index,
      { ...criteria, keyword, facets: [...criteria.facets, ...facets], texts: [...criteria.texts, ...texts] },
      { ...context, order: query.order },
    ),
    keyword,
    guess: "",
  });
  const exact = await find(criteria.keyword);
  if (exact.found.count > 0 || criteria.keyword.words.length === 0) return exact;
  const begun = await find({ ...criteria.keyword, isUnfinished: true });
  if (begun.found.count > 0) return begun;
  const { words } = criteria.keyword;
  const local = words.some((word) => /\d/u.test(word)) ? await findLocal(words, find) : null;
  if (local) return { ...local, keyword: criteria.keyword };
  // "councilmember ibach ne", who is a senator.
  const { words: subject, state } = readSubject(words);
  const findSubject = async () => {
    const bare = [...subject, ...splitTypedWords(state ?? "")];
    const named = await find({ ...criteria.keyword, words: bare });
    return subject.length > 0 && named.found.count > 0 ? { ...named, guess: bare.join(" ") } : null;
  };
  const isNamed = subject.length < words.length && subject.every((word) => index.names.has(word));
  const named = isNamed ? await findSubject() : null;
  if (named) return named;
  const isFiltered = query.hidePayWalledProfiles || !isEmptyQuery({ ...query, keyword: "", includeFormer: false });
  const { reader } = context;
  for (const keyword of await guessSpellings(db, index, { keyword: criteria.keyword, isFiltered, reader })) {
    const near = await find(keyword);
    if (near.found.count > 0) return { ...near, guess: describeGuess(query.keyword, criteria.keyword, keyword) };
  }
  const several = readNames(query.keyword);
  const any = several && (await find(several));
  if (any && any.found.count > 0)
    return { ...any, guess: several.either.flatMap((names) => names.map((name) => name.join(" "))).join(" OR ") };
  return (await findSubject()) ?? exact;
}

/** Reads "cruz, cornyn" and "cruz and cornyn" as either of them; null for other keywords. */
function readNames(keyword: string): Keyword | null {
  const names = keyword.split(/[,/;&]|\band\b/iu).flatMap((name) => {
    const words = splitTypedWords(name);
    return words.length > 0 ? [words] : [];
  });
  return names.length > 1 ? { words: [], phrases: [], either: [names], excluded: [] } : null;
}

type Find = (
  keyword: Keyword,
  others?: Partial<Pick<SearchCriteria, "facets" | "texts">>,
) => Promise<{ found: Found; keyword: Keyword; guess: string }>;

/** Finds the representatives of a ZIP code, and people with an office at an address: "rayburn 2400", "uvalde 78801". */
async function findLocal(words: readonly string[], find: Find) {
  const keyword = { words: [], phrases: [], either: [], excluded: [] };
  const zipCode = words.find((word) => /^\d{5}$/u.test(word)) ?? "";
  const districts = findZipDistricts(zipCode);
  const others = words.filter((word) => word !== zipCode && !OPTIONAL_WORDS.has(word));
  const facets = [districts.map(({ id }) => `current_office_congressional_district:${id}`)];
  const texts = words
    .filter((word) => !OPTIONAL_WORDS.has(word))
    .map((part) => ({ parameter: "office_location", part }));
  const located = await find(keyword, { texts });
  const represented = districts.length === 0 ? null : await find({ ...keyword, words: others }, { facets });
  if (!represented || represented.found.count === 0) return located.found.count > 0 ? located : null;
  const place = districts.map(({ name }) => name).join(" or ");
  return {
    found: appendFound(represented.found, located.found),
    // The page explains a ZIP code on its own (ZIP-02).
    guess: others.length === 0 || located.found.count > 0 ? "" : [...others, place].join(" "),
  };
}

/** Adds the results of a second search that aren't among those of the first. */
function appendFound(first: Found, second: Found): Found {
  const more = second.tiers.map(({ set, ...tier }) => {
    const rest = set.slice();
    for (const { set: known } of first.tiers) subtract(rest, known);
    return { ...tier, set: rest };
  });
  const count = more.reduce((sum, { set }) => sum + countDocuments(set), first.count);
  return { tiers: [...first.tiers, ...more], count };
}

/** Returns the typed keyword with respelled words replaced. */
function describeGuess(typed: string, asked: Keyword, searched: Keyword): string {
  if (asked.words.length !== searched.words.length) return searched.words.join(" ");
  const spellings = new Map<string, string>();
  for (const written of typed.split(/\s+/u)) {
    const [word, ...more] = parseKeyword(written).words;
    const index = word === undefined || more.length > 0 ? -1 : asked.words.indexOf(word);
    const respelt = searched.words[index];
    if (respelt !== undefined && respelt !== word) spellings.set(written, respelt);
  }
  return respell(typed.trim(), spellings);
}
