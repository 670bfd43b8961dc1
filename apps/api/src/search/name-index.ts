import { type DocumentSet, include, noDocuments } from "./document-set.ts";
import type { NameWord } from "./near-spelling.ts";

/** Which documents have a word in one of their names. */
export interface NameIndex {
  /** Documents with any of the words. */
  named(words: readonly string[]): DocumentSet;
  /** Documents with a word that begins so. */
  beginning(start: string): DocumentSet;
  /** Every word that can have been misspelt, by its length. */
  wordsOfLength(length: number): readonly NameWord[];
}

/** Documents between two pauses, in which requests are answered. */
const AT_A_TIME = 20_000;

/** `nameWords` has the words of each document, parted by blanks, and `placeOf` where each of them stands. */
export async function createNameIndex(nameWords: readonly string[], placeOf: Int32Array): Promise<NameIndex> {
  const size = nameWords.length;
  const places = new Map<string, number[]>();
  for (const [at, words] of nameWords.entries()) {
    if (at % AT_A_TIME === AT_A_TIME - 1) await new Promise(setImmediate);
    for (const word of words === "" ? [] : words.split(" ")) {
      const known = places.get(word);
      if (known) known.push(placeOf[at] ?? 0);
      else places.set(word, [placeOf[at] ?? 0]);
    }
  }
  const sorted = [...places.keys()].toSorted();
  const documents = sorted.map((word) => Int32Array.from(places.get(word) ?? []));
  const byLength = groupByLength(sorted, documents);

  /** Where a word stands or would stand. */
  function find(word: string): number {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((sorted[middle] ?? "") < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }
  function includeAll(set: DocumentSet, at: number): void {
    const those = documents[at] ?? [];
    for (let index = 0; index < those.length; index += 1) include(set, those[index] ?? 0);
  }

  return {
    named(words) {
      const set = noDocuments(size);
      for (const word of words) {
        const at = find(word);
        if (sorted[at] === word) includeAll(set, at);
      }
      return set;
    },
    beginning(start) {
      const set = noDocuments(size);
      const first = find(start);
      // Behind the last word that begins so: no letter stands behind this sign.
      const end = find(`${start}\u{10ffff}`);
      for (let at = first; at < end; at += 1) includeAll(set, at);
      return set;
    },
    wordsOfLength: (length) => byLength.get(length) ?? [],
  };
}

function groupByLength(words: readonly string[], documents: readonly Int32Array[]): Map<number, NameWord[]> {
  const byLength = new Map<number, NameWord[]>();
  for (const [at, word] of words.entries()) {
    if (!/^[a-z]{3,}$/.test(word)) continue;
    const name = { word, uses: documents[at]?.length ?? 0 };
    const same = byLength.get(word.length);
    if (same) same.push(name);
    else byLength.set(word.length, [name]);
  }
  return byLength;
}
