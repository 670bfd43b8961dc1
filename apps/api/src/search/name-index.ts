import type { Changes } from "./changed-documents.ts";
import { type DocumentSet, exclude, includes, include, createSet } from "./document-set.ts";
import { addSorted, findLowerBound } from "./lower-bound.ts";
import type { NameWord } from "./near-spelling.ts";
import { findLists, includeList, moveLists, packLists, type PlaceLists, sizeOfList, visitList } from "./place-lists.ts";

export interface NameIndex {
  /** Documents with one of the words in the name on their card, or in other names of those that are open. */
  named(words: readonly string[], open?: DocumentSet): DocumentSet;
  has(word: string): boolean;
  /** Documents with a word that begins so, other than `except`. */
  beginning(start: string, open?: DocumentSet, except?: readonly string[]): DocumentSet;
  /** Words that can be misspelled, by length. */
  wordsOfLength(length: number): readonly NameWord[];
}

export interface BaseNames extends NameIndex {
  named(words: readonly string[], open?: DocumentSet, into?: DocumentSet): DocumentSet;
  beginning(start: string, open?: DocumentSet, except?: readonly string[], into?: DocumentSet): DocumentSet;
  uses(word: string): number;
  countWords(places: Iterable<number>): ReadonlyMap<string, number>;
  move(newPlaces: Int32Array, added: readonly NamedPlace[], newSize: number): BaseNames;
}

/** Documents per batch; the event loop runs between batches. */
const BATCH_SIZE = 20_000;

/** Words without places stay when documents move. */
interface NameWords {
  sorted: readonly string[];
  /** Documents by word: those whose card shows the name, and others. */
  shown: PlaceLists;
  hidden: PlaceLists;
}

/** Words of a document are separated by spaces. */
interface NamedPlace {
  place: number;
  name_words: string;
  hidden_name_words: string;
}

/** `placeByIndex` maps documents in name order to places. */
export async function indexNames(
  { nameWords, hiddenNameWords }: { nameWords: readonly string[]; hiddenNameWords: readonly string[] },
  placeByIndex: Int32Array,
  size: number,
): Promise<BaseNames> {
  const shownAt = await indexByWord(nameWords, placeByIndex);
  const hiddenAt = await indexByWord(hiddenNameWords, placeByIndex);
  const sorted = [...new Set([...shownAt.keys(), ...hiddenAt.keys()])].toSorted();
  const pack = (places: ReadonlyMap<string, readonly number[]>) =>
    packLists(sorted.map((word) => places.get(word) ?? []));
  return createNameIndex({ sorted, shown: pack(shownAt), hidden: pack(hiddenAt) }, size);
}

/** Hidden names match only `open` documents. */
function createNameIndex(words: NameWords, size: number): BaseNames {
  const { sorted, shown, hidden } = words;
  let byLength: Map<number, NameWord[]> | null = null;
  const usesAt = (at: number) => sizeOfList(shown, at) + sizeOfList(hidden, at);

  function includeAll(set: DocumentSet, at: number, open?: DocumentSet): void {
    includeList(shown, at, set);
    if (!open) return;
    visitList(hidden, at, (place) => {
      if (includes(open, place)) include(set, place);
    });
  }

  function uses(word: string): number {
    const at = findLowerBound(sorted, word);
    return sorted[at] === word ? usesAt(at) : 0;
  }

  return {
    named(named, open, set = createSet(size)) {
      for (const word of named) {
        const at = findLowerBound(sorted, word);
        if (sorted[at] === word) includeAll(set, at, open);
      }
      return set;
    },
    uses,
    has: (word) => uses(word) > 0,
    beginning(start, open, except = [], set = createSet(size)) {
      const first = findLowerBound(sorted, start);
      // End of the prefix range: this character sorts after all letters.
      const end = findLowerBound(sorted, `${start}\u{10ffff}`);
      for (let at = first; at < end; at += 1) if (!except.includes(sorted[at] ?? "")) includeAll(set, at, open);
      return set;
    },
    wordsOfLength(length) {
      byLength ??= groupByLength(sorted, usesAt);
      return byLength.get(length) ?? [];
    },
    countWords(places) {
      const uses = new Map<string, number>();
      const wanted = createSet(size);
      for (const place of places) include(wanted, place);
      for (const lists of [shown, hidden]) {
        for (const at of findLists(lists, wanted)) {
          const word = sorted[at] ?? "";
          uses.set(word, (uses.get(word) ?? 0) + 1);
        }
      }
      return uses;
    },
    move: (newPlaces, added, newSize) => createNameIndex(moveWords(words, newPlaces, added), newSize),
  };
}

const NO_NAMES: NameWords = { sorted: [], shown: packLists([]), hidden: packLists([]) };

export function changeNames(base: BaseNames, { gone, added }: Changes, size: number): NameIndex {
  const more = createNameIndex(moveWords(NO_NAMES, new Int32Array(0), added), size);
  let lost: ReadonlyMap<string, number> | null = null;
  const ofLength = new Map<number, readonly NameWord[]>();
  const countLost = () => (lost ??= base.countWords(gone));
  const withoutGone = (set: DocumentSet) => {
    for (const place of gone) exclude(set, place);
    return set;
  };
  return {
    named: (words, open) => more.named(words, open, withoutGone(base.named(words, open))),
    beginning: (start, open, except) =>
      more.beginning(start, open, except, withoutGone(base.beginning(start, open, except))),
    has: (word) => base.uses(word) + more.uses(word) > (countLost().get(word) ?? 0),
    wordsOfLength(length) {
      const known = ofLength.get(length);
      if (known) return known;
      const uses = new Map(base.wordsOfLength(length).map((name) => [name.word, name.uses]));
      for (const name of more.wordsOfLength(length)) uses.set(name.word, (uses.get(name.word) ?? 0) + name.uses);
      for (const [word, count] of countLost()) {
        const all = uses.get(word);
        if (all !== undefined) uses.set(word, all - count);
      }
      const words = [...uses].flatMap(([word, count]) => (count > 0 ? [{ word, uses: count }] : []));
      ofLength.set(length, words);
      return words;
    },
  };
}

function moveWords(
  { sorted, shown, hidden }: NameWords,
  newPlaces: Int32Array,
  added: readonly NamedPlace[],
): NameWords {
  const shownAt = listByWord(added, ({ name_words }) => name_words);
  const hiddenAt = listByWord(added, ({ hidden_name_words }) => hidden_name_words);
  const { all, from } = addSorted(sorted, [...shownAt.keys(), ...hiddenAt.keys()]);
  const byNumber = (places: ReadonlyMap<string, readonly number[]>) =>
    new Map([...places].map(([word, list]) => [findLowerBound(all, word), list]));
  return {
    sorted: all,
    shown: moveLists(shown, { newPlaces, from, added: byNumber(shownAt) }),
    hidden: moveLists(hidden, { newPlaces, from, added: byNumber(hiddenAt) }),
  };
}

function listByWord(added: readonly NamedPlace[], getWords: (named: NamedPlace) => string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const named of added) addPlace(places, getWords(named), named.place);
  return places;
}

async function indexByWord(
  wordLists: readonly string[],
  placeByIndex: Int32Array,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const places = new Map<string, number[]>();
  for (const [at, words] of wordLists.entries()) {
    if (at % BATCH_SIZE === BATCH_SIZE - 1) await new Promise(setImmediate);
    addPlace(places, words, placeByIndex[at] ?? 0);
  }
  return places;
}

function addPlace(places: Map<string, number[]>, words: string, place: number): void {
  for (const word of words === "" ? [] : words.split(" ")) {
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
  }
}

function groupByLength(words: readonly string[], usesAt: (at: number) => number): Map<number, NameWord[]> {
  const byLength = new Map<number, NameWord[]>();
  for (const [at, word] of words.entries()) {
    const name = { word, uses: usesAt(at) };
    if (name.uses === 0 || !/^[a-z]{3,}$/.test(word)) continue;
    const same = byLength.get(word.length);
    if (same) same.push(name);
    else byLength.set(word.length, [name]);
  }
  return byLength;
}
