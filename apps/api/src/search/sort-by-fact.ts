import type { FactOrder } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { type FactIndex, type FactOrdering, listBasePlaces } from "./base-index.ts";
import { createSet, type DocumentSet, include, includes } from "./document-set.ts";
import { listTexts } from "./find-by-text.ts";
import { addSorted, findLowerBound } from "./lower-bound.ts";
import { ABSENT, insertPlaces } from "./place-lists.ts";
import { HIDDEN, toOrderParameter } from "./search-facets.sql.ts";
import type { SearchIndex } from "./search-index.ts";
import { readTexts } from "./search-index.sql.ts";

const { compare } = new Intl.Collator("en", { numeric: true });
const compareTexts = (a: string, b: string): number => compare(a, b) || (a < b ? -1 : Number(a > b));
const isBefore = (a: string, b: string): boolean => compareTexts(a, b) < 0;

export async function sortByFact(db: Db, index: SearchIndex, order: FactOrder): Promise<FactOrdering> {
  const ofBase = await openFacts(db, index, order);
  const { changes } = index;
  if (changes.gone.size === 0 && changes.added.length === 0) return ofBase;
  const facts = index.facts.get(order) ?? addFacts(index, ofBase, order);
  index.facts.set(order, facts);
  return facts;
}

/** Places of removed documents stay. */
function addFacts(
  { base, changes, complete }: SearchIndex,
  { texts, ranks, places, onCard, elsewhere }: FactIndex,
  order: FactOrder,
): FactOrdering {
  const parameter = toOrderParameter(order);
  const added = changes.added.flatMap((one) => {
    const fact = one.texts[parameter] ?? one.texts[HIDDEN + parameter];
    if (fact === undefined) return [];
    const isListedBefore = (place: number): boolean => {
      const other = texts[ranks[place] ?? 0];
      const compared = other === undefined ? 1 : compareTexts(other, fact);
      return compared < 0 || (compared === 0 && (base.positions[place] ?? 0) < one.nameAt);
    };
    return [{ place: one.place, at: findLowerBound(places, 0, isListedBefore), fact }];
  });
  return {
    places: insertPlaces(
      places,
      added.toSorted((one, other) => one.at - other.at || compareTexts(one.fact, other.fact)),
    ),
    onCard: complete(onCard, (one) => one.texts[parameter] !== undefined),
    elsewhere: complete(elsewhere, (one) => one.texts[HIDDEN + parameter] !== undefined),
  };
}

export async function findByFact(db: Db, index: SearchIndex, order: FactOrder, fact: string): Promise<DocumentSet> {
  const { texts, ranks, onCard } = await openFacts(db, index, order);
  const found = createSet(index.size);
  const rank = texts.indexOf(fact);
  for (let place = rank < 0 ? -1 : ranks.indexOf(rank); place >= 0; place = ranks.indexOf(rank, place + 1)) {
    if (includes(onCard, place)) include(found, place);
  }
  return index.complete(found, (one) => one.texts[toOrderParameter(order)] === fact);
}

const openFacts = (db: Db, index: SearchIndex, order: FactOrder): Promise<FactIndex> =>
  index.base.facts.open(order, index.changes.gone, () => loadFacts(db, index, order));

async function loadFacts(db: Db, index: SearchIndex, order: FactOrder): Promise<FactIndex> {
  const { base } = index;
  const parameter = toOrderParameter(order);
  const shown = await readTexts(db, parameter);
  const hidden = await readTexts(db, HIDDEN + parameter);
  await index.check(db);
  const texts = [...new Set([...shown, ...hidden].map(({ text }) => text))].toSorted(compareTexts);
  const rankByText = new Map(texts.map((text, rank) => [text, rank]));
  const ranks = new Int32Array(base.size).fill(texts.length);
  const rank = (rows: typeof shown): DocumentSet => {
    const set = createSet(base.size);
    for (const { text, ids } of rows) {
      for (const place of listBasePlaces(base, ids)) {
        include(set, place);
        ranks[place] = rankByText.get(text) ?? 0;
      }
    }
    return set;
  };
  const sets = { onCard: rank(shown), elsewhere: rank(hidden) };
  return { ...sets, texts, ranks, places: sortByRank(texts.length, ranks, base.byName) };
}

/** A counting sort, which keeps the order by name. */
function sortByRank(most: number, ranks: Int32Array, byName: Int32Array): Int32Array {
  const next = new Int32Array(most + 2);
  for (let place = 0; place < ranks.length; place += 1) {
    const rank = ranks[place] ?? 0;
    next[rank + 1] = (next[rank + 1] ?? 0) + 1;
  }
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const sorted = new Int32Array(byName.length);
  for (let named = 0; named < byName.length; named += 1) {
    const place = byName[named] ?? 0;
    const rank = ranks[place] ?? 0;
    const at = next[rank] ?? 0;
    sorted[at] = place;
    next[rank] = at + 1;
  }
  return sorted;
}

export function listFacts(changed: Parameters<typeof listTexts>[0], order: FactOrder) {
  const parameter = toOrderParameter(order);
  return [
    ...listTexts(changed, parameter).map((fact) => ({ ...fact, isHidden: false })),
    ...listTexts(changed, HIDDEN + parameter).map((fact) => ({ ...fact, isHidden: true })),
  ];
}

/** `byName` lists all `size` places. */
export function moveFacts(
  { texts, ranks, onCard, elsewhere }: FactIndex,
  { newPlaces, byName, size }: { newPlaces: Int32Array; byName: Int32Array; size: number },
  added: readonly { text: string; place: number; isHidden: boolean }[],
): FactIndex {
  const { all, from } = addSorted(
    texts,
    added.map(({ text }) => text),
    isBefore,
  );
  const rankNow = new Int32Array(texts.length);
  for (let rank = 0; rank < from.length; rank += 1) {
    const old = from[rank] ?? -1;
    if (old >= 0) rankNow[old] = rank;
  }
  const moved = {
    onCard: createSet(size),
    elsewhere: createSet(size),
    ranks: new Int32Array(size).fill(all.length),
  };
  for (let place = 0; place < newPlaces.length; place += 1) {
    const now = newPlaces[place] ?? ABSENT;
    const rank = ranks[place] ?? 0;
    if (now === ABSENT || rank >= texts.length) continue;
    moved.ranks[now] = rankNow[rank] ?? 0;
    if (includes(onCard, place)) include(moved.onCard, now);
    if (includes(elsewhere, place)) include(moved.elsewhere, now);
  }
  for (const { text, place, isHidden } of added) {
    moved.ranks[place] = findLowerBound(all, text, isBefore);
    include(isHidden ? moved.elsewhere : moved.onCard, place);
  }
  return { ...moved, texts: all, places: sortByRank(all.length, moved.ranks, byName) };
}
