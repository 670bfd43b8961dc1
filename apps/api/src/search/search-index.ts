import { type FactOrder, isOutsideSubscription, type SearchScope } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { type DocumentSet, include, createSet, unite } from "./document-set.ts";
import { createPostingCache, type PostingCache } from "./posting-cache.ts";
import { createNameIndex, type NameIndex } from "./name-index.ts";
import type { FacetIndex } from "./facet-index.ts";
import { type AllDocuments, readDocuments } from "./read-documents.ts";
import { CHUNK_SIZE, visitPostings } from "./postings.sql.ts";
import { findPostings, type Posting, RECORD_TYPES, readGeneration, unpackNumbers } from "./search-index.sql.ts";

/** In-memory index of one generation. Places are ordered by importance, then name. */
export interface SearchIndex {
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
  places: readonly Int32Array[];
}

/** Documents by a fact, then by name; those without it last. */
export interface FactIndex {
  places: Int32Array;
  /** Documents whose card shows the fact, and others with it. */
  onCard: DocumentSet;
  elsewhere: DocumentSet;
}

/** Places of the documents with a rating. */
export interface RatingIndex {
  percent: number;
  places: Int32Array;
}

const SCOPES: readonly SearchScope[] = ["universal", "congressional", "federal", "state"];
/** The current one and, during a transaction that changes the directory, its own. */
const GENERATIONS_MAX = 2;
export const ABSENT = -1;
/** Limit for packing an id and an index into a safe integer. */
export const DOCUMENTS_MAX = 2 ** 22;

const generations = new Map<string, SearchIndex>();
const loading = new WeakMap<Db, Promise<SearchIndex>>();

/** Opens the index of the current generation, which the caller may have read already. */
export async function openIndex(db: Db, read?: string | null): Promise<SearchIndex> {
  const generation = read ?? (await readGeneration(db));
  const known = generations.get(generation ?? "");
  if (known) return known;
  // Pending loads are shared per database: a transaction must not wait for one outside it.
  const begun = loading.get(db);
  if (begun) {
    await begun;
    return openIndex(db);
  }
  const reading = readAll(db, generation);
  loading.set(db, reading);
  try {
    return await reading;
  } finally {
    loading.delete(db);
  }
}

/** Repeats until the generation didn't change while reading. */
async function readAll(db: Db, generation: string | null): Promise<SearchIndex> {
  const index = await readIndex(db);
  const now = await readGeneration(db);
  if (now !== generation) return readAll(db, now);
  if (generation !== null) keep(generation, index);
  return index;
}

function keep(generation: string, index: SearchIndex): void {
  generations.set(generation, index);
  for (const oldest of generations.keys()) {
    if (generations.size <= GENERATIONS_MAX) return;
    generations.delete(oldest);
  }
}

async function readIndex(db: Db): Promise<SearchIndex> {
  const documents = await readDocuments(db, SCOPES);
  const { id, record_id, importance, birthday, kind: kinds } = documents.numbers;
  const size = kinds.length;
  const placeOf = rankByImportance(importance);
  const select = (is: (kind: number) => boolean): DocumentSet => {
    const set = createSet(size);
    for (let at = 0; at < size; at += 1) if (is(kinds[at] ?? 0)) include(set, placeOf[at] ?? 0);
    return set;
  };
  const orderColumn = (column: Int32Array) => {
    const places = new Int32Array(size);
    for (let at = 0; at < size; at += 1) places[placeOf[at] ?? 0] = column[at] ?? 0;
    return places;
  };
  const recordIds = orderColumn(record_id);
  const recordKinds = orderColumn(kinds);
  const pages = createPages(id, placeOf);
  const sets = createPostingCache(size);
  return {
    size,
    recordAt: (place) => ({
      record_type: RECORD_TYPES[(recordKinds[place] ?? 0) & 15] ?? "",
      record_id: recordIds[place] ?? 0,
    }),
    birthdays: orderColumn(birthday),
    byName: placeOf,
    byNameBackwards: reverseByName(documents, placeOf),
    ofScope: new Map(SCOPES.map((scope, code) => [scope, select((kind) => ((kind >> 4) & 3) === code)])),
    former: select((kind) => (kind & 64) !== 0),
    names: await createNameIndex(documents, placeOf),
    accessFilter: createAccessFilter(
      documents.modules,
      placeOf,
      select((kind) => (kind & 128) !== 0),
    ),
    placesOf: (ids) => ids.map((id) => findPlace(pages, id)),
    load: (db, queries) => load(db, queries, { size, sets, pages }),
    listPlaces: (db, queries) => listPlaces(db, queries, pages),
    texts: new Map(),
    ratings: new Map(),
    facts: new Map(),
    facets: null,
  };
}

/** Maps documents in name order to places by importance; stable. */
function rankByImportance(importances: Int32Array): Int32Array {
  const next = new Map<number, number>();
  for (const importance of importances) next.set(importance, (next.get(importance) ?? 0) + 1);
  let start = 0;
  for (const importance of [...next.keys()].toSorted((a, b) => b - a)) {
    const count = next.get(importance) ?? 0;
    next.set(importance, start);
    start += count;
  }
  return importances.map((importance) => {
    const place = next.get(importance) ?? 0;
    next.set(importance, place + 1);
    return place;
  });
}

/** Reverse name order; namesakes keep their order. */
function reverseByName({ isNamesake }: AllDocuments, placeOf: Int32Array): Int32Array {
  const places = new Int32Array(placeOf.length);
  let written = 0;
  for (let end = placeOf.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && isNamesake[start] === 1) start -= 1;
    places.set(placeOf.subarray(start, end), written);
    written += end - start;
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
  for (const [at, id] of ids.entries()) {
    const chunk = Math.floor(id / CHUNK_SIZE);
    const page = pages.get(chunk) ?? new Int32Array(CHUNK_SIZE).fill(ABSENT);
    pages.set(chunk, page);
    page[id % CHUNK_SIZE] = placeOf[at] ?? ABSENT;
  }
  return pages;
}

async function load(
  db: Db,
  queries: readonly string[],
  { size, sets, pages }: { size: number; sets: PostingCache; pages: Pages },
): Promise<ReadonlyMap<string, DocumentSet>> {
  const loaded = new Map<string, DocumentSet>();
  const missing = new Map<string, DocumentSet>();
  for (const query of new Set(queries)) {
    const known = sets.get(query);
    if (known) loaded.set(query, known);
    else missing.set(query, createSet(size));
  }
  if (missing.size === 0) return loaded;
  for (const posting of await findPostings(db, [...missing.keys()])) {
    const set = missing.get(posting.query);
    if (set) visitPlacesOf(posting, pages, (place) => include(set, place));
  }
  for (const [query, set] of missing) {
    sets.keep(query, set);
    loaded.set(query, set);
  }
  return loaded;
}

async function listPlaces(db: Db, queries: readonly string[], pages: Pages): Promise<ReadonlyMap<string, number[]>> {
  const places = new Map<string, number[]>(queries.map((query) => [query, []]));
  for (const posting of await findPostings(db, queries)) {
    visitPlacesOf(posting, pages, (place) => places.get(posting.query)?.push(place));
  }
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
