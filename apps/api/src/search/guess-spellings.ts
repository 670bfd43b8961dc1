import type { Db } from "../platform/db.ts";
import { createSet, type DocumentSet, intersect, isEmpty } from "./document-set.ts";
import {
  listAliases,
  listTermWords,
  namesCommittee,
  OPTIONAL_WORDS,
  readSubject,
  SPANISH_STOP_WORDS,
  STOP_WORDS,
} from "@rotunda/core";
import { findByWord } from "./find-documents.ts";
import type { Keyword } from "@rotunda/core";
import { formatFacetQuery, listSpellings } from "./keyword-terms.ts";
import type { NameIndex } from "./name-index.ts";
import { countSlips, findNearSpellings, type NameWord, computeSpellingLimit, SOUND_LIMIT } from "./near-spelling.ts";
import { LAST_NAME } from "./search-facets.sql.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Reader } from "./search-items.sql.ts";

/** Maximum number of guesses; further ones would probably be wrong. */
const GUESSES_MAX = 3;
const SPELLINGS_MAX = 60;
const TERMS_MAX = 3;
/** "texes" is more likely Texas than taxes. */
const TERM_BONUS = 0.2;
/** A single word is more likely a last name: "shummer" is Schumer, not Summer Lee. */
const LAST_NAME_BONUS = 0.3;
const TERMS: readonly NameWord[] = listTermWords().map((word) => ({ word, uses: 1 }));
/** Longer keywords and keywords with more unknown words are unlikely to be misspelled names. */
const WORDS_MAX = 8;
const UNKNOWN_WORDS_MAX = 3;
/** The unknown words, and one known word that may be misspelled. */
const DOUBTFUL_MAX = 4;

interface Misspelled {
  keyword: Keyword;
  /** If so, the filters may be the reason why there are no results. */
  isFiltered: boolean;
  /** Somebody with the name has to be in its scopes. */
  criteria: Pick<SearchCriteria, "scopes" | "includeFormer">;
  reader: Reader;
}

/** Lists keywords that may be meant, best first. The number of database queries doesn't depend on the keyword. */
export async function guessSpellings(db: Db, index: SearchIndex, search: Misspelled): Promise<Keyword[]> {
  const typed = search.keyword.words;
  // "Ms. Pelosi", but not "kelly ms".
  const needed = typed.filter((word, at) => !OPTIONAL_WORDS.has(word) && !(at === 0 && word === "ms"));
  const words = needed.length > 0 ? needed : typed;
  const keyword = { ...search.keyword, words };
  const translated = words.filter((word) => !SPANISH_STOP_WORDS.has(word));
  const guessed = [
    // Before words are left out: "bio fuels caucus".
    ...listJoined(typed, index.names, index.accessFilter(search.reader.modules)),
    ...(words.length < typed.length ? [words] : []),
    ...(translated.length > 0 && translated.length < words.length ? [translated] : []),
  ];
  return [
    ...guessed.map((guess) => ({ ...keyword, words: guess })),
    ...(await respellWords(db, index, { ...search, keyword })),
  ];
}

/** "de lac ruz" */
const JOINED_MAX = 4;

/**
 * Lists the words with some of them joined, or one split, if that gives somebody's names: "de lauro", "vanhollen",
 * "johnfkerry".
 */
function listJoined(words: readonly string[], names: NameIndex, open: DocumentSet): string[][] {
  if (words.length > WORDS_MAX) return [];
  const found: string[][] = [];
  for (const [at, word] of words.entries()) {
    for (let end = at + 2; end <= Math.min(at + JOINED_MAX, words.length); end += 1) {
      const joined = words.slice(at, end).join("");
      if (names.has(joined)) found.push([...words.slice(0, at), joined, ...words.slice(end)]);
    }
    for (let cut = 2; cut <= word.length - 3; cut += 1) {
      const start = word.slice(0, cut);
      if (!names.has(start)) continue;
      // Also tries to drop a letter between them, because most records have no middle initial.
      const end = [word.slice(cut), word.slice(cut + 1)].find(
        (rest) =>
          rest.length >= 3 && names.has(rest) && intersect(names.named([start], open), names.named([rest], open)),
      );
      if (end !== undefined) found.push([...words.slice(0, at), start, end, ...words.slice(at + 1)]);
    }
  }
  return found.slice(0, GUESSES_MAX);
}

async function respellWords(
  db: Db,
  index: SearchIndex,
  { keyword, isFiltered, criteria, reader }: Misspelled,
): Promise<Keyword[]> {
  // If another word has to match too, one more wrong letter is plausible.
  const computeLimit = (word: string) =>
    keyword.words.length > 1 && !isCode(word)
      ? Math.min(2, computeSpellingLimit(word) + 1)
      : computeSpellingLimit(word);
  const distinct = [...new Set(keyword.words)];
  const words = distinct.filter((word) => computeLimit(word) > 0 && !STOP_WORDS.has(word));
  if (words.length === 0 || words.length > WORDS_MAX) return [];
  const found = await findByWord(db, index, distinct, reader.modules);
  const unknown = words.filter((word) => isEmpty(found.get(word) ?? createSet(index.size)));
  if (unknown.length > UNKNOWN_WORDS_MAX) return [];
  if (unknown.length === 0 && keyword.words.length === 1 && isFiltered) return [];
  const subject = new Set(readSubject(keyword.words).words);
  // Of known words, only names may be misspelled: "mayor" isn't "labor".
  const doubtful =
    unknown.length > 0
      ? words
      : distinct.filter((word) => subject.has(word) || (word.length === 2 && distinct.length > 2));
  const terms = new Map(doubtful.map((word) => [word, findNearTerms(word, computeLimit(word))]));
  const facts = new Map([...found, ...(await findByWord(db, index, [...terms.values()].flat(), reader.modules))]);
  const near = new Map(
    doubtful.map((word) => {
      // "derrick va orden"
      const limit = word.length === 2 ? 1 : computeLimit(word);
      const names = findNearSpellings(word, listSimilar(index.names, word, limit), SPELLINGS_MAX, limit);
      return [word, [...new Set([...(terms.get(word) ?? []), ...names])].filter((name) => !STOP_WORDS.has(name))];
    }),
  );
  if (unknown.some((word) => near.get(word)?.length === 0)) return [];
  const among = index.among(criteria.scopes, criteria.includeFormer);
  const toLastName = (word: string) => formatFacetQuery(LAST_NAME + word);
  const asked = distinct.length > 1 ? [] : [...near.values()].flat();
  const lastNames = await index.load(db, asked.map(toLastName));
  const isLastName = (word: string, people: DocumentSet) => {
    const known = lastNames.get(toLastName(word));
    return known !== undefined && intersect(people.slice(), known);
  };
  const misspelled = { words: keyword.words, near, facts, terms, isLastName, among, modules: reader.modules };
  const replace = unknown.length > 0 ? [unknown] : doubtful.map((word) => [word]);
  const inNames = respellNames(index, { ...misspelled, replace }, isCode);
  const isCommittee = namesCommittee(keyword.words);
  // "senator caantwell" is known by her office, but "the doge committee" is no committee of somebody named Dove.
  const isFact = (word: string) =>
    !(isCommittee && namesCommittee([word])) && (unknown.length > 0 || !subject.has(word));
  if (inNames.length === 0) inNames.push(...respellNames(index, { ...misspelled, replace }, isFact));
  // Of known names only likely mistakes are corrected: "warner kaine" isn't "wayne wayne".
  const isLikely = (word: string, name: string) => unknown.includes(word) || countSlips(word, name, 2) <= 1;
  const likely = new Map([...near].map(([word, names]) => [word, names.filter((name) => isLikely(word, name))]));
  // "debbie waserman shultz", "ayana presley": another word is another name.
  if (inNames.length === 0 && unknown.length > 0 && doubtful.length <= DOUBTFUL_MAX) {
    const others = doubtful.filter((word) => !unknown.includes(word));
    const more = others.map((word) => [...unknown, word]);
    inNames.push(...respellNames(index, { ...misspelled, near: likely, replace: more }, isCode));
  }
  if (inNames.length === 0 && doubtful.length <= UNKNOWN_WORDS_MAX)
    inNames.push(...respellNames(index, { ...misspelled, near: likely, replace: [doubtful] }, isCode));
  if (inNames.length > 0 || unknown.length === 0 || isCommittee)
    return inNames.map((spelled) => ({ ...keyword, words: spelled }));
  return Array.from({ length: GUESSES_MAX }, (_, guess) => {
    const spell = (word: string) => near.get(word)?.[guess] ?? near.get(word)?.[0] ?? word;
    return { ...keyword, words: keyword.words.map((word) => (unknown.includes(word) ? spell(word) : word)) };
  });
}

/** Lists words of titles, roles, parties and states that may be meant: "senetor" is a senator. */
const findNearTerms = (word: string, limit: number): string[] =>
  findNearSpellings(word, TERMS, TERMS_MAX, Math.min(limit, computeSpellingLimit(word)));

/** Short words with a meaning, such as codes of states and parts of "rep" and "gov", aren't misspelled names. */
const isCode = (word: string): boolean => word.length < 4 && (listAliases(word).length > 0 || /\d/u.test(word));

interface Respelling {
  words: readonly string[];
  /** One choice of words to replace; all of them are replaced. */
  replace: readonly (readonly string[])[];
  near: ReadonlyMap<string, readonly string[]>;
  facts: ReadonlyMap<string, DocumentSet>;
  /** Replacements that needn't be names. */
  terms: ReadonlyMap<string, readonly string[]>;
  isLastName: (word: string, people: DocumentSet) => boolean;
  among: DocumentSet;
  modules: readonly number[] | null;
}

/** Fewest replaced letters first, then the most important person. Words with `isFact` may match outside names. */
function respellNames(
  index: SearchIndex,
  { words, replace, near, facts, terms, isLastName, among, modules }: Respelling,
  isFact: (word: string) => boolean,
): string[][] {
  const open = index.accessFilter(modules);
  const known = new Map<string, DocumentSet>();
  const find = (word: string, typed: string): DocumentSet => {
    const isTerm = word === typed ? isFact(word) : terms.get(typed)?.includes(word);
    const set = (isTerm ? facts.get(word) : known.get(word)) ?? index.names.named(listSpellings(word), open);
    if (!isTerm) known.set(word, set);
    return set;
  };
  return replace
    .flatMap((replaced) => {
      const fixed = words.filter((word) => !replaced.includes(word) && !STOP_WORDS.has(word));
      const start = among.slice();
      for (const word of fixed) intersect(start, find(word, word));
      // Words are replaced one after the other, so that only those somebody has together are tried.
      return replaced.reduce(
        (guesses, typed) =>
          guesses.flatMap(({ spelled, set, slips }) =>
            (near.get(typed) ?? []).flatMap((word) => {
              const named = set.slice();
              if (!intersect(named, find(word, typed))) return [];
              const isTerm = terms.get(typed)?.includes(word);
              const bonus = isTerm ? TERM_BONUS : isLastName(word, named) ? LAST_NAME_BONUS : 0;
              const more = countSlips(typed, word, 2) + (word[0] === typed[0] ? 0 : 1) - bonus;
              return [{ spelled: spelled.map((one) => (one === typed ? word : one)), set: named, slips: slips + more }];
            }),
          ),
        isEmpty(start) ? [] : [{ spelled: [...words], set: start, slips: 0 }],
      );
    })
    .map(({ spelled, set, slips }) => ({ spelled, slips, rank: index.rankOf(index.list(set, 0, 1)[0] ?? 0) }))
    .toSorted((a, b) => a.slips - b.slips || a.rank - b.rank)
    .slice(0, GUESSES_MAX)
    .map(({ spelled }) => spelled);
}

function listSimilar(names: NameIndex, word: string, limit: number): NameWord[] {
  const most = Math.max(limit, SOUND_LIMIT);
  return Array.from({ length: 2 * most + 1 }, (_, slips) => names.wordsOfLength(word.length - most + slips)).flat();
}
