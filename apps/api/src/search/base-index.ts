import { isOutsideSubscription, type FactOrder, RECORD_TYPES, type SearchScope } from "@rotunda/core";
import { type DocumentSet, include, createSet, unite } from "./document-set.ts";
import type { FacetIndex } from "./facet-index.ts";
import { createPartCache, type PartCache } from "./part-cache.ts";
import type { BaseNames } from "./name-index.ts";
import { ABSENT, type PlaceLists } from "./place-lists.ts";
import { createPostingCache, type PostingCache } from "./posting-cache.ts";
import { CHUNK_SIZE } from "./postings.sql.ts";
import type { AllDocuments } from "./read-documents.ts";
import type { RecordRef } from "./search.sql.ts";

/** Number of free places for changed documents; after more changes, a new base is built. */
export const CHANGES_MAX = 200;

export type NamedDocuments = Pick<AllDocuments, "numbers" | "isNamesake" | "modules">;

/**
 * Immutable, except for parts that are loaded later. Places are ordered by importance, then name; the last are free.
 */
export interface BaseIndex {
  generation: string | null;
  documents: NamedDocuments;
  size: number;
  lastId: number;
  recordAt: (place: number) => RecordRef;
  /** Birthdays by place, as 19630504, or 0. */
  birthdays: Int32Array;
  /** Places by name, and the position of each place in them. */
  byName: Int32Array;
  positions: Int32Array;
  ofScope: ReadonlyMap<SearchScope, DocumentSet>;
  former: DocumentSet;
  accessFilter: (modules: readonly number[] | null) => DocumentSet;
  names: BaseNames;
  pages: Pages;
  postings: PostingCache;
  texts: PartCache<TextIndex>;
  ratings: PartCache<readonly RatingIndex[]>;
  facts: PartCache<FactIndex, FactOrder>;
  facets: PartCache<FacetIndex>;
}

/** Distinct texts of a parameter, joined by line breaks. */
export interface TextIndex {
  joined: string;
  starts: Int32Array;
  lists: PlaceLists;
}

/** Documents by a fact, then by name. */
export interface FactOrdering {
  places: Int32Array;
  onCard: DocumentSet;
  elsewhere: DocumentSet;
}

/** The facts of all documents of a base; those without one are last. */
export interface FactIndex extends FactOrdering {
  /** The facts in order, and for each place the index of its fact, or the number of facts if it has none. */
  texts: readonly string[];
  ranks: Int32Array;
}

export interface RatingIndex {
  percent: number;
  places: Int32Array;
}

/** Record types in the order of their codes in `kind`. */
export const SCOPES: readonly SearchScope[] = ["universal", "congressional", "federal", "state"];

export const readKind = (kind: number) => ({
  record_type: RECORD_TYPES[kind & 15] ?? "",
  scope: SCOPES[(kind >> 4) & 3],
  isFormer: (kind & 64) !== 0,
  isUnlocked: (kind & 128) !== 0,
});

export function buildBase({
  generation,
  documents,
  byName,
  names,
}: Pick<BaseIndex, "generation" | "documents" | "byName" | "names">): BaseIndex {
  const { id, record_id, birthday, kind: kinds } = documents.numbers;
  const size = kinds.length + CHANGES_MAX;
  const [former, unlocked] = [createSet(size), createSet(size)];
  const ofScope = new Map(SCOPES.map((scope) => [scope, createSet(size)]));
  for (let at = 0; at < kinds.length; at += 1) {
    const { scope, isFormer, isUnlocked } = readKind(kinds[at] ?? 0);
    const place = byName[at] ?? 0;
    const inScope = scope && ofScope.get(scope);
    if (inScope) include(inScope, place);
    if (isFormer) include(former, place);
    if (isUnlocked) include(unlocked, place);
  }
  const orderColumn = (column: Int32Array) => {
    const places = new Int32Array(size);
    for (let at = 0; at < column.length; at += 1) places[byName[at] ?? 0] = column[at] ?? 0;
    return places;
  };
  const recordIds = orderColumn(record_id);
  const recordKinds = orderColumn(kinds);
  return {
    generation,
    documents,
    size,
    lastId: id.reduce((most, one) => Math.max(most, one), 0),
    recordAt: (place) => ({
      record_type: readKind(recordKinds[place] ?? 0).record_type,
      record_id: recordIds[place] ?? 0,
    }),
    birthdays: orderColumn(birthday),
    byName,
    positions: orderColumn(Int32Array.from(byName.keys())).subarray(0, kinds.length),
    ofScope,
    former,
    accessFilter: createAccessFilter(documents.modules, byName, unlocked),
    names,
    pages: createPages(id, byName),
    postings: createPostingCache(),
    texts: createPartCache(),
    ratings: createPartCache(),
    facts: createPartCache(),
    facets: createPartCache(),
  };
}

/** Maps documents in name order to places; stable. */
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

function createAccessFilter(
  modules: readonly string[],
  byName: Int32Array,
  unlocked: DocumentSet,
): BaseIndex["accessFilter"] {
  const bySubscription = new Map<string, DocumentSet>();
  for (const [at, ids] of modules.entries()) {
    const set = bySubscription.get(ids) ?? new Uint32Array(unlocked.length);
    bySubscription.set(ids, set);
    include(set, byName[at] ?? 0);
  }
  const opened = new Map<string, DocumentSet>();
  return (reader) => {
    const key = String(reader);
    const known = opened.get(key);
    if (known) return known;
    const set = unlocked.slice();
    for (const [ids, documents] of bySubscription) if (isOpen(ids, reader)) unite(set, documents);
    opened.set(key, set);
    return set;
  };
}

export const isOpen = (modules: string, reader: readonly number[] | null): boolean =>
  !isOutsideSubscription(
    { isUnlocked: false, subscriptionModules: modules === "" ? [] : modules.split(",").map(Number) },
    reader,
  );

/** Places by chunk of ids, and by id in it. */
export type Pages = ReadonlyMap<number, Int32Array>;

function createPages(ids: Int32Array, byName: Int32Array): Pages {
  const pages = new Map<number, Int32Array>();
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    const chunk = Math.floor(id / CHUNK_SIZE);
    const page = pages.get(chunk) ?? new Int32Array(CHUNK_SIZE).fill(ABSENT);
    pages.set(chunk, page);
    page[id % CHUNK_SIZE] = byName[at] ?? ABSENT;
  }
  return pages;
}

export const listBasePlaces = ({ pages }: BaseIndex, ids: Int32Array): Int32Array =>
  ids.map((id) => findPlace(pages, id)).filter((place) => place !== ABSENT);

export const findPlace = (pages: Pages, id: number): number =>
  pages.get(Math.floor(id / CHUNK_SIZE))?.[id % CHUNK_SIZE] ?? ABSENT;
