import { computeEditDistance } from "./edit-distance.ts";

export interface NameWord {
  word: string;
  uses: number;
}

/** How far a spelling may be off: short words are too easily others. */
export const computeSpellingLimit = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** The names a misspelt word may mean, the likeliest first: fewest slips, the same first letter, the commonest name. */
export function findNearSpellings(word: string, names: readonly NameWord[], most: number): string[] {
  const limit = computeSpellingLimit(word);
  const letters = lettersOf(word);
  return names
    .filter((name) => mayBeWithin(limit, letters, lettersOf(name.word)))
    .map((name) => ({ ...name, distance: computeEditDistance(word, name.word, limit) }))
    .filter(({ distance }) => distance > 0 && distance <= limit)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) ||
        b.uses - a.uses ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, most)
    .map((name) => name.word);
}

/** The letters a word has, a bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Cheaper to ask than how far apart they are: one slip takes at most one letter out, and brings at most one in. */
const mayBeWithin = (limit: number, letters: number, others: number): boolean =>
  countBits(letters & ~others) <= limit && countBits(others & ~letters) <= limit;

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Replaces words in a keyword, leaving everything else as it was typed. */
export function respell(keyword: string, spellings: ReadonlyMap<string, string>): string {
  return keyword.replace(/\S+/gu, (typed) => spellings.get(typed) ?? typed);
}
