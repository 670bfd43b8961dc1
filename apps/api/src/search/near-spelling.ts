import { editDistance } from "./edit-distance.ts";

export interface NameWord {
  word: string;
  uses: number;
}

/** How far a spelling may be off: short words are too easily others. */
export const spellingLimit = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** The names a misspelt word may mean, the likeliest first: fewest slips, the same first letter, the commonest name. */
export function nearSpellings(word: string, names: readonly NameWord[], most: number): string[] {
  const limit = spellingLimit(word);
  return names
    .map((name) => ({ ...name, distance: editDistance(word, name.word, limit) }))
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

/** Replaces words in a keyword, leaving everything else as it was typed. */
export function respell(keyword: string, spellings: ReadonlyMap<string, string>): string {
  return keyword.replace(/\S+/gu, (typed) => spellings.get(typed) ?? typed);
}
