import type { SearchPageWire, SuggestionsWire } from "@rotunda/adapters-http/wire";
import { type SearchQuery, type SearchScope, SUGGESTION_MIN, SUGGESTION_PAGE_SIZE } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { findDocuments, type SearchContext } from "./find-documents.ts";
import { type Keyword, parseKeyword, splitTypedWords } from "./keyword.ts";
import { respell } from "./near-spelling.ts";
import type { Reader } from "./search-items.sql.ts";
import { toPageRequest, type SearchCriteria, toCriteria } from "./search-criteria.ts";
import { openIndex, type SearchIndex } from "./search-index.ts";
import { findAll, findAllOpen, findPage, findSuggestions, type OpenRecords, type RecordRef } from "./search.sql.ts";
import { guessSpellings } from "./guess-spellings.ts";

/** Runs a search and returns a page; without matches, that of the nearest spelling with results. */
export async function runSearch(
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  context: SearchContext,
): Promise<SearchPageWire> {
  const criteria = toCriteria(scope, query);
  const request = toPageRequest(query);
  const index = await openIndex(db);
  const { keyword, found } = await findOrGuess(
    db,
    { index, criteria, reader: context.reader },
    (asked) => findPage(db, index, { criteria: asked, request }, context),
    ({ totalHits }) => totalHits > 0,
  );
  const totalPages = Math.ceil(found.totalHits / request.pageSize);
  return {
    results: found.items,
    pagination: {
      page_size: request.pageSize,
      page: Math.max(0, Math.min(request.page, totalPages - 1)),
      total_pages: totalPages,
      total_hits: found.totalHits,
      order: request.order,
    },
    showing_results_for: keyword === criteria.keyword ? "" : describeGuess(query.keyword, criteria.keyword, keyword),
  };
}

export async function findEvery(
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  { context, limit }: { context: SearchContext; limit: number },
): Promise<RecordRef[]> {
  const index = await openIndex(db);
  const { found } = await findOrGuess(
    db,
    { index, criteria: toCriteria(scope, query), reader: context.reader },
    (criteria) => findAll(db, index, { criteria, order: query.order, limit }, context),
    (records) => records.length > 0,
  );
  return found;
}

/** Lists all open results without limit; those outside the subscription are only counted. */
export async function findOpen(
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  context: SearchContext,
): Promise<OpenRecords> {
  const index = await openIndex(db);
  const { found } = await findOrGuess(
    db,
    { index, criteria: toCriteria(scope, query), reader: context.reader },
    (criteria) => findAllOpen(db, index, { criteria, order: query.order }, context),
    ({ records, leftOut }) => records.length + leftOut > 0,
  );
  return found;
}

export async function runSuggestions(
  db: Db,
  scope: SearchScope,
  query: SearchQuery,
  context: SearchContext,
): Promise<SuggestionsWire> {
  if (query.keyword.trim().length < SUGGESTION_MIN) return { results: [] };
  const words = splitTypedWords(query.keyword);
  if (words.length === 0) return { results: [] };
  const criteria = toCriteria(scope, { ...query, keyword: "" });
  const index = await openIndex(db);
  const among = await findDocuments(db, index, criteria, { ...context, order: "relevance" });
  const find = (typed: readonly string[]) =>
    findSuggestions(db, index, { among, words: typed, limit: SUGGESTION_PAGE_SIZE }, context);
  const results = await find(words);
  if (results.length > 0) return { results };
  for (const guess of await guessSpellings(db, index, { words, phrases: [], excluded: [] }, context.reader)) {
    const near = await find(guess.words);
    if (near.length > 0) return { results: near };
  }
  return { results: [] };
}

/** Runs a search; without a match, tries the nearest spelling. */
async function findOrGuess<Found>(
  db: Db,
  { index, criteria, reader }: { index: SearchIndex; criteria: SearchCriteria; reader: Reader },
  find: (criteria: SearchCriteria) => Promise<Found>,
  isFound: (found: Found) => boolean,
): Promise<{ keyword: Keyword; found: Found }> {
  const asked = await find(criteria);
  if (isFound(asked) || criteria.keyword.words.length === 0) return { keyword: criteria.keyword, found: asked };
  for (const keyword of await guessSpellings(db, index, criteria.keyword, reader)) {
    const found = await find({ ...criteria, keyword });
    if (isFound(found)) return { keyword, found };
  }
  return { keyword: criteria.keyword, found: asked };
}

/** Returns the typed keyword with respelled words replaced. */
function describeGuess(typed: string, asked: Keyword, searched: Keyword): string {
  const spellings = new Map<string, string>();
  for (const written of typed.split(/\s+/u)) {
    const [word, ...more] = parseKeyword(written).words;
    const index = word === undefined || more.length > 0 ? -1 : asked.words.indexOf(word);
    const respelt = searched.words[index];
    if (respelt !== undefined && respelt !== word) spellings.set(written, respelt);
  }
  return respell(typed.trim(), spellings);
}
