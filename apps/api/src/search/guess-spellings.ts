import type { Db } from "../platform/db.ts";
import { createSet, type DocumentSet, intersect, isEmpty } from "./document-set.ts";
import { listAliases, namesCommittee, OPTIONAL_WORDS, readSubject, STOP_WORDS } from "@rotunda/core";
import { findByWord } from "./find-documents.ts";
import type { Keyword } from "@rotunda/core";
import { listSpellings } from "./keyword-terms.ts";
import type { NameIndex } from "./name-index.ts";
import { countSlips, findNearSpellings, type NameWord, computeSpellingLimit } from "./near-spelling.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Reader } from "./search-items.sql.ts";

/** More guesses would more likely be wrong. */
const GUESSES_MAX = 3;
const SPELLINGS_MAX = 60;
/** If several words are replaced, by each combination. */
const COMBINED_MAX = 5;
/** Longer keywords, or more unknown words, aren't misspelled names. */
const WORDS_MAX = 8;
const UNKNOWN_WORDS_MAX = 3;

/** Spanish words of names that English texts lack: "gobernador de puerto rico". */
const PREPOSITIONS = new Set(["de", "del", "el", "la", "por"]);

interface Misspelled {
  keyword: Keyword;
  /** Then the filters may be why there are no results. */
  isFiltered: boolean;
  reader: Reader;
}

/** Lists keywords that may be meant, best first. The number of database queries doesn't depend on the keyword. */
export async function guessSpellings(db: Db, index: SearchIndex, search: Misspelled): Promise<Keyword[]> {
  const typed = search.keyword.words;
  // "Ms. Pelosi", but not "kelly ms".
  const needed = typed.filter((word, at) => !OPTIONAL_WORDS.has(word) && !(at === 0 && word === "ms"));
  const words = needed.length > 0 ? needed : typed;
  const keyword = { ...search.keyword, words };
  const translated = words.filter((word) => !PREPOSITIONS.has(word));
  const guessed = [
    ...(words.length < typed.length ? [words] : []),
    ...listJoined(words, index.names),
    ...(translated.length > 0 && translated.length < words.length ? [translated] : []),
  ];
  return [
    ...guessed.map((guess) => ({ ...keyword, words: guess })),
    ...(await respellWords(db, index, { ...search, keyword })),
  ];
}

/** "de lac ruz" */
const JOINED_MAX = 4;

/** Lists the words with some of them joined, or one split, if that gives names: "de lauro", "vanhollen". */
function listJoined(words: readonly string[], names: NameIndex): string[][] {
  if (words.length > WORDS_MAX) return [];
  const found: string[][] = [];
  for (const [at, word] of words.entries()) {
    for (let end = at + 2; end <= Math.min(at + JOINED_MAX, words.length); end += 1) {
      const joined = words.slice(at, end).join("");
      if (names.has(joined)) found.push([...words.slice(0, at), joined, ...words.slice(end)]);
    }
    for (let cut = 2; cut <= word.length - 3; cut += 1) {
      const [start, end] = [word.slice(0, cut), word.slice(cut)];
      if (names.has(start) && names.has(end)) found.push([...words.slice(0, at), start, end, ...words.slice(at + 1)]);
    }
  }
  return found.slice(0, GUESSES_MAX);
}

async function respellWords(
  db: Db,
  index: SearchIndex,
  { keyword, isFiltered, reader }: Misspelled,
): Promise<Keyword[]> {
  // With another word that has to match too, one more wrong letter is likely enough.
  const computeLimit = (word: string) =>
    keyword.words.length > 1 && !isCode(word)
      ? Math.min(2, computeSpellingLimit(word) + 1)
      : computeSpellingLimit(word);
  const distinct = [...new Set(keyword.words)];
  const words = distinct.filter((word) => computeLimit(word) > 0);
  if (words.length === 0 || words.length > WORDS_MAX) return [];
  const found = await findByWord(db, index, distinct, reader.modules);
  const strange = words.filter((word) => isEmpty(found.get(word) ?? createSet(index.size)));
  if (strange.length > UNKNOWN_WORDS_MAX) return [];
  if (strange.length === 0 && keyword.words.length === 1 && isFiltered) return [];
  const subject = new Set(readSubject(keyword.words).words);
  // Of known words, only names may be misspelled: "mayor" isn't "labor".
  const doubtful =
    strange.length > 0
      ? words
      : distinct.filter((word) => subject.has(word) || (word.length === 2 && distinct.length > 2));
  const near = new Map(
    doubtful.map((word) => {
      // "derrick va orden"
      const limit = word.length === 2 ? 1 : computeLimit(word);
      const names = findNearSpellings(word, namesAsLongAs(index.names, word, limit), SPELLINGS_MAX, limit);
      return [word, names.filter((name) => !STOP_WORDS.has(name))];
    }),
  );
  if (strange.some((word) => near.get(word)?.length === 0)) return [];
  const misspelled = { words: keyword.words, strange, near, found, modules: reader.modules };
  const inNames = respellNames(index, misspelled, isCode);
  const isCommittee = namesCommittee(keyword.words);
  // "senator caantwell" is known by her office, but "the doge committee" is no committee of somebody named Dove.
  const isFact = (word: string) =>
    !(isCommittee && namesCommittee([word])) && (strange.length > 0 || !subject.has(word));
  if (inNames.length === 0) inNames.push(...respellNames(index, misspelled, isFact));
  // "ayana presley": the second word is another name.
  if (inNames.length === 0 && doubtful.length <= UNKNOWN_WORDS_MAX)
    inNames.push(...respellNames(index, { ...misspelled, strange: doubtful }, isCode));
  if (inNames.length > 0 || strange.length === 0 || isCommittee)
    return inNames.map((spelled) => ({ ...keyword, words: spelled }));
  return Array.from({ length: GUESSES_MAX }, (_, guess) => {
    const spell = (word: string) => near.get(word)?.[guess] ?? near.get(word)?.[0] ?? word;
    return { ...keyword, words: keyword.words.map((word) => (strange.includes(word) ? spell(word) : word)) };
  });
}

/** Short words with a meaning, such as codes of states and parts of "rep" and "gov", aren't misspelled names. */
const isCode = (word: string): boolean => word.length < 4 && (listAliases(word).length > 0 || /\d/u.test(word));

interface NameWords {
  words: readonly string[];
  /** Words without a match; all of them are replaced. */
  strange: readonly string[];
  near: ReadonlyMap<string, readonly string[]>;
  found: ReadonlyMap<string, DocumentSet>;
  modules: readonly number[] | null;
}

/** Fewest replaced letters first, then the most important person. Words with `isFact` may match outside names. */
function respellNames(
  index: SearchIndex,
  { words, strange, near, found, modules }: NameWords,
  isFact: (word: string) => boolean,
): string[][] {
  const open = index.accessFilter(modules);
  const guesses = strange.length > 0 ? respellAll(words, strange, near) : respellOne(words, near);
  return guesses
    .flatMap((spelled) => {
      const named = createSet(index.size).fill(~0);
      for (const [at, word] of spelled.entries()) {
        const facts = word === words[at] && isFact(word) ? found.get(word) : undefined;
        intersect(named, facts ?? index.names.named(listSpellings(word), open));
      }
      if (isEmpty(named)) return [];
      const slips = spelled.reduce(
        (sum, word, at) => sum + countSlips(words[at] ?? "", word, 2) + (word[0] === words[at]?.[0] ? 0 : 1),
        0,
      );
      return [{ spelled, slips, rank: index.rankOf(index.list(named, 0, 1)[0] ?? 0) }];
    })
    .toSorted((a, b) => a.slips - b.slips || a.rank - b.rank)
    .slice(0, GUESSES_MAX)
    .map(({ spelled }) => spelled);
}

function respellAll(words: readonly string[], strange: readonly string[], near: NameWords["near"]): string[][] {
  const most = strange.length > 1 ? COMBINED_MAX : SPELLINGS_MAX;
  return strange.reduce<string[][]>(
    (all, word) =>
      all.flatMap((spelled) =>
        (near.get(word) ?? []).slice(0, most).map((name) => spelled.map((each) => (each === word ? name : each))),
      ),
    [[...words]],
  );
}

/** Replaces a single word: all are known, but nobody has all of them. */
const respellOne = (words: readonly string[], near: NameWords["near"]): string[][] =>
  words.flatMap((word, at) => (near.get(word) ?? []).map((name) => words.with(at, name)));

function namesAsLongAs(names: NameIndex, word: string, limit: number): NameWord[] {
  return Array.from({ length: 2 * limit + 1 }, (_, slips) => names.wordsOfLength(word.length - limit + slips)).flat();
}
