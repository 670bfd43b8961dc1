import { formatOrdinal } from "../kernel/text.ts";
import chambers from "./chamber-words.json" with { type: "json" };
import { type KeywordToken, readIdentifier, readTokens } from "./keyword.ts";
import { toSearchableText } from "./searchable-text.ts";
import { findReading, listAliases, type Reading } from "./word-aliases.ts";

/** A part of a keyword that means more than its words. */
export interface Meaning {
  /** The part as typed: "tx-23". */
  typed: string;
  /** "District" */
  label: string;
  /** "Texas 23rd" */
  value: string;
  /** The keyword with this part as plain words. */
  plainKeyword: string;
}

/** Titles, roles and names of states have up to four words; the longest is read. */
const LENGTHS = [4, 3, 2, 1];
const CHAMBERS: Readonly<Record<string, string>> = chambers;
const CHAMBER = Object.keys(CHAMBERS).join("|");
/** After the name of a state: "23rd", "senate district 12", "hd 9", "5th congressional district". */
const DISTRICT = new RegExp(
  String.raw`^(?:(?:state )?(${CHAMBER}) )?(?:dist(?:rict)? )?0*([1-9]\d{0,2})(?:st|nd|rd|th)?(?: (${CHAMBER}))?(?: district)?(?= |$)`,
  "u",
);

/** Before the name of a state: "23rd district of texas". */
const DISTRICT_BEFORE = /^([1-9]\d{0,2}(?:st|nd|rd|th)) (congressional |)district (?:of |in )?/u;

/**
 * Districts without a state: "SD-12", "assembly district 36", "8th legislative district". SD isn't South Dakota, which
 * has one seat in the U.S. House.
 */
const BARE_DISTRICT =
  /^(?:(?:(ad|hd|hod|ld|rd|sd)|(assembly|house|legislative|senate|senatorial) dist(?:rict)?|distrito (senatorial|representativo)|(senadora?|representante) distrito) 0*([1-9]\d{0,2}[a-z]?)|([1-9]\d{0,2})(?:st|nd|rd|th) (assembly|house|legislative|senate|senatorial) district|distrito 0*([1-9]\d?) (camara|senado))(?= |$)/u;

/** Formats 10 or 7 digits: "(202) 224-3441", "224-3441". */
const formatDigits = (digits: string): string =>
  digits.replace(
    /(...)?(...)(....)/u,
    (_, area: string | undefined, exchange: string, line: string) => `${area ? `(${area}) ` : ""}${exchange}-${line}`,
  );

/** Lists how the parts of a keyword are read (SRCH-35); empty if no part means more than its words. */
export function listMeanings(keyword: string): Meaning[] {
  const whole = keyword.trim();
  const identifier = readIdentifier(whole);
  if (identifier) {
    const { kind, typed, words } = identifier;
    const value = kind === "Phone" ? formatDigits(words[0]) : typed;
    return [{ typed: whole, label: kind, value, plainKeyword: quote(whole) }];
  }
  const tokens = readTokens(keyword);
  const found = tokens.flatMap((token, at) => readOperator(tokens, token, at) ?? []);
  const words = tokens.flatMap(({ kind, words: own }, at) =>
    kind === "words" ? own.map((word) => ({ word, at })) : [],
  );
  for (const { start, typed, read } of readParts(words.map(({ word }) => word))) {
    if (read === null) continue;
    const at = words.slice(start, start + typed.length).map((word) => word.at);
    const [first, last] = [Math.min(...at), Math.max(...at)];
    // A phrase between the words separates them.
    if (tokens.slice(first, last + 1).every(({ kind }) => kind === "words")) {
      found.push({ first, last, label: read.label, value: read.value });
    }
  }
  const meanings = found
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, last, label, value, plain }) => {
      const typed = joinTokens(tokens.slice(first, last + 1));
      const parts = [joinTokens(tokens.slice(0, first)), plain ?? quote(typed), joinTokens(tokens.slice(last + 1))];
      return { typed, label, value, plainKeyword: parts.filter(Boolean).join(" ") };
    });
  const isObvious = meanings.every(
    ({ typed, label, value }) => label !== "Without" && toSearchableText(typed) === toSearchableText(value),
  );
  return isObvious ? [] : meanings;
}

/** Words in names of chambers, committees and forms of address that don't distinguish them. */
const COMMON = new Set(
  `assembly committee congress council counties county district hon honorable house joint legislature member members mr
  mrs ms permanent select senate special state states subcommittee united us`.split(/\s+/u),
);
const STATE_OFFICE =
  /\bstate (?:assembly|house|legislator|legislature|reps?|representatives?|senate|senators?|sens?)\b/u;
/** Words of a keyword that aren’t its subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(["and", "for", "from", "in", "of", "on", "the"]);

/** The part of a keyword that isn’t an office, role or chamber. */
export interface Subject {
  state: string | null;
  /** The remaining words: a last name, or the subject of a committee. */
  words: string[];
  isStateOffice: boolean;
  /** State and number of a district, as in positions: "texas 23rd". */
  district: string | null;
  /** The district of a chamber in any state: "SD-12". */
  bareDistrict: BareDistrict | null;
}

interface BareDistrict {
  chamber: string;
  /** "12th", "36b" */
  number: string;
}

const COMMITTEE_WORDS = new Set(["committee", "comision", "subcommittee"]);

/** Returns whether the words include "committee" or a word with the same meaning. */
export const namesCommittee = (words: readonly string[]): boolean =>
  words.some((word) => [[word], ...listAliases(word)].some(([one]) => COMMITTEE_WORDS.has(String(one))));

/** Spanish words of names that English texts lack: "gobernador de puerto rico". */
export const SPANISH_STOP_WORDS: ReadonlySet<string> = new Set(["de", "del", "el", "la", "por"]);

/** Words of Puerto Rico's legislature. */
const SPANISH = /\b(?:camara|comision|distrito|gobernadora?|representantes?|senado(?:ra?|res)?)\b/u;

export const isSpanish = (words: readonly string[]): boolean => SPANISH.test(words.join(" "));

/** Lists the stop words of a Spanish keyword; none for others, in which "de" and "la" are states. */
export const listArticles = (words: readonly string[]): ReadonlySet<string> =>
  isSpanish(words) ? SPANISH_STOP_WORDS : NO_WORDS;

const NO_WORDS: ReadonlySet<string> = new Set();

const isAboutGroup = (words: readonly string[]): boolean =>
  namesCommittee(words) || words.some((word) => /^(?:chair\w*|house|ranking|senate)$/u.test(word));

/**
 * Reads the subject of a keyword (SRCH-49): "Rep. Allen", "virginia senator" and "house rules cmte" list Allen, the
 * senators of Virginia and the committee first.
 */
export function readSubject(words: readonly string[]): Subject {
  const unread: string[] = [];
  let state: string | null = null;
  let district: string | null = null;
  let bareDistrict: BareDistrict | null = null;
  const articles = listArticles(words);
  for (const { typed, read } of readParts(words)) {
    if (read === null) unread.push(...typed.filter((word) => isDistinctive(word) && !articles.has(word)));
    state ??= read?.state ?? null;
    bareDistrict ??= read?.bareDistrict ?? null;
    if (read?.label === "District" && read.state) district ??= toSearchableText(read.value.replace(/,.*/u, ""));
  }
  const first = unread.findIndex((word) => !STOP_WORDS.has(word));
  const end = unread.findLastIndex((word) => !STOP_WORDS.has(word)) + 1;
  return {
    state,
    words: unread.slice(first, end),
    isStateOffice: STATE_OFFICE.test(words.join(" ")),
    district,
    bareDistrict,
  };
}

const isDistinctive = (word: string): boolean =>
  !COMMON.has(word) && !listAliases(word).some((alias) => alias.every((one) => COMMON.has(one)));

/** Returns the keyword with every word searched as typed: no aliases, nicknames or other spellings. */
export const toPlainKeyword = (keyword: string): string =>
  readTokens(keyword)
    .map(({ kind, text, words }) => (kind === "words" ? words.map(quote).join(" ") : text))
    .join(" ");

interface Found extends Reading {
  /** Indexes of the first and the last token. */
  first: number;
  last: number;
  plain?: string;
}

function readOperator(tokens: readonly KeywordToken[], token: KeywordToken, at: number): Found | null {
  if (token.kind === "excluded") {
    return { first: at, last: at, label: "Without", value: token.text.slice(1).replaceAll('"', "") };
  }
  if (tokens[at + 1]?.kind !== "or" || tokens[at - 1]?.kind === "or") return null;
  let last = at;
  while (tokens[last + 1]?.kind === "or") last += 2;
  const terms = tokens.slice(at, last + 1).filter(({ kind }) => kind !== "or");
  const value = terms.map(({ text }) => text.replaceAll('"', "")).join(" or ");
  return { first: at, last, label: "Either", value, plain: joinTokens(terms) };
}

interface Read extends Reading {
  /** Number of words. */
  length: number;
  state: string | null;
  bareDistrict?: BareDistrict;
}

interface Part {
  start: number;
  typed: readonly string[];
  read: Read | null;
}

/** Splits words into parts with a meaning and single words without. */
function readParts(words: readonly string[]): Part[] {
  const isGroup = isAboutGroup(words);
  // "comisión de la mujer" and "de la cruz" are neither of Delaware nor of Louisiana.
  const articles = ` ${words.join(" ")} `.includes(" de la ") ? SPANISH_STOP_WORDS : listArticles(words);
  const parts: Part[] = [];
  for (let start = 0; start < words.length;) {
    const read = articles.has(words[start] ?? "") ? null : readWords(words.slice(start), isGroup);
    const typed = words.slice(start, start + (read?.length ?? 1));
    parts.push({ start, typed, read });
    start += typed.length;
  }
  return parts;
}

/** Reads the beginning of the words as a district, or as the longest known title, state or role. */
function readWords(words: readonly string[], isGroup: boolean): Read | null {
  const special = readBareDistrict(words) ?? readDistrictBefore(words, isGroup);
  if (special) return special;
  for (const most of LENGTHS) {
    const own = words.slice(0, most);
    const { length } = own;
    const typed = own.join(" ");
    const reading = findReading(typed);
    if (reading === null) continue;
    // "senate ag" is about agriculture, and "asm privacy committee" is a committee of the Assembly.
    if (isGroup && reading.label === "Office" && hasOtherMeaning(typed)) continue;
    if (reading.label !== "State") return { ...reading, length, state: null };
    const state = reading.value;
    const [district, before, number, after] = DISTRICT.exec(words.slice(length).join(" ")) ?? [];
    if (district === undefined) return isCommonWord(typed) ? null : { ...reading, length, state };
    const chamber = CHAMBERS[String(before ?? after)];
    const value = `${state} ${formatOrdinal(Number(number))}${chamber === undefined ? "" : `, ${chamber}`}`;
    return { label: "District", value, length: length + district.split(" ").length, state };
  }
  return null;
}

const hasOtherMeaning = (word: string): boolean =>
  listAliases(word).some((alias) => findReading(alias.join(" ")) === null);

function readDistrictBefore(words: readonly string[], isGroup: boolean): Read | null {
  const [typed, ...details] = DISTRICT_BEFORE.exec(words.join(" ")) ?? [];
  if (typed === undefined) return null;
  const places = words.slice(typed.trim().split(" ").length);
  const place = readWords(places, isGroup);
  if (place?.label !== "State") return null;
  const read = readWords([...places.slice(0, place.length), ...details], isGroup);
  return read && { ...read, length: words.length - places.length + place.length };
}

function readBareDistrict(words: readonly string[]): Read | null {
  const [typed = "", code, before, kind, title, number, ordinal, after, numero, camara] =
    BARE_DISTRICT.exec(words.join(" ")) ?? [];
  const chamber = CHAMBERS[String(code ?? before ?? kind ?? title ?? after ?? camara)];
  if (chamber === undefined) return null;
  const digits = String(number ?? ordinal ?? numero);
  const district = /\D/u.test(digits) ? digits.toUpperCase() : formatOrdinal(Number(digits));
  return {
    label: "District",
    value: `${district}, ${chamber}`,
    length: typed.split(" ").length,
    state: null,
    bareDistrict: { chamber, number: district.toLowerCase() },
  };
}

/** Codes of states that are ignored in lower case; in capitals they are written out. */
const isCommonWord = (typed: string): boolean => ["in", "me", "or"].includes(typed);

const joinTokens = (tokens: readonly KeywordToken[]): string => tokens.map(({ text }) => text).join(" ");

const quote = (text: string): string => `"${text.replaceAll('"', "")}"`;
