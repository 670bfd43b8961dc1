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
  const { moves, places } = findMoves(index, from, placeOf);
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

/** The new place of each old one, and those of added documents. */
function findMoves({ size, byName }: SearchIndex, from: Int32Array, placeOf: Int32Array) {
  const moves = new Int32Array(size).fill(ABSENT);
  const places: number[] = [];
  for (let at = 0; at < from.length; at += 1) {
    const old = from[at] ?? 0;
    if (old >= 0) moves[byName[old] ?? 0] = placeOf[at] ?? ABSENT;
    else places[-1 - old] = placeOf[at] ?? ABSENT;
  }
  return { moves, places };
}

function listFacts(order: FactOrder, textsOf: (parameter: string) => { text: string; place: number }[]) {
  const parameter = toOrderParameter(order);
  return [
    ...textsOf(parameter).map((fact) => ({ ...fact, isHidden: false })),
    ...textsOf(HIDDEN + parameter).map((fact) => ({ ...fact, isHidden: true })),
  ];
}

/** Old positions of documents that stay, or one added document, from -1 minus its number. */
interface Run {
  start: number;
  end: number;
  /** Whether the first has the name of the document before it. */
  isNamesake: boolean;
}

/** `from`: the old position of each document in name order, or -1 minus the number of an added one. */
function mergeDocuments(
  { documents, placesOf, byName }: SearchIndex,
  removed: Int32Array,
  added: readonly AddedDocument[],
): { documents: NamedDocuments; from: Int32Array } | null {
  const old = documents.modules.length;
  const positions = new Int32Array(old);
  for (let at = 0; at < old; at += 1) positions[byName[at] ?? 0] = at;
  const gone = new Set<number>();
  for (const place of placesOf(removed)) if (place !== ABSENT) gone.add(positions[place] ?? 0);
  const after = Array.from(placesOf(Int32Array.from(added, (one) => one.after ?? 0)), (place, at) =>
    added[at]?.after === null ? -1 : place === ABSENT ? old : (positions[place] ?? old),
  );
  if (after.some((at) => at === old || gone.has(at))) return null;

  const runs: Run[] = [];
  let [start, next] = [0, 0];
  const keepUntil = (end: number) => {
    if (start === end) return;
    const last = runs.at(-1);
    // Documents removed before this one may have been the first with the name.
    let first = start;
    while (documents.isNamesake[first] === 1 && gone.has(first - 1)) first -= 1;
    const isNamesake =
      last && last.start < 0 ? added[-1 - last.start]?.is_next_namesake : documents.isNamesake[first] === 1;
    runs.push({ start, end, isNamesake: isNamesake === true });
  };
  for (const at of [...new Set([...gone, ...after])].toSorted((one, other) => one - other)) {
    keepUntil(gone.has(at) ? at : at + 1);
    start = at + 1;
    for (let isFirst = true; after[next] === at; next += 1, isFirst = false) {
      const one = added[next];
      const isNamesake = isFirst ? one?.is_namesake === true : one?.sort_name === added[next - 1]?.sort_name;
      runs.push({ start: -1 - next, end: -next, isNamesake });
    }
  }
  keepUntil(old);

  const size = old + added.length - gone.size;
  const isNamesake = new Uint8Array(size);
  const from = new Int32Array(size);
  const modules: string[] = [];
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, new Int32Array(size)])) as NamedDocuments["numbers"];
  let written = 0;
  for (const run of runs) {
    const one = added[-1 - run.start];
    for (const name of NUMBERS) {
      numbers[name].set(one ? [one[name]] : documents.numbers[name].subarray(run.start, run.end), written);
    }
    if (!one) isNamesake.set(documents.isNamesake.subarray(run.start, run.end), written);
    isNamesake[written] = Number(run.isNamesake);
    for (let source = run.start; source < run.end; source += 1, written += 1) {
      from[written] = source;
      modules.push(one?.modules ?? documents.modules[source] ?? "");
    }
  }
  return { documents: { numbers, isNamesake, modules }, from };
}
