import type { Db } from "../platform/db.ts";
import { keywordQuery } from "./keyword-query.ts";
import type { Keyword } from "./keyword.ts";
import { nearSpellings, type NameWord, spellingLimit } from "./near-spelling.ts";
import { wordStems } from "./word-stems.sql.ts";

/** More guesses than this would rather be wrong than help. */
const MOST_GUESSES = 3;

/**
 * Keywords that may have been meant, the likeliest first: every word no record has is replaced by a name near it. None
 * when each word is known, for then it isn't the spelling that finds nothing.
 */
export async function spellingGuesses(db: Db, keyword: Keyword): Promise<Keyword[]> {
  const strange: string[] = [];
  const stems = await wordStems(db, keyword.words);
  for (const word of new Set(keyword.words)) {
    if (spellingLimit(word) > 0 && !(await isKnown(db, word, stems))) strange.push(word);
  }
  if (strange.length === 0) return [];
  const near = await Promise.all(
    strange.map(async (word) => nearSpellings(word, await namesOfLength(db, word), MOST_GUESSES)),
  );
  if (near.some((names) => names.length === 0)) return [];
  return Array.from({ length: Math.max(...near.map((names) => names.length)) }, (_, guess) => {
    const meant = new Map(strange.map((word, index) => [word, near[index]?.[guess] ?? near[index]?.[0] ?? word]));
    return { ...keyword, words: keyword.words.map((word) => meant.get(word) ?? word) };
  });
}

async function isKnown(db: Db, word: string, stems: ReadonlyMap<string, string>): Promise<boolean> {
  const { anywhere } = keywordQuery({ words: [word], phrases: [], excluded: [] }, stems);
  const found = await db.query("select 1 from documents_matching($1::tsquery) limit 1", [anywhere]);
  return found.length > 0;
}

async function namesOfLength(db: Db, word: string): Promise<NameWord[]> {
  const limit = spellingLimit(word);
  return db.query<NameWord>("select word, uses from name_words where length(word) between $1::int and $2::int", [
    word.length - limit,
    word.length + limit,
  ]);
}
