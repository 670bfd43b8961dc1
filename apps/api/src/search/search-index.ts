import { type FactOrder, memoizeByObject, type SearchScope } from "@rotunda/core";
import { LRUCache } from "lru-cache";
import type { Db } from "../platform/db.ts";
import { type BaseIndex, type FactOrdering, findPlace, isOpen, type Pages, readKind } from "./base-index.ts";
import { type ChangedDocument, type Changes, mergeNames } from "./changed-documents.ts";
import {
  collectPlaces,
  countDocuments,
  createSet,
  type DocumentSet,
  exclude,
  include,
  includes,
  listPlaces,
  type Places,
  subtract,
  toSet,
  unite,
} from "./document-set.ts";
import type { Facets } from "./facet-index.ts";
import { NONE_GONE } from "./part-cache.ts";
import { changeNames, type NameIndex } from "./name-index.ts";
import { ABSENT, insertPlaces } from "./place-lists.ts";
import { visitPostings } from "./postings.sql.ts";
import { findAmong, findPostings, type Posting, readGeneration, unpackNumbers } from "./search-index.sql.ts";
import type { RecordRef } from "./search.sql.ts";

/** The database has another generation than the index: the search has to be repeated. */
export class StaleIndex extends Error {}

/** Never changes: a base, and the documents changed since. Places of changed documents follow those of the base. */
export interface SearchIndex {
  generation: string | null;
  base: BaseIndex;
  changes: Changes;
  /** The number of places, and of documents. */
  size: number;
  count: number;
  recordAt: (place: number) => RecordRef;
  /** Returns the birthday as 19630504, or 0. */
  birthdayAt: (place: number) => number;
  /** Up to `limit` places of a set, by importance, then name, after the first `skip`. */
  list: (set: DocumentSet, skip: number, limit: number) => number[];
  /** Returns a number by which `list` orders the places. */
  rankOf: (place: number) => number;
  /**
   * Places by name, ascending and descending; equal names always by type and id. Places of documents that are gone
   * stay.
   */
  byName: () => Int32Array;
  byNameBackwards: () => Int32Array;
  ofScope: ReadonlyMap<SearchScope, DocumentSet>;
  /** Documents of the scopes, with or without former officeholders; not to be changed. */
  among: (scopes: readonly SearchScope[], includeFormer: boolean) => DocumentSet;
  names: NameIndex;
  /** Documents open to a subscription; null for anonymous readers. */
  accessFilter: (modules: readonly number[] | null) => DocumentSet;
  opensAll: (modules: readonly number[] | null) => boolean;
  /** Completes documents of the base: without those gone, with the changed ones that `has` accepts. */
  complete: (ofBase: Places, has: (one: ChangedDocument) => boolean) => DocumentSet;
  /** Maps document ids to places; missing ones are ABSENT. */
  findPlaces: (ids: Int32Array) => Int32Array;
  /** Throws `StaleIndex` if the database has another generation. */
  check: (db: Db) => Promise<void>;
  load: (db: Db, queries: readonly string[]) => Promise<ReadonlyMap<string, Places>>;
  /** Reads the places of many queries in the base, without keeping them. */
  listPlaces: (db: Db, queries: readonly string[]) => Promise<ReadonlyMap<string, number[]>>;
  facts: Map<FactOrder, FactOrdering>;
  /** Read when options are first counted. */
  facets: Promise<Facets> | null;
}

export const openUnchanged = (base: BaseIndex): SearchIndex =>
  openChanged(base, { generation: base.generation, changes: { gone: NONE_GONE, added: [] } });

/** Opens a base with changes, in time proportional to the changes. */
export function openChanged(
  base: BaseIndex,
  { generation, changes }: { generation: string | null; changes: Changes },
): SearchIndex {
  const { size } = base;
  const { gone, added } = changes;
  const first = base.positions.length;
  const byId = new Map(added.map(({ id, place }) => [id, place]));
  const byRank = added.toSorted((one, other) => one.rank - other.rank);
  const isUnchanged = gone.size === 0 && added.length === 0;
  const complete: SearchIndex["complete"] = (ofBase, has) => {
    if (isUnchanged && ofBase instanceof Uint32Array) return ofBase;
    const set = toSet(ofBase, size);
    for (const place of gone) exclude(set, place);
    for (const one of added) if (has(one)) include(set, one.place);
    return set;
  };
  const expect = (now: string | null) => {
    if (now !== generation) throw new StaleIndex("The search index has changed.");
  };
  const find = async (db: Db, queries: readonly string[]) => {
    const postings = await findPostings(db, queries);
    if (postings[0]) expect(postings[0].generation);
    return postings;
  };
  const count = first - gone.size + added.length;
  const ofScope = new Map(
    [...base.ofScope].map(([scope, set]) => [scope, complete(set, ({ kind }) => readKind(kind).scope === scope)]),
  );
  const former = complete(base.former, ({ kind }) => readKind(kind).isFormer);
  const among = memoizeByText((scopes: readonly SearchScope[], includeFormer: boolean) => {
    const set = createSet(size);
    for (const scope of scopes) unite(set, ofScope.get(scope) ?? createSet(size));
    if (!includeFormer) subtract(set, former);
    return set;
  });
  const accessFilter = memoizeByText((reader: readonly number[] | null) =>
    complete(base.accessFilter(reader), ({ kind, modules }) => readKind(kind).isUnlocked || isOpen(modules, reader)),
  );
  const opensAll = memoizeByText((reader: readonly number[] | null) => countDocuments(accessFilter(reader)) === count);
  return {
    generation,
    base,
    changes,
    size,
    count,
    recordAt: (place) => {
      const one = added[place - first];
      return one ? { record_type: readKind(one.kind).record_type, record_id: one.record_id } : base.recordAt(place);
    },
    birthdayAt: (place) => (place < first ? base.birthdays[place] : added[place - first]?.birthday) ?? 0,
    rankOf: (place) => added[place - first]?.rank ?? place,
    list: (set, skip, limit) => {
      const more = byRank.filter(({ place }) => includes(set, place));
      if (more.length === 0) return listPlaces(set, skip, limit);
      const listed: number[] = [];
      let next = 0;
      for (const place of listPlaces(set, 0, skip + limit)) {
        if (place >= first) break;
        for (let one = more[next]; one && one.rank < place; one = more[next]) {
          listed.push(one.place);
          next += 1;
        }
        listed.push(place);
      }
      for (const { place } of more.slice(next)) listed.push(place);
      return listed.slice(skip, skip + limit);
    },
    byName: computeOnce(() =>
      isUnchanged
        ? base.byName
        : insertPlaces(
            base.byName,
            added.map(({ nameAt, place }) => ({ at: nameAt, place })),
          ),
    ),
    byNameBackwards: computeOnce(() => reverseByName(base, changes)),
    ofScope,
    among,
    names: isUnchanged ? base.names : changeNames(base.names, changes, size),
    accessFilter,
    opensAll,
    complete,
    findPlaces: (ids) => ids.map((id) => byId.get(id) ?? findPlace(base.pages, id)),
    check: async (db) => expect(await readGeneration(db)),
    load: createLoad(base, changes, { expect, find, complete }),
    listPlaces: async (db, queries) => listPostingPlaces(queries, await find(db, queries), base.pages),
    facts: new Map(),
    facets: null,
  };
}

function memoizeByText<Args extends unknown[], Value>(compute: (...args: Args) => Value): (...args: Args) => Value {
  const known = new Map<string, { value: Value }>();
  return (...args) => {
    const key = JSON.stringify(args);
    const answer = known.get(key) ?? { value: compute(...args) };
    known.set(key, answer);
    return answer.value;
  };
}

function computeOnce<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => (known ??= { value: compute() }).value;
}

/** Reverse name order; namesakes keep their order. */
function reverseByName(base: BaseIndex, changes: Changes): Int32Array {
  const { from, isNamesake } = mergeNames(base, changes);
  const places = new Int32Array(from.length);
  let written = 0;
  for (let end = from.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && isNamesake[start] === 1) start -= 1;
    for (let index = start; index < end; index += 1, written += 1) {
      const at = from[index] ?? 0;
      places[written] = (at < 0 ? changes.added[-1 - at]?.place : base.byName[at]) ?? 0;
    }
    end = start;
  }
  return places;
}

const CHANGED_QUERIES_MAX = 5_000;

/** Loads a query's documents in the base once, and its changed documents once per generation. */
function createLoad(
  base: BaseIndex,
  { gone, added }: Changes,
  {
    expect,
    find,
    complete,
  }: {
    expect: (generation: string | null) => void;
    find: (db: Db, queries: readonly string[]) => Promise<Posting[]>;
    complete: SearchIndex["complete"];
  },
): SearchIndex["load"] {
  const changed = new LRUCache<string, ReadonlySet<number>>({ max: CHANGED_QUERIES_MAX });
  const ids = added.map(({ id }) => id);
  const loadBase = async (db: Db, queries: readonly string[]) => {
    const loaded = new Map<string, Places>();
    const missing = new Map<string, ReturnType<typeof collectPlaces>>();
    for (const query of queries) {
      const known = base.postings.get(query, gone);
      if (known) loaded.set(query, known);
      else missing.set(query, collectPlaces(base.size));
    }
    if (missing.size === 0) return loaded;
    for (const posting of await find(db, [...missing.keys()])) {
      const collected = missing.get(posting.query);
      if (collected) visitPostingPlaces(posting, base.pages, collected.add);
    }
    for (const [query, { pack }] of missing) {
      const places = pack();
      base.postings.keep(query, places, gone);
      loaded.set(query, places);
    }
    return loaded;
  };
  const loadChanged = async (db: Db, queries: readonly string[]) => {
    const loaded = new Map(queries.map((query) => [query, changed.get(query)]));
    const missing = queries.filter((query) => !loaded.get(query));
    if (ids.length === 0 || missing.length === 0) return loaded;
    for (const { query, ids: found, generation } of await findAmong(db, missing, ids)) {
      expect(generation);
      const matching = new Set(unpackNumbers(found));
      changed.set(query, matching);
      loaded.set(query, matching);
    }
    return loaded;
  };
  return async (db, requested) => {
    const queries = [...new Set(requested)];
    const [ofBase, ofChanged] = await Promise.all([loadBase(db, queries), loadChanged(db, queries)]);
    if (ids.length === 0 && gone.size === 0) return ofBase;
    return new Map(
      [...ofBase].map(([query, places]) => [
        query,
        complete(places, ({ id }) => ofChanged.get(query)?.has(id) === true),
      ]),
    );
  };
}

function listPostingPlaces(
  queries: readonly string[],
  postings: readonly Posting[],
  pages: Pages,
): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>(queries.map((query) => [query, []]));
  for (const posting of postings) visitPostingPlaces(posting, pages, (place) => places.get(posting.query)?.push(place));
  return places;
}

function visitPostingPlaces({ chunk, ids }: Posting, pages: Pages, visit: (place: number) => void): void {
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

const ANSWERS_MAX = 500;

/** Creates a cache of results that depend only on the index and the request. */
export const createAnswerCache = <Answer extends object>(): ((index: SearchIndex) => LRUCache<string, Answer>) =>
  memoizeByObject(() => new LRUCache<string, Answer>({ max: ANSWERS_MAX }));
