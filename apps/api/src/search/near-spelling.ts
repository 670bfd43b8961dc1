import { countBits } from "./document-set.ts";
import { computeEditDistance } from "@rotunda/core";

export interface NameWord {
  word: string;
  uses: number;
}

/** Short words are too similar to each other. */
export const computeSpellingLimit = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

export function findNearSpellings(
  word: string,
  names: readonly NameWord[],
  most: number,
  limit = computeSpellingLimit(word),
): string[] {
  const letters = packLetters(word);
  return names
    .filter((name) => mayBeWithin(limit, letters, packLetters(name.word)))
    .map((name) => ({ ...name, slips: countSlips(word, name.word, limit) }))
    .filter(({ slips }) => slips > 0 && slips < limit + 0.5)
    .toSorted((a, b) => a.slips - b.slips || b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map((name) => name.word);
}

/** Counts edits. Mistaken doubled letters count half, and another first letter, which is rarely mistaken, a quarter more. */
export function countSlips(word: string, other: string, limit: number): number {
  const edits = computeEditDistance(word, other, limit);
  if (edits > 0 && edits <= limit && dropDoubled(word) === dropDoubled(other)) return 0.5;
  return edits + (word[0] === other[0] ? 0 : 0.25);
}

const dropDoubled = (word: string): string => word.replace(/(.)\1+/gu, "$1");

function packLetters(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** A cheap test before computing the distance: one edit removes and adds at most one letter. */
const mayBeWithin = (limit: number, letters: number, others: number): boolean =>
  countBits(letters & ~others) <= limit && countBits(others & ~letters) <= limit;

export function respell(keyword: string, spellings: ReadonlyMap<string, string>): string {
  return keyword.replace(/\S+/gu, (typed) => spellings.get(typed) ?? typed);
}
