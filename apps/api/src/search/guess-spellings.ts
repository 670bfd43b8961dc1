import type { Db } from "../platform/db.ts";
import { findMatchingWords } from "./find-documents.ts";
import type { Keyword } from "./keyword.ts";
import type { NameIndex } from "./name-index.ts";
import { findNearSpellings, type NameWord, computeSpellingLimit } from "./near-spelling.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Reader } from "./search-items.sql.ts";

/** More guesses would more likely be wrong. */
const GUESSES_MAX = 3;
/** Longer keywords, or more unknown words, aren't misspelled names. */
const WORDS_MAX = 8;
const UNKNOWN_WORDS_MAX = 3;

/**
 * Replaces unknown words by similar names, most likely keyword first; none if all words are known. The number of
 * database queries doesn't depend on the keyword.
 */
export async function guessSpellings(db: Db, index: SearchIndex, keyword: Keyword, reader: Reader): Promise<Keyword[]> {
  const words = [...new Set(keyword.words)].filter((word) => computeSpellingLimit(word) > 0);
  if (words.length === 0 || words.length > WORDS_MAX) return [];
  const known = await findMatchingWords(db, index, words, reader.modules);
  const strange = words.filter((word) => !known.has(word));
  if (strange.length === 0 || strange.length > UNKNOWN_WORDS_MAX) return [];
  const near = strange.map((word) => findNearSpellings(word, namesAsLongAs(index.names, word), GUESSES_MAX));
  if (near.some((spellings) => spellings.length === 0)) return [];
  return Array.from({ length: Math.max(...near.map((spellings) => spellings.length)) }, (_, guess) => {
    const meant = new Map(strange.map((word, index) => [word, near[index]?.[guess] ?? near[index]?.[0] ?? word]));
    return { ...keyword, words: keyword.words.map((word) => meant.get(word) ?? word) };
  });
}

function namesAsLongAs(names: NameIndex, word: string): NameWord[] {
  const limit = computeSpellingLimit(word);
  return Array.from({ length: 2 * limit + 1 }, (_, slips) => names.wordsOfLength(word.length - limit + slips)).flat();
}
