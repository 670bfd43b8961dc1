import {
  computeEditDistance,
  findReading,
  formatWords,
  isEmptyQuery,
  type Keyword,
  listAliases,
  listTermWords,
  OPTIONAL_WORDS,
  parseKeyword,
  readSubject,
  rewordKeyword,
  SPANISH_STOP_WORDS,
  type SearchQuery,
  type SearchScope,
  splitTypedWords,
  STOP_WORDS,
} from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { countDocuments, type DocumentSet, intersect, isEmpty } from "./document-set.ts";
import { describeInState, findLocal, isOfficeInTown } from "./find-by-place.ts";
import { BEGINNING_MIN, findDocuments, type SearchContext } from "./find-documents.ts";
import { guessSpellings } from "./guess-spellings.ts";
import { listSpellings } from "./keyword-terms.ts";
import type { NameIndex } from "./name-index.ts";
import { respell } from "./near-spelling.ts";
import type { Found } from "./order-documents.ts";
import { type SearchCriteria, toCriteria } from "./search-criteria.ts";
import type { SearchIndex } from "./search-index.ts";

type Answer = Awaited<ReturnType<Find>>;

interface Search {
  db: Db;
  index: SearchIndex;
  query: SearchQuery;
  criteria: SearchCriteria;
  context: SearchContext;
  find: Find;
  /** Searches for another keyword, which may be misspelled. */
  retry: (keyword: string) => Promise<Answer>;
  /** The result for the keyword as typed, which is empty. */
  exact: Answer;
}

type Guess = (search: Search) => Promise<Answer | null>;

/**
 * Finds documents; without a match, for the nearest spelling with matches, which `guess` describes. `keyword` is the
 * keyword that was searched.
 */
export async function findOrGuess(
  db: Db,
  index: SearchIndex,
  { scope, query }: { scope: SearchScope; query: SearchQuery },
  context: SearchContext,
): Promise<Answer> {
  const criteria = toCriteria(scope, query);
  const find: Find = async (keyword, { facets = [], texts = [] } = {}) => ({
    found: await findDocuments(
      db,
      index,
      { ...criteria, keyword, facets: [...criteria.facets, ...facets], texts: [...criteria.texts, ...texts] },
      { ...context, order: query.order },
    ),
    keyword,
    guess: "",
  });
  const { words, phrases, either, excluded } = criteria.keyword;
  const exact = await find(criteria.keyword);
  const isFound = exact.found.count > 0;
  const isAboutTown = isOfficeInTown(words);
  const mayMeanMore = isAboutTown || mayBeUnfinished(criteria.keyword, index);
  if (isFound && !(mayMeanMore && isProseFirst(exact.found))) return exact;
  if (isFound && isAboutTown) return (await findLocal(criteria.keyword, find)) ?? exact;
  if (words.length > 0) {
    const unfinished = await find({ ...criteria.keyword, isUnfinished: true });
    if (isFound) return isProseFirst(unfinished.found) ? exact : unfinished;
    if (unfinished.found.count > 0) return unfinished;
  }
  const retry = (keyword: string) => findOrGuess(db, index, { scope, query: { ...query, keyword } }, context);
  const search = { db, index, query, criteria, context, find, retry, exact };
  const isOnlyWords = phrases.length + either.length + excluded.length === 0;
  const guesses = words.length === 0 ? [] : isOnlyWords ? [...GUESSES, ...GUESSES_OF_WORDS] : GUESSES;
  for (const guess of [guessMeant, ...guesses]) {
    const near = await guess(search);
    if (near) return near;
  }
  return exact;
}

const orNull = (answer: Answer): Answer | null => (answer.found.count > 0 ? answer : null);

const guessMeant: Guess = async ({ query, retry }) => {
  const keyword = rewordKeyword(query.keyword);
  const near = keyword === null ? null : orNull(await retry(keyword));
  if (keyword === null || !near) return null;
  // Names in addresses aren't misspelled.
  const given = new Set(splitTypedWords(keyword));
  const isRespelled = /[/@]/u.test(query.keyword) && splitTypedWords(near.guess).some((word) => !given.has(word));
  return isRespelled ? null : { ...near, guess: near.guess || keyword };
};

/** In "councilmember ibach ne" the title is wrong: Ibach is a senator. */
async function guessSubject({ criteria, find, index }: Search, { isNamed }: { isNamed: boolean }) {
  const { words } = criteria.keyword;
  const { words: needed, state } = readSubject(words);
  const subject = needed.filter((word) => !OPTIONAL_WORDS.has(word));
  const areNames =
    subject.length === needed.length && subject.length < words.length && subject.every((word) => index.names.has(word));
  if (subject.length === 0 || areNames !== isNamed) return null;
  const bare = [...subject, ...splitTypedWords(state ?? "")];
  const near = orNull(await find({ ...criteria.keyword, words: bare }));
  return near && { ...near, guess: formatWords(bare) };
}

/** Idaho's House has no district 5, but 5A and 5B. */
const guessLettered: Guess = async ({ criteria: { keyword }, find }) => {
  const { district, bareDistrict } = readSubject(keyword.words);
  const at = (district ?? bareDistrict) === null ? -1 : keyword.words.findIndex((word) => /^\d/u.test(word));
  const number = /^\d+/u.exec(keyword.words[at] ?? "")?.[0];
  if (number === undefined) return null;
  const lettered = ["a", "b", "c"].map((letter) => [number + letter]);
  return orNull(
    await find({ ...keyword, words: keyword.words.toSpliced(at, 1), either: [...keyword.either, lettered] }),
  );
};

/** "Timothy Michael Kennedy": records often lack middle names. */
const guessWithoutMiddleName: Guess = async ({ criteria, context, index, find }) => {
  const { keyword, scopes } = criteria;
  const [first = "", middle = "", last = "", ...more] = keyword.words;
  const isOther = (word: string) => isTerm(word) || isIgnored(word);
  if (last === "" || more.length > 0 || [first, middle, last].some(isOther)) return null;
  const named = createNameFinder(index, context);
  const isFormer = !isEmpty(keyword.words.map(named).reduce(intersectCopy, index.among(scopes, true)));
  const current = index.among(scopes, criteria.includeFormer);
  if (isFormer || isEmpty([first, last].map(named).reduce(intersectCopy, current))) return null;
  const near = orNull(await find({ ...keyword, words: [first, last] }));
  return near && { ...near, guess: `${first} ${last}` };
};

const guessSpelling: Guess = async ({ db, index, query, criteria, context, find, exact }) => {
  const { keyword } = criteria;
  const { words } = keyword;
  const isFiltered = query.hidePayWalledProfiles || !isEmptyQuery({ ...query, keyword: "", includeFormer: false });
  const respellAmong = (includeFormer: boolean) =>
    guessSpellings(db, index, {
      criteria: { ...criteria, includeFormer },
      keyword,
      isFiltered,
      reader: context.reader,
    });
  const isFar = (guessed: Keyword) =>
    guessed.words.some((word, at) => computeEditDistance(word, words[at] ?? "", 1) > 1);
  // The page links former officeholders, so "al gore" and "al gor" are Al Gore rather than Al Gary.
  const everyone = index.among(criteria.scopes, true);
  const hasFormer =
    words.length > 1 && !isEmpty(words.map(createNameFinder(index, context)).reduce(intersectCopy, everyone));
  const isNearFormer = async () =>
    hasFormer || (words.length > 1 && (await respellAmong(true)).slice(0, 1).some((nearest) => !isFar(nearest)));
  for (const guessed of await respellAmong(criteria.includeFormer)) {
    const near = orNull(await find(guessed));
    if (!near) continue;
    if (isFar(guessed) && (await isNearFormer())) return exact;
    return { ...near, guess: describeGuess(query.keyword, keyword, guessed) };
  }
  return hasFormer ? exact : null;
};

const guessSeveral: Guess = async ({ query, criteria: { keyword }, index, find }) => {
  const several = keyword.either.length > 0 ? null : readNames(query.keyword, keyword, index.names);
  const any = several && orNull(await find(several));
  return any && { ...any, guess: several.either.flatMap((names) => names.map((name) => name.join(" "))).join(" OR ") };
};

/** "GT Thompson": initials of a first name and a nickname. */
const guessInitials: Guess = async ({ criteria: { keyword }, index, find }) => {
  const both = keyword.words.filter((word) => /^[a-z]{2}$/u.test(word) && listAliases(word).length === 0);
  const words = keyword.words.filter((word) => !both.includes(word));
  if (both.length !== 1 || words.length === 0 || !words.every((word) => index.names.has(word))) return null;
  const namesakes = orNull(await find({ ...keyword, words, initials: both.map((word) => word.charAt(0)) }));
  return namesakes && { ...namesakes, guess: words.join(" ") };
};

const guessPerson: Guess = async ({ criteria, context, index, find }) => {
  const named = createNameFinder(index, context);
  const among = index.among(criteria.scopes, criteria.includeFormer);
  const words = findName(criteria.keyword.words, (word) => intersectCopy(named(word), among));
  const person = words && orNull(await find({ ...criteria.keyword, words }));
  return person && { ...person, guess: words.join(" ") };
};

const guessInState: Guess = async ({ criteria: { keyword }, index, retry }) => {
  const inState = describeInState(keyword.words, index.names);
  const near = inState === null ? null : orNull(await retry(inState));
  return near && { ...near, guess: near.guess || String(inState) };
};

const GUESSES: readonly Guess[] = [
  guessLettered,
  ({ criteria, find }) => findLocal(criteria.keyword, find),
  (search) => guessSubject(search, { isNamed: true }),
  // "fed and state affairs"
  async ({ criteria, find }) => orNull(await find({ ...criteria.keyword, isAbbreviated: true })),
  guessWithoutMiddleName,
  guessSpelling,
  guessSeveral,
  (search) => guessSubject(search, { isNamed: false }),
];

const GUESSES_OF_WORDS: readonly Guess[] = [guessInitials, guessPerson, guessInState];

/** Finds documents with a word among the names that the reader may see. */
const createNameFinder =
  (index: SearchIndex, { reader }: SearchContext) =>
  (word: string): DocumentSet =>
    index.names.named(listSpellings(word), index.accessFilter(reader.modules));

const IGNORED = [OPTIONAL_WORDS, SPANISH_STOP_WORDS, STOP_WORDS];
const isIgnored = (word: string): boolean => IGNORED.some((set) => set.has(word));
/** "president pro tem" and words of titles, roles, parties and states. */
const TERM_WORDS: ReadonlySet<string> = new Set(["president", "pro", "tem", ...listTermWords()]);
const isTerm = (word: string): boolean => TERM_WORDS.has(word) || findReading(word) !== null;
/** A single word must name at most this many people. */
const NAMESAKES_MAX = 2;

/**
 * Finds the longest run of words that somebody's names contain, as in "ted cruz scheduler" and "coach tuberville"; null
 * if a single word of several names is left. Titles and states alone aren't a name.
 */
function findName(typed: readonly string[], findNamed: (word: string) => DocumentSet): string[] | null {
  const words = typed.filter((word) => word.length > 1 && !isIgnored(word));
  const named = words.map(findNamed);
  const isNamed = named.map((set) => !isEmpty(set));
  const names = words.filter((word, at) => isNamed[at] && !isTerm(word));
  const isTitled = words.every((word) => names.includes(word) || isTerm(word));
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length);
      const areNamed = isNamed.slice(at, at + length).every(Boolean);
      if (!areNamed || run.every(isTerm)) continue;
      const set = named.slice(at, at + length).reduce(intersectCopy);
      const isOnlyName = () =>
        names.length === 1 && String(run[0]).length > 2 && (isTitled || countDocuments(set) <= NAMESAKES_MAX);
      if (length > 1 ? !isEmpty(set) : isOnlyName()) return run;
    }
  }
  return null;
}

function intersectCopy(one: DocumentSet, other: DocumentSet): DocumentSet {
  const both = one.slice();
  intersect(both, other);
  return both;
}

/** "senator war": as a whole word, the last one is in no name, but names begin with it. */
function mayBeUnfinished({ words }: Keyword, { names }: SearchIndex): boolean {
  const last = words.at(-1) ?? "";
  return words.length > 1 && last.length >= BEGINNING_MIN && !names.has(last) && !isEmpty(names.beginning(last));
}

function isProseFirst({ tiers }: Found): boolean {
  const [first] = tiers;
  return first === undefined || first.isProse === true;
}

/** Reads "cruz, cornyn" and "Sens. Cruz and Cornyn" as either of them; null for other keywords. */
function readNames(typed: string, keyword: Keyword, known: NameIndex): Keyword | null {
  const names = typed.split(/[,/;&+]|\b(?:and|or|vs)\b/iu).flatMap((name) => {
    const words = splitTypedWords(name);
    const subject = readSubject(words);
    const bare = subject.state === null && subject.words.length > 0 ? subject.words : words;
    return bare.length > 0 ? [bare] : [];
  });
  const isNamed = names.flat().every((word) => word.length > 1 && known.has(word));
  return isNamed && names.length > 1 ? { ...keyword, words: [], phrases: [], either: [names] } : null;
}

export type Find = (
  keyword: Keyword,
  others?: Partial<Pick<SearchCriteria, "facets" | "texts">>,
) => Promise<{ found: Found; keyword: Keyword; guess: string }>;

function describeGuess(typed: string, original: Keyword, searched: Keyword): string {
  if (original.words.length !== searched.words.length) return formatWords(searched.words);
  const spellings = new Map<string, string>();
  for (const written of typed.split(/\s+/u)) {
    const [word, ...more] = parseKeyword(written).words;
    const index = word === undefined || more.length > 0 ? -1 : original.words.indexOf(word);
    const respelt = searched.words[index];
    if (respelt !== undefined && respelt !== word) spellings.set(written, respelt);
  }
  return respell(typed.trim(), spellings);
}
