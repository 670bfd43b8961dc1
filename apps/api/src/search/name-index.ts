import { type DocumentSet, include, includes, createSet } from "./document-set.ts";
import { findLowerBound } from "./lower-bound.ts";
import type { NameWord } from "./near-spelling.ts";

export type NameIndex = Awaited<ReturnType<typeof createNameIndex>>;

/** Documents per batch; the event loop runs between batches. */
const BATCH_SIZE = 20_000;
const NONE = new Int32Array();

/**
 * Maps name words to documents; hidden names match only `open` documents. Words of a document are separated by spaces;
 * `placeOf` maps documents to places.
 */
export async function createNameIndex(
  { nameWords, hiddenNameWords }: { nameWords: readonly string[]; hiddenNameWords: readonly string[] },
  placeOf: Int32Array,
) {
  const size = nameWords.length;
  const shownAt = await indexByWord(nameWords, placeOf);
  const hiddenAt = await indexByWord(hiddenNameWords, placeOf);
  const sorted = [...new Set([...shownAt.keys(), ...hiddenAt.keys()])].toSorted();
  const listPlacesIn = (places: ReadonlyMap<string, readonly number[]>) =>
    sorted.map((word) => Int32Array.from(places.get(word) ?? NONE));
  const [shown, hidden] = [listPlacesIn(shownAt), listPlacesIn(hiddenAt)];
  const byLength = groupByLength(sorted, (at) => (shown[at]?.length ?? 0) + (hidden[at]?.length ?? 0));

  function includeAll(set: DocumentSet, at: number, open: DocumentSet): void {
    const onCards = shown[at] ?? NONE;
    for (let index = 0; index < onCards.length; index += 1) include(set, onCards[index] ?? 0);
    const others = hidden[at] ?? NONE;
    for (let index = 0; index < others.length; index += 1) {
      const place = others[index] ?? 0;
      if (includes(open, place)) include(set, place);
    }
  }

  return {
    named(words: readonly string[], open: DocumentSet): DocumentSet {
      const set = createSet(size);
      for (const word of words) {
        const at = findLowerBound(sorted, word);
        if (sorted[at] === word) includeAll(set, at, open);
      }
      return set;
    },
    /** Documents with one of the words in the name on their card. */
    onCard(words: readonly string[]): DocumentSet {
      const set = createSet(size);
      for (const word of words) {
        const at = findLowerBound(sorted, word);
        if (sorted[at] === word) for (const place of shown[at] ?? NONE) include(set, place);
      }
      return set;
    },
    has: (word: string): boolean => sorted[findLowerBound(sorted, word)] === word,
    /** Documents with a word that has this prefix. */
    beginning(start: string, open: DocumentSet): DocumentSet {
      const set = createSet(size);
      const first = findLowerBound(sorted, start);
      // End of the prefix range: this character sorts after all letters.
      const end = findLowerBound(sorted, `${start}\u{10ffff}`);
      for (let at = first; at < end; at += 1) includeAll(set, at, open);
      return set;
    },
    /** Words that can be misspelled, by length. */
    wordsOfLength: (length: number): readonly NameWord[] => byLength.get(length) ?? [],
  };
}

async function indexByWord(
  wordsOf: readonly string[],
  placeOf: Int32Array,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const places = new Map<string, number[]>();
  for (const [at, words] of wordsOf.entries()) {
    if (at % BATCH_SIZE === BATCH_SIZE - 1) await new Promise(setImmediate);
    for (const word of words === "" ? [] : words.split(" ")) {
      const known = places.get(word);
      if (known) known.push(placeOf[at] ?? 0);
      else places.set(word, [placeOf[at] ?? 0]);
    }
  }
  return places;
}

function groupByLength(words: readonly string[], usesAt: (at: number) => number): Map<number, NameWord[]> {
  const byLength = new Map<number, NameWord[]>();
  for (const [at, word] of words.entries()) {
    if (!/^[a-z]{3,}$/.test(word)) continue;
    const name = { word, uses: usesAt(at) };
    const same = byLength.get(word.length);
    if (same) same.push(name);
    else byLength.set(word.length, [name]);
  }
  return byLength;
}
