import type { FactOrder } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { createSet, type DocumentSet, include } from "./document-set.ts";
import { HIDDEN, toOrderParameter } from "./search-facets.sql.ts";
import { ABSENT, DOCUMENTS_MAX, type FactIndex, type SearchIndex } from "./search-index.ts";
import { readTexts } from "./search-index.sql.ts";

const compareTexts = new Intl.Collator("en", { numeric: true }).compare;

/** Sorts all documents with a fact by it, then by name. */
export async function sortByFact(db: Db, index: SearchIndex, order: FactOrder): Promise<FactIndex> {
  const facts = index.facts.get(order) ?? (await loadFacts(db, index, order));
  index.facts.set(order, facts);
  return facts;
}

async function loadFacts(db: Db, index: SearchIndex, order: FactOrder): Promise<FactIndex> {
  const parameter = toOrderParameter(order);
  const shown = await readTexts(db, parameter);
  const hidden = await readTexts(db, HIDDEN + parameter);
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
  // Packs rank and position by name into one number, as in createFinder.
  const sorted = Float64Array.from(index.byName, (place, at) => (ranks[place] ?? 0) * DOCUMENTS_MAX + at).toSorted();
  return { ...sets, places: Int32Array.from(sorted, (both) => index.byName[both % DOCUMENTS_MAX] ?? 0) };
}
