import {
  findReading,
  type Keyword,
  listAliases,
  listArticles,
  namesCommittee,
  readSubject,
  STOP_WORDS,
  type Subject,
} from "@rotunda/core";
import { LOOKUP_ROWS } from "../directory/lookups.ts";
import nicknames from "./nicknames.json" with { type: "json" };
import { HIDDEN } from "./search-facets.sql.ts";

/** Any query or name may match. Words contain only ASCII letters and digits, so quoting is safe. */
export interface Term {
  anywhere: readonly string[];
  /** Terms for names and position. */
  head: readonly string[];
  /** Terms for the card: one name and the position. */
  card: readonly string[];
  /** Words of names, which match in all three. */
  names: readonly string[];
  /** The beginning of a word of a name, which also matches in all three. */
  start?: string;
}

export interface KeywordTerms {
  wanted: readonly Term[];
  unwanted: readonly Term[];
  /** Names as typed, then formal names for nicknames; null if the keyword only excludes. */
  name: { typed: readonly Term[]; nickname: readonly Term[] } | null;
  /** An office written in full: "president" isn't the Executive Office of the President. */
  isOffice: boolean;
  /** Three or more words in this order, as in names of groups; null for others. */
  title: Term | null;
  /** The same words in a leader's role. */
  role: Term | null;
  subject: Subject;
  /** The subject as names; empty if all words are names. */
  named: readonly Term[];
}

const ABBREVIATION_MIN = 3;

/** Builds the terms of a keyword; `stems` maps words to English stems, empty for stop words ("of", "will"). */
export function expandKeyword(keyword: Keyword, stems: ReadonlyMap<string, string>): KeywordTerms {
  const stem = (word: string) => stems.get(word) ?? "";
  const articles = listArticles(keyword.words);
  const meaningful = keyword.words.filter((word) => stem(word) !== "" && !articles.has(word));
  // Stop words aren't indexed in prose: search them, in names, only if there are no other words.
  const exact = keyword.phrases.length + keyword.either.length;
  const searched = meaningful.length + exact > 0 ? meaningful : keyword.words;
  const isPositive = keyword.words.length + exact > 0;
  const buildNameTerms = (words: readonly string[]) =>
    words.length === 1
      ? buildNamesTerm(words.flatMap((word) => [word, IDENTIFIER_MARK + word]))
      : buildPhraseInNames(words);
  const buildMeaning = (word: string): Term => {
    const aliases = listAliases(word);
    const card = aliases.flatMap((alias) => (alias.length > 1 ? [formatPhrase(alias, NAME)] : []));
    const names = aliases.flatMap((alias) => (alias.length > 1 ? [] : alias));
    return { ...buildNamesTerm([...listSpellings(word), ...names]), anywhere: card, card };
  };
  const buildFormalName = (words: readonly string[]) =>
    words.length === 1 ? buildNamesTerm(words.flatMap(listSpellings)) : buildPhraseInNames(words);
  const phrases = keyword.phrases.map(buildNameTerms);
  const subject = readSubject(keyword.words);
  const isAll =
    subject.words.length === keyword.words.length && subject.words.every((word) => listAliases(word).length === 0);
  const asksForMembers = subject.state !== null || keyword.words.some(isAboutPeople);
  // "House democrats" aren't members of committees on housing, which has the same stem.
  const buildSearchedTerm = (word: string): Term => {
    const term = buildWordTerm(word, stem);
    return word === "house" && asksForMembers ? { ...term, anywhere: term.head } : term;
  };
  return {
    wanted: [
      ...searched.map((word, at) => ({
        ...buildSearchedTerm(word),
        ...((keyword.isAbbreviated
          ? word.length >= ABBREVIATION_MIN
          : keyword.isUnfinished && at === searched.length - 1) && { start: word }),
      })),
      ...keyword.phrases.map((words) => buildPhraseTerm(words, stem)),
      ...keyword.either.map((any) =>
        uniteTerms(
          any.map(([word = "", ...more]) =>
            more.length > 0 ? buildPhraseTerm([word, ...more], stem) : buildWordTerm(word, stem),
          ),
        ),
      ),
    ],
    unwanted: keyword.excluded.map((words) => buildPhraseTerm(words, stem)),
    isOffice: isOfficeInFull(keyword.words.join(" ")),
    name: isPositive
      ? {
          typed: [
            ...keyword.words.map((word) => buildNameTerms([word])),
            ...phrases,
            ...keyword.either.map((any) => uniteTerms(any.map(buildNameTerms))),
          ],
          nickname: [
            ...keyword.words.map((word) => buildFormalName([word])),
            ...phrases,
            ...keyword.either.map((any) => uniteTerms(any.map(buildFormalName))),
          ],
        }
      : null,
    title: buildTitleTerm(keyword.typed ?? keyword.words),
    role: buildRoleTerm(keyword.words, stem),
    subject,
    named: isAll ? [] : subject.words.filter((word) => stem(word) !== "").map(buildMeaning),
  };
}

/** Lists the queries of all terms; those of heads are only asked for relevance and locked records. */
export const listQueries = (
  { wanted, unwanted, name, title, role, named }: KeywordTerms,
  asksHeads: boolean,
): string[] =>
  [...wanted, ...unwanted, ...(name?.typed ?? []), ...named, title ?? [], role ?? []]
    .flat()
    .flatMap((term) => (asksHeads ? [...term.anywhere, ...term.head] : term.anywhere));

function isOfficeInFull(typed: string): boolean {
  const reading = findReading(typed);
  return reading?.label === "Office" && reading.value.toLowerCase() === typed;
}

function buildTitleTerm(words: readonly string[]): Term | null {
  const card = [formatPhrase(words, NAME)];
  return words.length > 2 ? { ...buildNamesTerm([]), anywhere: card, card } : null;
}

const ROLE = /^(?:chair\w*|leader|secretary|whip)$/u;

function buildRoleTerm(words: readonly string[], stem: (word: string) => string): Term | null {
  if (!words.some((word) => ROLE.test(word))) return null;
  // "gop" is "Republican" in titles.
  const stems = words.map((word) => {
    const reading = findReading(word);
    return stem(reading?.label === "Party" ? reading.value.toLowerCase() : word);
  });
  const [role = "", ...rest] = stems;
  // "chair of the policy committee" is the "Policy Committee Chair".
  const isFirst = ROLE.test(words[0] ?? "");
  const last = isFirst ? stemPhrase([...rest.slice(rest.findIndex(Boolean)), role], HEAD) : [];
  // "House Republican policy chair" is the "House Republican Policy Committee Chair".
  const ofCommittee = isFirst ? [] : stemPhrase([...stems.slice(0, -1), "", stems.at(-1) ?? ""], HEAD);
  const card = [...stemPhrase(stems, HEAD), ...last, ...ofCommittee];
  return words.length > 2 && card.length > 0 ? { ...buildNamesTerm([]), anywhere: card, card } : null;
}

const POSTS: readonly (readonly [post: string, typed: RegExp])[] = [
  ["vice", /\bvice chair/u],
  ["ranking", /\branking\b|\brm\b/u],
  ["chair", /\bchair|\bpresident[ae]\b/u],
];
const MEMBERS = /^members? (?:of|on) (.+)|(.+ (?:sub)?committee) members?$/u;
const POST_WORD = /^(?:chair\w*|co|members?|president[ae]|ranking|rm|vice)$/u;

/** Words before "on" that ask for members: "democrats on ways and means". */
const isAboutPeople = (word: string): boolean =>
  /^(?:democrat|republican|independent)s?$/u.test(word) ||
  ["Gender", "Office", "Party"].includes(findReading(word)?.label ?? "");

/**
 * Reads "house budget ranking member" as a post in a committee, "ethics committee members" as its members, and "women on
 * judiciary" as `among` them.
 */
export function readPost(words: readonly string[]): { post: string; committee: string[]; among: string[] } | null {
  const typed = words.join(" ");
  const [post] = POSTS.find(([, pattern]) => pattern.test(typed)) ?? [];
  const on = words.indexOf("on");
  if (post === undefined && on > 0 && words.slice(0, on).every(isAboutPeople))
    return { post: "member", committee: words.slice(on + 1), among: words.slice(0, on) };
  const [, after, before = after] = MEMBERS.exec(typed) ?? [];
  const committee = before?.split(" ") ?? [];
  if (post === undefined && readSubject(committee).words.length > 0) return { post: "member", committee, among: [] };
  const isParty = (word: string) => findReading(word)?.label === "Party";
  const others = words.filter((word) => !POST_WORD.test(word) && !isParty(word));
  const first = others.findIndex((word) => !STOP_WORDS.has(word));
  // "idaho gop chair" leads the party.
  const isOfParty = words.some(isParty) && readSubject(others).words.length === 0 && !namesCommittee(words);
  return post === undefined || first < 0 || isOfParty ? null : { post, committee: others.slice(first), among: [] };
}

export const formatFacetQuery = (facet: string): string => `'${facet.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

export const listSpellings = (word: string): string[] => [word, ...listOtherNames(word)];

const uniteTerms = (terms: readonly Term[]): Term => ({
  anywhere: terms.flatMap(({ anywhere }) => anywhere),
  head: terms.flatMap(({ head }) => head),
  card: terms.flatMap(({ card }) => card),
  names: terms.flatMap(({ names }) => names),
});

const buildNamesTerm = (names: readonly string[]): Term => ({ anywhere: [], head: [], card: [], names });

function buildPhraseInNames(words: readonly string[]): Term {
  const [card, hidden] = [formatPhrase(words, NAME), formatPhrase(words, HIDDEN_NAME)];
  return { anywhere: [card, hidden], head: [card, hidden], card: [card], names: [] };
}

/** Ids of the lookup list by name: "women" also finds people by the filter's fact. */
const GENDERS = new Map(LOOKUP_ROWS.flatMap(({ list, name, id }) => (list === "genders" ? [[name, id]] : [])));

function listGenderFacets(word: string): string[] {
  const gender = GENDERS.get(findReading(word)?.value ?? "");
  return gender === undefined ? [] : [formatFacetQuery(`${HIDDEN}gender:${gender}`)];
}

/** "Congresswoman" prefers women, but also finds others. */
export const listPreferredGenders = (word: string): string[] =>
  listGenderFacets(/.wom[ae]n$|^(?:senadora|gobernadora)$/u.test(word) ? "women" : word);

function buildWordTerm(word: string, stem: (word: string) => string): Term {
  const meanings = [[word], ...listAliases(word)].map((words) => words.map(stem));
  const card = meanings.flatMap((stems) => stemPhrase(stems, HEAD));
  const facets = listGenderFacets(word);
  return {
    anywhere: [...meanings.flatMap((stems) => stemPhrase(stems, "")), ...facets],
    head: [...card, ...facets],
    card,
    names: [...listSpellings(word), IDENTIFIER_MARK + word],
  };
}

function buildPhraseTerm(words: readonly string[], stem: (word: string) => string): Term {
  const [only, ...more] = words;
  // A single word that is excluded or in quotation marks doesn't include nicknames.
  if (only !== undefined && more.length === 0) {
    const own = stem(only) === "" ? [] : [stem(only)];
    const head = own.map((one) => formatLexeme(one, HEAD));
    return { anywhere: own.map((one) => formatLexeme(one)), head, card: head, names: [only] };
  }
  const stems = words.map(stem);
  const { anywhere, head, card } = buildPhraseInNames(words);
  const position = stemPhrase(stems, HEAD);
  return {
    anywhere: [...anywhere, ...stemPhrase(stems, "")],
    head: [...head, ...position],
    card: [...card, ...position],
    names: [],
  };
}

/** Begins identifiers among the names of a document; no name begins with it. */
export const IDENTIFIER_MARK = "x0";

/** "texas 23rd" in positions, or "city of industry" in any text. */
export const formatTextQuery = (text: string, stems: ReadonlyMap<string, string>, mark = HEAD): string[] =>
  stemPhrase(
    text.split(" ").map((word) => stems.get(word) ?? ""),
    mark,
  );

/** Prefixes of lexemes from rebuild-search.ts: name on the card, other names, position. */
const NAME = "n:";
const HIDDEN_NAME = "k:";
const HEAD = "h:";
const formatLexeme = (word: string, mark = ""): string => `'${mark}${word}'`;
const formatPhrase = (words: readonly string[], mark: string): string =>
  words.map((word) => formatLexeme(word, mark)).join(" <-> ");

/** Stop words leave gaps: "department of defense" is 'depart' two positions before 'defens'. */
function stemPhrase(stems: readonly string[], mark: string): string[] {
  let text = "";
  let gap = 1;
  for (const stem of stems) {
    if (stem === "") gap += 1;
    else {
      text = text === "" ? formatLexeme(stem, mark) : `${text} <${gap}> ${formatLexeme(stem, mark)}`;
      gap = 1;
    }
  }
  return text === "" ? [] : [text];
}

const otherNames = new Map<string, Set<string>>();
for (const [formal, names] of Object.entries(nicknames)) {
  for (const nickname of names.split(" ")) {
    otherNames.set(formal, (otherNames.get(formal) ?? new Set()).add(nickname));
    otherNames.set(nickname, (otherNames.get(nickname) ?? new Set()).add(formal));
  }
}

/** Lists nicknames and formal names, but not other nicknames: "bob" gives "robert"; "robert" gives "bob", "bobby" … */
export const listOtherNames = (word: string): string[] => [...(otherNames.get(word) ?? [])];
