import type { FactOrder } from "@rotunda/core";
import { moveTexts } from "./find-by-text.ts";
import { ABSENT } from "./place-lists.ts";
import { HIDDEN, toOrderParameter } from "./search-facets.sql.ts";
import { buildIndex, type NamedDocuments, rankByImportance, type SearchIndex } from "./search-index.ts";
import { NUMBERS } from "./search-index.sql.ts";
import type { AddedDocument, IndexPatch } from "./search-patches.sql.ts";
import { moveFacts } from "./sort-by-fact.ts";

/** Returns the index after a patch, equal to one read from the database; null if they don't fit together. */
export async function patchIndex({ index, generation, removed, added }: IndexPatch): Promise<SearchIndex | null> {
  const merged = mergeDocuments(index, removed, added);
  if (!merged) return null;
  const { documents, from } = merged;
  const placeOf = rankByImportance(documents.numbers.importance);
  const moves = new Int32Array(index.size).fill(ABSENT);
  const places = new Int32Array(added.length);
  for (const [at, old] of from.entries()) {
    if (old >= 0) moves[index.byName[old] ?? 0] = placeOf[at] ?? ABSENT;
    else places[-1 - old] = placeOf[at] ?? ABSENT;
  }
  // Other requests run between the steps.
  await new Promise(setImmediate);
  const names = index.names.move(
    moves,
    added.map(({ name_words, hidden_name_words }, at) => ({
      place: places[at] ?? 0,
      nameWords: name_words,
      hiddenNameWords: hidden_name_words,
    })),
    documents.modules.length,
  );
  const textsOf = (parameter: string) =>
    added.flatMap(({ texts }, at) => {
      const text = texts[parameter];
      return text === undefined ? [] : [{ text, place: places[at] ?? 0 }];
    });
  await new Promise(setImmediate);
  const texts: SearchIndex["texts"] = new Map();
  for (const [parameter, known] of index.texts) texts.set(parameter, moveTexts(known, moves, textsOf(parameter)));
  const facts: SearchIndex["facts"] = new Map();
  for (const [order, known] of index.facts) {
    await new Promise(setImmediate);
    facts.set(order, moveFacts(known, { placeOf: moves, byName: placeOf }, listFacts(order, textsOf)));
  }
  await new Promise(setImmediate);
  return buildIndex({ generation, documents, placeOf, names, texts, facts });
}

function listFacts(order: FactOrder, textsOf: (parameter: string) => { text: string; place: number }[]) {
  const parameter = toOrderParameter(order);
  return [
    ...textsOf(parameter).map((fact) => ({ ...fact, isHidden: false })),
    ...textsOf(HIDDEN + parameter).map((fact) => ({ ...fact, isHidden: true })),
  ];
}

/** `from`: the old position of each document in name order, or -1 minus the number of an added one. */
function mergeDocuments(
  { documents, placesOf, byName }: SearchIndex,
  removed: Int32Array,
  added: readonly AddedDocument[],
): { documents: NamedDocuments; from: Int32Array } | null {
  const old = documents.modules.length;
  const positions = new Int32Array(old);
  for (const [at, place] of byName.entries()) positions[place] = at;
  const isRemoved = new Uint8Array(old);
  for (const place of placesOf(removed)) if (place !== ABSENT) isRemoved[positions[place] ?? 0] = 1;
  const after = Int32Array.from(placesOf(Int32Array.from(added, (one) => one.after ?? 0)), (place, at) =>
    added[at]?.after === null ? -1 : place === ABSENT ? old : (positions[place] ?? old),
  );
  if (after.some((at) => at === old || isRemoved[at] === 1)) return null;

  const size = old + added.length - isRemoved.reduce((sum, is) => sum + is, 0);
  const from = new Int32Array(size);
  const isNamesake = new Uint8Array(size);
  let [written, next] = [0, 0];
  const write = (source: number, isSame: boolean) => {
    from[written] = source;
    isNamesake[written] = Number(isSame);
    written += 1;
  };
  for (let at = -1, wasSame = true; at < old; at += 1) {
    if (at >= 0) {
      // Documents removed before this one may have been the first with the name.
      wasSame &&= documents.isNamesake[at] === 1;
      if (isRemoved[at] === 1) continue;
      const last = from[written - 1] ?? 0;
      write(at, last < 0 ? added[-1 - last]?.is_next_namesake === true : wasSame);
      wasSame = true;
    }
    for (let isFirst = true; after[next] === at; next += 1, isFirst = false) {
      const one = added[next];
      write(-1 - next, isFirst ? one?.is_namesake === true : one?.sort_name === added[next - 1]?.sort_name);
    }
  }
  const numbers = Object.fromEntries(
    NUMBERS.map((name) => [
      name,
      from.map((source) => (source < 0 ? added[-1 - source]?.[name] : documents.numbers[name][source]) ?? 0),
    ]),
  ) as NamedDocuments["numbers"];
  const modules = Array.from(
    from,
    (source) => (source < 0 ? added[-1 - source]?.modules : documents.modules[source]) ?? "",
  );
  return { documents: { numbers, isNamesake, modules }, from };
}
