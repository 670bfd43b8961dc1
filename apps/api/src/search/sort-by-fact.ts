import type { FactOrder } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { createSet, type DocumentSet, include, includes } from "./document-set.ts";
import { addSorted, findLowerBound } from "./lower-bound.ts";
import { ABSENT } from "./place-lists.ts";
import { HIDDEN, toOrderParameter } from "./search-facets.sql.ts";
import type { FactIndex, SearchIndex } from "./search-index.ts";
import { readTexts } from "./search-index.sql.ts";

const { compare } = new Intl.Collator("en", { numeric: true });
const compareTexts = (a: string, b: string): number => compare(a, b) || (a < b ? -1 : Number(a > b));
const isBefore = (a: string, b: string): boolean => compareTexts(a, b) < 0;

/** Sorts all documents with a fact by it, then by name. */
export async function sortByFact(db: Db, index: SearchIndex, order: FactOrder): Promise<FactIndex> {
  const facts = index.facts.get(order) ?? (await loadFacts(db, index, order));
  index.facts.set(order, facts);
  return facts;
}

/** Finds the documents whose cards show a fact. */
export async function findByFact(db: Db, index: SearchIndex, order: FactOrder, fact: string): Promise<DocumentSet> {
  const { texts, ranks, onCard } = await sortByFact(db, index, order);
  const found = createSet(index.size);
  const rank = texts.indexOf(fact);
  if (rank < 0) return found;
  for (let place = ranks.indexOf(rank); place >= 0; place = ranks.indexOf(rank, place + 1)) {
    if (includes(onCard, place)) include(found, place);
  }
  return found;
}

async function loadFacts(db: Db, index: SearchIndex, order: FactOrder): Promise<FactIndex> {
  const parameter = toOrderParameter(order);
  const shown = await readTexts(db, parameter);
  const hidden = await readTexts(db, HIDDEN + parameter);
  await index.check(db);
  const texts = [...new Set([...shown, ...hidden].map(({ text }) => text))].toSorted(compareTexts);
  const rankOf = new Map(texts.map((text, rank) => [text, rank]));
  const ranks = new Int32Array(index.size).fill(texts.length);
  const rank = (rows: typeof shown): DocumentSet => {
    const set = createSet(index.size);
    for (const { text, ids } of rows) {
      for (const place of index.placesOf(ids)) {
        if (place === ABSENT) continue;
        include(set, place);
        ranks[place] = rankOf.get(text) ?? 0;
      }
    }
    return set;
  };
  const sets = { onCard: rank(shown), elsewhere: rank(hidden) };
  return { ...sets, texts, ranks, places: sortByRank(texts.length, ranks, index.byName) };
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

/** The facts of moved and of further documents; `byName` has their places. */
export function moveFacts(
  { texts, ranks, onCard, elsewhere }: FactIndex,
  { placeOf, byName }: { placeOf: Int32Array; byName: Int32Array },
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
    onCard: createSet(byName.length),
    elsewhere: createSet(byName.length),
    ranks: new Int32Array(byName.length).fill(all.length),
  };
  for (let place = 0; place < placeOf.length; place += 1) {
    const now = placeOf[place] ?? ABSENT;
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
