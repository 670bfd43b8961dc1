import { type FactOrder, isOutsideSubscription, memoizeByObject, RECORD_TYPES, type SearchScope } from "@rotunda/core";
import { LRUCache } from "lru-cache";
import type { Db } from "../platform/db.ts";
import { type DocumentSet, include, createSet, unite } from "./document-set.ts";
import { createPostingCache, type PostingCache } from "./posting-cache.ts";
import type { FacetIndex } from "./facet-index.ts";
import type { NameIndex } from "./name-index.ts";
import { ABSENT, type PlaceLists } from "./place-lists.ts";
import type { AllDocuments } from "./read-documents.ts";
import { CHUNK_SIZE, visitPostings } from "./postings.sql.ts";
import { findPostings, type Posting, readGeneration, unpackNumbers } from "./search-index.sql.ts";

/** The database has another generation than the index: the search has to be repeated. */
export class StaleIndex extends Error {}

/** All documents in name order. */
export type NamedDocuments = Pick<AllDocuments, "numbers" | "isNamesake" | "modules">;

/** In-memory index of one generation, never changed. Places are ordered by importance, then name. */
export interface SearchIndex {
  generation: string | null;
  documents: NamedDocuments;
  size: number;
  recordAt: (place: number) => { record_type: string; record_id: number };
  /** Birthdays by place, as 19630504, or 0. */
  birthdays: Int32Array;
  /** Places by name, ascending and descending; equal names always by type and id. */
  byName: Int32Array;
  byNameBackwards: Int32Array;
  ofScope: ReadonlyMap<SearchScope, DocumentSet>;
  former: DocumentSet;
  names: NameIndex;
  /** Documents open to a subscription; null for anonymous readers. */
  accessFilter: (modules: readonly number[] | null) => DocumentSet;
  /** Maps document ids to places; ABSENT if missing. */
  placesOf: (ids: Int32Array) => Int32Array;
  /** Throws `StaleIndex` if the database has another generation. */
  check: (db: Db) => Promise<void>;
  /** Loads the documents of all queries in one statement; cached. */
  load: (db: Db, queries: readonly string[]) => Promise<ReadonlyMap<string, DocumentSet>>;
  /** Reads the places of many queries, without keeping them. */
  listPlaces: (db: Db, queries: readonly string[]) => Promise<ReadonlyMap<string, number[]>>;
  texts: Map<string, TextIndex>;
  ratings: Map<string, readonly RatingIndex[]>;
  facts: Map<FactOrder, FactIndex>;
  /** Read when options are first counted. */
  facets: Promise<FacetIndex> | null;
}

/** Distinct texts of a parameter, joined by line breaks. */
export interface TextIndex {
  joined: string;
  starts: Int32Array;
  /** Places of the documents with each text. */
  lists: PlaceLists;
}

/** Documents by a fact, then by name; those without it last. */
export interface FactIndex {
  places: Int32Array;
  /** Facts in order, and the number of each place's, or their count. */
  texts: readonly string[];
  ranks: Int32Array;
  /** Documents whose card shows the fact, and others with it. */
  onCard: DocumentSet;
  elsewhere: DocumentSet;
}

/** Places of the documents with a rating. */
export interface RatingIndex {
  percent: number;
  places: Int32Array;
}

/** In the order of their codes in `kind`. */
export const SCOPES: readonly SearchScope[] = ["universal", "congressional", "federal", "state"];

/** Builds the index; `placeOf` maps documents in name order to places. */
export function buildIndex({
  generation,
  documents,
  placeOf,
  ...given
}: Pick<SearchIndex, "generation" | "documents" | "names"> &
  Partial<Pick<SearchIndex, "texts" | "facts">> & { placeOf: Int32Array }): SearchIndex {
  const { id, record_id, birthday, kind: kinds } = documents.numbers;
  const size = kinds.length;
  const [former, unlocked] = [createSet(size), createSet(size)];
  const ofScope = SCOPES.map(() => createSet(size));
  for (let at = 0; at < size; at += 1) {
    const [kind, place] = [kinds[at] ?? 0, placeOf[at] ?? 0];
    const scope = ofScope[(kind >> 4) & 3];
    if (scope) include(scope, place);
    if ((kind & 64) !== 0) include(former, place);
    if ((kind & 128) !== 0) include(unlocked, place);
  }
  const orderColumn = (column: Int32Array) => {
    const places = new Int32Array(size);
    for (let at = 0; at < size; at += 1) places[placeOf[at] ?? 0] = column[at] ?? 0;
    return places;
  };
  const recordIds = orderColumn(record_id);
  const recordKinds = orderColumn(kinds);
  const pages = createPages(id, placeOf);
  const sets = createPostingCache(size);
  const expect = (now: string | null) => {
    if (now !== generation) throw new StaleIndex("The search index has changed.");
  };
  const find = async (db: Db, queries: readonly string[]) => {
    const postings = await findPostings(db, queries);
    if (postings[0]) expect(postings[0].generation);
    return postings;
  };
  return {
    generation,
    documents,
    size,
    recordAt: (place) => ({
      record_type: RECORD_TYPES[(recordKinds[place] ?? 0) & 15] ?? "",
      record_id: recordIds[place] ?? 0,
    }),
    birthdays: orderColumn(birthday),
    byName: placeOf,
    byNameBackwards: reverseByName(documents, placeOf),
    ofScope: new Map(SCOPES.map((scope, code) => [scope, ofScope[code] ?? createSet(size)])),
    former,
    accessFilter: createAccessFilter(documents.modules, placeOf, unlocked),
    placesOf: (ids) => ids.map((one) => findPlace(pages, one)),
    check: async (db) => expect(await readGeneration(db)),
    load: (db, queries) => load(queries, { size, sets, pages, find: (missing) => find(db, missing) }),
    listPlaces: async (db, queries) => listPlaces(queries, await find(db, queries), pages),
    texts: new Map(),
    ratings: new Map(),
    facts: new Map(),
    facets: null,
    ...given,
  };
}

/** Maps documents in name order to places by importance; stable. */
export function rankByImportance(importances: Int32Array): Int32Array {
  // By importance, from the highest: how many have it, then the next place.
  const next = new Int32Array(2 ** 16);
  const at = (importance: number) => 2 ** 15 - 1 - importance;
  for (const importance of importances) next[at(importance)] = (next[at(importance)] ?? 0) + 1;
  let start = 0;
  for (let index = 0; index < next.length; index += 1) {
    const count = next[index] ?? 0;
    next[index] = start;
    start += count;
  }
  return importances.map((importance) => {
    const place = next[at(importance)] ?? 0;
    next[at(importance)] = place + 1;
    return place;
  });
}

/** Reverse name order; namesakes keep their order. */
function reverseByName({ isNamesake }: NamedDocuments, placeOf: Int32Array): Int32Array {
  const places = new Int32Array(placeOf.length);
  let written = 0;
  for (let end = placeOf.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && isNamesake[start] === 1) start -= 1;
    for (let at = start; at < end; at += 1, written += 1) places[written] = placeOf[at] ?? 0;
    end = start;
  }
  return places;
}

/** Checks access once per distinct set of modules. */
function createAccessFilter(
  modules: readonly string[],
  placeOf: Int32Array,
  unlocked: DocumentSet,
): SearchIndex["accessFilter"] {
  const bySubscription = new Map<string, DocumentSet>();
  for (const [at, ids] of modules.entries()) {
    const set = bySubscription.get(ids) ?? createSet(modules.length);
    bySubscription.set(ids, set);
    include(set, placeOf[at] ?? 0);
  }
  const opened = new Map<string, DocumentSet>();
  return (reader) => {
    const key = reader === null ? "null" : reader.join(",");
    const known = opened.get(key);
    if (known) return known;
    const set = unlocked.slice();
    for (const [ids, documents] of bySubscription) {
      const subscriptionModules = ids === "" ? [] : ids.split(",").map(Number);
      if (!isOutsideSubscription({ isUnlocked: false, subscriptionModules }, reader)) unite(set, documents);
    }
    opened.set(key, set);
    return set;
  };
}

/** Places by chunk of ids, and by id in it. */
type Pages = ReadonlyMap<number, Int32Array>;

function createPages(ids: Int32Array, placeOf: Int32Array): Pages {
  const pages = new Map<number, Int32Array>();
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    const chunk = Math.floor(id / CHUNK_SIZE);
    const page = pages.get(chunk) ?? new Int32Array(CHUNK_SIZE).fill(ABSENT);
    pages.set(chunk, page);
    page[id % CHUNK_SIZE] = placeOf[at] ?? ABSENT;
  }
  return pages;
}

async function load(
  queries: readonly string[],
  {
    size,
    sets,
    pages,
    find,
  }: { size: number; sets: PostingCache; pages: Pages; find: (queries: readonly string[]) => Promise<Posting[]> },
): Promise<ReadonlyMap<string, DocumentSet>> {
  const loaded = new Map<string, DocumentSet>();
  const missing = new Map<string, DocumentSet>();
  for (const query of new Set(queries)) {
    const known = sets.get(query);
    if (known) loaded.set(query, known);
    else missing.set(query, createSet(size));
  }
  if (missing.size === 0) return loaded;
  for (const posting of await find([...missing.keys()])) {
    const set = missing.get(posting.query);
    if (set) visitPlacesOf(posting, pages, (place) => include(set, place));
  }
  for (const [query, set] of missing) {
    sets.keep(query, set);
    loaded.set(query, set);
  }
  return loaded;
}

function listPlaces(
  queries: readonly string[],
  postings: readonly Posting[],
  pages: Pages,
): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>(queries.map((query) => [query, []]));
  for (const posting of postings) visitPlacesOf(posting, pages, (place) => places.get(posting.query)?.push(place));
  return places;
}

function visitPlacesOf({ chunk, ids }: Posting, pages: Pages, visit: (place: number) => void): void {
  if (!ids) return;
  const add = (place: number | undefined) => {
    if (place !== undefined && place !== ABSENT) visit(place);
  };
  if (chunk === null) {
    for (const id of unpackNumbers(ids)) add(findPlace(pages, id));
    return;
  }
  const page = pages.get(chunk);
  if (page) visitPostings(Buffer.from(ids, "base64"), (id) => add(page[id]));
}

const findPlace = (pages: Pages, id: number): number =>
  pages.get(Math.floor(id / CHUNK_SIZE))?.[id % CHUNK_SIZE] ?? ABSENT;

const ANSWERS_MAX = 500;

/** Creates a cache of answers that depend on nothing but the index and what was asked. */
export const createAnswerCache = <Answer extends object>(): ((index: SearchIndex) => LRUCache<string, Answer>) =>
  memoizeByObject(() => new LRUCache<string, Answer>({ max: ANSWERS_MAX }));
