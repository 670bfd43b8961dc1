import { countBits } from "./document-set.ts";
import { computeEditDistance } from "@rotunda/core";

export interface NameWord {
  word: string;
  uses: number;
}

/** Short words are too similar to each other. */
export const computeSpellingLimit = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Names that sound the same may differ in this many letters: "hawley" and "holly". */
export const SOUND_LIMIT = 3;

/** Lists words within `limit` edits, or more if they sound the same, nearest first. */
export function findNearSpellings(
  word: string,
  names: readonly NameWord[],
  most: number,
  limit = computeSpellingLimit(word),
): string[] {
  if (limit === 0) return [];
  const letters = packLetters(word);
  const sound = formatSound(word);
  // A single short word sounds like too many others.
  const isHeard = sound.length > (limit > computeSpellingLimit(word) ? 1 : 2);
  return names
    .filter((name) => {
      const others = packLetters(name.word);
      if (mayBeWithin(limit, letters, others)) return true;
      return isHeard && mayBeWithin(SOUND_LIMIT, letters, others) && sound === formatSound(name.word);
    })
    .map((name) => ({ ...name, slips: countSlips(word, name.word, limit) }))
    .filter(({ slips }) => slips > 0 && slips < limit + 0.5)
    .toSorted((a, b) => a.slips - b.slips || b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map((name) => name.word);
}

/**
 * Counts edits, weighted by how likely they are mistakes. A wrongly doubled letter counts half, another spelling of the
 * same sound at most 1.2, and a different first letter a quarter more.
 */
export function countSlips(word: string, other: string, limit: number): number {
  const edits = computeEditDistance(word, other, limit);
  if (edits > 0 && edits <= limit && dropDoubled(word) === dropDoubled(other)) return 0.5;
  const sound = formatSound(word);
  const isHeard = sound.length > 1 && sound === formatSound(other);
  const heard = isHeard ? computeEditDistance(word, other, SOUND_LIMIT) : 0;
  const slips = heard === 0 || heard > SOUND_LIMIT ? edits : 0.45 + heard / 4;
  return slips + (word[0] === other[0] ? 0 : 0.25);
}

/** Spellings of consonants with their sounds, applied in this order. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/^(?:ma?c(?=[^aeiouy])|mack)/u, "mk"],
  [/^kn/u, "n"],
  [/^wr/u, "r"],
  [/ph/gu, "f"],
  [/gh/gu, ""],
  [/sch|sh|tch|ch|t?z/gu, "s"],
  [/c(?=[eiy])/gu, "s"],
  [/c?[kq]|c/gu, "k"],
  [/x/gu, "ks"],
  [/th/gu, "t"],
  [/d?t$|d$/u, "t"],
  // Not at the beginning, where vowels and these letters are heard.
  [/(?<!^)[aeiouyhw]+/gu, ""],
  [/^[aeiouy]/u, "a"],
];

/** Returns a word's consonants as they are heard: "jeffries" and "jeffreys" are "jfrs". */
const formatSound = (word: string): string =>
  SOUNDS.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), dropDoubled(word));

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
