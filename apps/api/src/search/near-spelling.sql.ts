import type { Db } from "../platform/db.ts";
import { keywordQuery } from "./keyword-query.ts";
import type { Keyword } from "./keyword.ts";
import { matching } from "./matching.sql.ts";
import { nearSpellings, type NameWord, spellingLimit } from "./near-spelling.ts";
import { isPaywalled, type Reader } from "./search-items.sql.ts";
import { wordStems } from "./word-stems.sql.ts";

/** More guesses than this would rather be wrong than help. */
const MOST_GUESSES = 3;
/** A keyword with more words, or with more that nobody has, is no misspelt name. */
const MOST_WORDS = 8;
const MOST_STRANGE = 3;

/**
 * Keywords that may have been meant, the likeliest first: every word no record has is replaced by a name near it. None
 * when each word is known, for then it isn't the spelling that finds nothing. Asks the database the same few questions
 * however long the keyword is.
 */
export async function spellingGuesses(db: Db, keyword: Keyword, reader: Reader): Promise<Keyword[]> {
  const words = [...new Set(keyword.words)].filter((word) => spellingLimit(word) > 0);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const known = await knownWords(db, words, reader);
  const strange = words.filter((word) => !known.has(word));
  if (strange.length === 0 || strange.length > MOST_STRANGE) return [];
  const names = await namesAsLongAs(db, strange);
  const near = strange.map((word) => nearSpellings(word, names, MOST_GUESSES));
  if (near.some((spellings) => spellings.length === 0)) return [];
  return Array.from({ length: Math.max(...near.map((spellings) => spellings.length)) }, (_, guess) => {
    const meant = new Map(strange.map((word, index) => [word, near[index]?.[guess] ?? near[index]?.[0] ?? word]));
    return { ...keyword, words: keyword.words.map((word) => meant.get(word) ?? word) };
  });
}

/** The words by which the reader finds anything at all. */
async function knownWords(db: Db, words: readonly string[], reader: Reader): Promise<ReadonlySet<string>> {
  const stems = await wordStems(db, words);
  const queries = words.map((word) => keywordQuery({ words: [word], phrases: [], excluded: [] }, stems).anywhere);
  const { from, where } = matching("asked.query::tsquery", isPaywalled("d", "$3"));
  const rows = await db.query<{ word: string }>(
    `select asked.word from unnest($1::text[], $2::text[]) asked (word, query)
     where exists (select from ${from} where ${where})`,
    [words, queries, reader.modules],
  );
  return new Set(rows.map(({ word }) => word));
}

/** Names of the lengths a spelling of one of the words can have. */
async function namesAsLongAs(db: Db, words: readonly string[]): Promise<NameWord[]> {
  const lengths = words.flatMap((word) => {
    const limit = spellingLimit(word);
    return Array.from({ length: 2 * limit + 1 }, (_, index) => word.length - limit + index);
  });
  return db.query<NameWord>("select word, uses from name_words where length(word) = any($1::int[])", [lengths]);
}
