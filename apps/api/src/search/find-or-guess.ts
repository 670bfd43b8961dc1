import {
  isEmptyQuery,
  type Keyword,
  listTermWords,
  OPTIONAL_WORDS,
  parseKeyword,
  readSubject,
  type SearchQuery,
  type SearchScope,
  splitTypedWords,
  STOP_WORDS,
} from "@rotunda/core";
import { findZipDistricts } from "../places/zip-districts.ts";
import type { Db } from "../platform/db.ts";
import { countDocuments, type DocumentSet, intersect, isEmpty, subtract } from "./document-set.ts";
import { BEGINNING_MIN, findDocuments, type SearchContext } from "./find-documents.ts";
import { guessSpellings } from "./guess-spellings.ts";
import { listSpellings } from "./keyword-terms.ts";
import type { NameIndex } from "./name-index.ts";
import { respell } from "./near-spelling.ts";
import type { Found } from "./order-documents.ts";
import { type SearchCriteria, toCriteria } from "./search-criteria.ts";
import type { SearchIndex } from "./search-index.ts";

/** A hometown, the host of an address, or a possessive: "Kahan (D-Orinda)", "Kahan, D-Orinda", "khanna@example.org". */
const ASIDE = /,\s*[A-Z]{1,3}[-–]\p{L}[^(),]*(?:,|$)|\(\p{L}[\p{L}\d\s.,'’–-]*(?:\)|$)|<\S*@\S*|@\S*|['’]s\b/gu;

/**
 * Finds documents; without a match, for the nearest spelling with matches, which `guess` describes. `keyword` is the
 * keyword that was searched.
 */
export async function findOrGuess(
  db: Db,
  index: SearchIndex,
  { scope, query }: { scope: SearchScope; query: SearchQuery },
  context: SearchContext,
): ReturnType<Find> {
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
  const exact = await find(criteria.keyword);
  if (criteria.keyword.words.length === 0) return exact;
  const isFound = exact.found.count > 0;
  if (isFound && !(mayBeUnfinished(criteria.keyword, index) && isProseFirst(exact.found))) return exact;
  const unfinished = await find({ ...criteria.keyword, isUnfinished: true });
  if (isFound) return isProseFirst(unfinished.found) ? exact : unfinished;
  if (unfinished.found.count > 0) return unfinished;
  const bare = query.keyword.replace(ASIDE, " ").trim();
  if (bare !== "" && bare !== query.keyword.trim()) {
    const near = await findOrGuess(db, index, { scope, query: { ...query, keyword: bare } }, context);
    if (near.found.count > 0) return { ...near, guess: near.guess || bare };
  }
  const { words } = criteria.keyword;
  const local = words.some((word) => /\d/u.test(word)) ? await findLocal(criteria.keyword, find) : null;
  if (local) return { ...local, keyword: criteria.keyword };
  // In "councilmember ibach ne" the title is wrong: Ibach is a senator.
  const { words: needed, state } = readSubject(words);
  const subject = needed.filter((word) => !OPTIONAL_WORDS.has(word));
  const findSubject = async () => {
    const bare = [...subject, ...splitTypedWords(state ?? "")];
    const named = await find({ ...criteria.keyword, words: bare });
    return subject.length > 0 && named.found.count > 0 ? { ...named, guess: bare.join(" ") } : null;
  };
  const isNamed =
    subject.length > 0 &&
    subject.length === needed.length &&
    subject.length < words.length &&
    subject.every((word) => index.names.has(word));
  const named = isNamed ? await findSubject() : null;
  if (named) return named;
  // "fed and state affairs"
  const abbreviated = await find({ ...criteria.keyword, isAbbreviated: true });
  if (abbreviated.found.count > 0) return abbreviated;
  const isFiltered = query.hidePayWalledProfiles || !isEmptyQuery({ ...query, keyword: "", includeFormer: false });
  const { reader } = context;
  for (const keyword of await guessSpellings(db, index, { criteria, keyword: criteria.keyword, isFiltered, reader })) {
    const near = await find(keyword);
    if (near.found.count > 0) return { ...near, guess: describeGuess(query.keyword, criteria.keyword, keyword) };
  }
  const several = readNames(query.keyword, criteria.keyword, index.names);
  const any = several && (await find(several));
  if (any && any.found.count > 0)
    return { ...any, guess: several.either.flatMap((names) => names.map((name) => name.join(" "))).join(" OR ") };
  // Already tried above if all words are names.
  const about = isNamed ? null : await findSubject();
  if (about) return about;
  const { phrases, either, excluded } = criteria.keyword;
  if (phrases.length + either.length + excluded.length > 0) return exact;
  const open = index.accessFilter(reader.modules);
  const among = index.among(criteria.scopes, criteria.includeFormer);
  const name = findName(words, (word) => intersectCopy(index.names.named(listSpellings(word), open), among));
  const person = name && (await find({ ...criteria.keyword, words: name }));
  return person && person.found.count > 0 ? { ...person, guess: name.join(" ") } : exact;
}

const TERM_WORDS: ReadonlySet<string> = new Set(listTermWords());
/** A single word must name at most this many people. */
const NAMESAKES_MAX = 2;

/**
 * Finds the longest run of words that somebody's names contain, as in "ted cruz scheduler" and "coach tuberville"; null
 * if a single word of several names is left. Titles and states alone aren't a name.
 */
function findName(typed: readonly string[], findNamed: (word: string) => DocumentSet): string[] | null {
  const words = typed.filter((word) => word.length > 1 && !OPTIONAL_WORDS.has(word) && !STOP_WORDS.has(word));
  const named = words.map(findNamed);
  const isNamed = named.map((set) => !isEmpty(set));
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length);
      const areNamed = isNamed.slice(at, at + length).every(Boolean);
      if (!areNamed || run.every((word) => TERM_WORDS.has(word))) continue;
      const set = named.slice(at, at + length).reduce(intersectCopy);
      const isOnlyName = () => countDocuments(set) <= NAMESAKES_MAX && isNamed.filter(Boolean).length === 1;
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

type Find = (
  keyword: Keyword,
  others?: Partial<Pick<SearchCriteria, "facets" | "texts">>,
) => Promise<{ found: Found; keyword: Keyword; guess: string }>;

/** Finds the representatives of a ZIP code, and people with an office at an address: "rayburn 2400", "uvalde 78801". */
async function findLocal(keyword: Keyword, find: Find) {
  const words = keyword.words.filter((word) => !OPTIONAL_WORDS.has(word));
  const zipCode = words.find((word) => /^\d{5}$/u.test(word)) ?? "";
  const districts = findZipDistricts(zipCode);
  const others = words.filter((word) => word !== zipCode);
  const facets = [districts.map(({ id }) => `current_office_congressional_district:${id}`)];
  const texts = words.map((word) => ({ parameter: "office_location", part: ` ${word}` }));
  const located = await find({ ...keyword, words: [] }, { texts });
  const represented = districts.length === 0 ? null : await find({ ...keyword, words: others }, { facets });
  if (!represented || represented.found.count === 0) return located.found.count > 0 ? located : null;
  const place = districts.map(({ name }) => name).join(" or ");
  return {
    found: appendFound(represented.found, located.found),
    // The page explains a ZIP code on its own (ZIP-02).
    guess: others.length === 0 || located.found.count > 0 ? "" : [...others, place].join(" "),
  };
}

function appendFound(first: Found, second: Found): Found {
  const known = [...first.tiers];
  const more = Array.from(second.tiers, ({ set, ...tier }) => {
    const rest = set.slice();
    for (const one of known) subtract(rest, one.set);
    return { ...tier, set: rest };
  });
  const count = more.reduce((sum, { set }) => sum + countDocuments(set), first.count);
  return { tiers: [...known, ...more], count };
}

function describeGuess(typed: string, original: Keyword, searched: Keyword): string {
  if (original.words.length !== searched.words.length) return searched.words.join(" ");
  const spellings = new Map<string, string>();
  for (const written of typed.split(/\s+/u)) {
    const [word, ...more] = parseKeyword(written).words;
    const index = word === undefined || more.length > 0 ? -1 : original.words.indexOf(word);
    const respelt = searched.words[index];
    if (respelt !== undefined && respelt !== word) spellings.set(written, respelt);
  }
  return respell(typed.trim(), spellings);
}
