import { formatOrdinal } from "../kernel/text.ts";
import { toSearchableText } from "./searchable-text.ts";
import {
  COMMITTEE_ACRONYMS,
  findReading,
  OPTIONAL_WORDS,
  ORDINALS,
  STATE_ABBREVIATIONS,
  STATE_NAMES,
} from "./word-aliases.ts";

/** A parsed keyword: matches all of `words` and `phrases`, one of each of `either`, none of `excluded`. */
export interface Keyword {
  words: string[];
  /** In quotation marks: searched as typed, without aliases or other spellings. */
  phrases: string[][];
  /** Groups of alternatives, separated by OR. */
  either: string[][][];
  excluded: string[][];
  /** Single letters: initials of names. */
  initials?: string[];
  /** The words with initials in their order: "hacienda y presupuesto". */
  typed?: string[];
  /** The last word may be the beginning of a name. */
  isUnfinished?: boolean;
  /** Each word of three or more letters may be the beginning of a name. */
  isAbbreviated?: boolean;
}

/** A part of a keyword between spaces or quotation marks. */
export interface KeywordToken {
  kind: "words" | "phrase" | "excluded" | "or";
  /** The part as typed. */
  text: string;
  words: string[];
}

/** More words rarely narrow the result. */
const MAX_WORDS = 32;
/** The limit for suggestions while typing. */
const MAX_TYPED_WORDS = 8;

/** Parses `maria "foreign relations" -texas, budget OR tax`; other punctuation is text or separates words. */
export function parseKeyword(text: string): Keyword {
  const keyword: Keyword = { words: [], phrases: [], either: [], excluded: [] };
  const identifier = readIdentifier(text);
  if (identifier !== null) {
    const [word, ...others] = identifier.words;
    return others.length === 0
      ? { ...keyword, words: [word] }
      : { ...keyword, either: [identifier.words.map((one) => [one])] };
  }
  const tokens = withoutDetails(readTokens(text));
  for (const [at, { kind, words }] of tokens.entries()) {
    const followsOr = tokens[at - 1]?.kind === "or";
    if (followsOr) keyword.either.at(-1)?.push(words);
    else if (tokens[at + 1]?.kind === "or") keyword.either.push([words]);
    else if (kind === "excluded") keyword.excluded.push(words);
    else if (kind === "phrase") keyword.phrases.push(words);
    else keyword.words.push(...words);
  }
  return withoutInitials(keyword);
}

const LABEL = /^(?:tel(?:ephone)?|phone|ph|call|e-?mail|mailto|bioguide(?: id)?|website)(?:\s*:\s*|\.?\s+)/iu;
const EXTENSION = /\s*(?:x|ext\.?)\s*\d+$/iu;
const PHONE = /^[\d\s().+/\u2010-\u2015-]+$/u;
/** "Ann Lee <lee@example.org>," */
const AROUND_ADDRESS = /^[^<]*<|[>,;]+$/gu;
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/iu;
/** A host without a path needs a common top-level domain: "Rep.Smith" isn't a host. */
const WEB_ADDRESS =
  /^(?:https?:\/\/)?(?:www\.)?((?:[\w-]+\.)+(?:[a-z]{2,}(?=\/)|com|edu|gov|info|mil|net|org|us))((?:\/[^\s?#]*)?)((?:\?[^\s#]*)?)\S*$/iu;
/** On these hosts the last part of the path names the person. */
const HOSTS_OF_ACCOUNTS =
  /(?:^|\.)(?:x|twitter|facebook|instagram|threads|youtube|congress|fec|govtrack|wikidata)\.(?:com|gov|net|org|us)$/iu;
/** On these hosts the first part of the path names the person: "x.com/SenWarren/status/1". */
const HOSTS_OF_POSTS = /(?:^|\.)(?:x|twitter|instagram|threads)\.(?:com|net)$/iu;
/** An id of Bioguide or Open States. */
const RECORD_ID = /^(?:[a-z]\d{6}|(?:ocd-(?:person|organization)\/)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/iu;

/** An id after the name of its register, which isn't searched as a word. */
const LABELLED_ID =
  /^(?:bioguide|fec|govtrack|lis|openstates|opensecrets|wikidata)(?: id)?(?:\s*:\s*|\s+)([a-z]{0,2}\d[a-z\d]*)$/iu;

/** Also without @ if it has an underscore, which names don't have. */
const ACCOUNT = /^(?:(?:twitter|facebook|instagram)(?:\s*:\s*|\s+)@?|@|(?=\w*_))([\w.-]*[a-z\d][\w.-]*)$/iu;

interface Identifier {
  kind: "Phone" | "Email" | "Website" | "Account" | "ID";
  /** The text without the register's name. */
  typed: string;
  /** The forms in which the index may contain it. */
  words: [string, ...string[]];
}

/** Reads a telephone number, address or id as it is indexed; null for other texts. */
export function readIdentifier(text: string): Identifier | null {
  const whole = text.trim();
  const typed = whole.replace(AROUND_ADDRESS, "").replace(LABEL, "");
  const account = ACCOUNT.exec(whole)?.[1];
  if (account !== undefined) return { kind: "Account", typed: account, words: [joinLetters(account)] };
  const number = typed.replace(EXTENSION, "");
  const digits = number.replace(/\D/gu, "");
  if (PHONE.test(number) && /^(?:1?\d{3})?\d{7}$/u.test(digits))
    return { kind: "Phone", typed, words: [digits.slice(-10)] };
  if (EMAIL.test(typed)) return { kind: "Email", typed, words: [joinLetters(typed)] };
  if (RECORD_ID.test(typed)) return { kind: "ID", typed, words: [joinLetters(typed.replace(/.*\//u, ""))] };
  const id = LABELLED_ID.exec(whole)?.[1];
  if (id !== undefined) return { kind: "ID", typed: id, words: [joinLetters(id)] };
  const [, host = "", path = "", query] = WEB_ADDRESS.exec(typed) ?? [];
  const parts = path.split("/").filter(Boolean);
  // Not "instagram.com/p/C0de".
  const named = parts.find((part) => part.length > 1);
  const [address, end] = [
    joinLetters(host + path),
    joinLetters((HOSTS_OF_POSTS.test(host) ? named : parts.at(-1)) ?? ""),
  ];
  if (address === "") return null;
  if (end !== "" && HOSTS_OF_ACCOUNTS.test(host)) return { kind: "Account", typed, words: [end] };
  // Some members’ pages differ only in the query: "member.aspx?pid=904".
  const page = query ? [address + joinLetters(query)] : [];
  // Pages of a site: "boozman.senate.gov/public/contact".
  const above = parts.map((_, at) => joinLetters([host, ...parts.slice(0, at)].join("")));
  return { kind: "Website", typed, words: [address, ...page, ...above] };
}

const joinLetters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/gu, "");

/** Returns the words of an unfinished keyword in order; quotation marks may be open. Only the last of alternatives. */
export function splitTypedWords(text: string): string[] {
  const tokens = readTokens(text, MAX_TYPED_WORDS);
  const last = tokens.slice(tokens.findLastIndex(({ kind }) => kind === "or") + 1);
  return last.flatMap(({ kind, words }) => (kind === "excluded" ? [] : words));
}

export const isBlank = ({ words, phrases, either, excluded }: Keyword): boolean =>
  [words, phrases, either, excluded].every((parts) => parts.length === 0);

/** Splits a keyword into its parts, up to `maxWords` words in total. */
export function readTokens(text: string, maxWords = MAX_WORDS): KeywordToken[] {
  const request = text.trim().replace(/\s+/gu, " ").replace(LIST_OF, "");
  const parts = [
    ...writeOutOrdinals(writeOutSeats(writeOutStates(joinStates(writeOutParty(request)))))
      .replace(/(?<!\S)(assembly|congress) (?=(?:m[ae]n|person|wom[ae]n)(?!\w))/giu, "$1")
      .replace(/(?<!\S)([a-z]) & ([a-z])(?!\S)/giu, "$1&$2")
      .matchAll(/(?<!\S)(-?)(?:["“”]([^"“”]*)["“”]?|(\S+))/gu),
  ]
    .map(([typed, minus, quoted, plain = ""]): KeywordToken => {
      const kind = minus === "-" ? "excluded" : quoted === undefined ? "words" : "phrase";
      const written = quoted ?? splitCodes(plain);
      return { kind, text: typed, words: toSearchableText(written).split(" ").filter(Boolean) };
    })
    .filter(({ words }) => words.length > 0);
  const tokens: KeywordToken[] = [];
  let left = maxWords;
  for (const [at, part] of parts.entries()) {
    const before = tokens.at(-1);
    const next = parts[at + 1];
    const isOperator =
      part.text === "OR" && before && ["words", "phrase"].includes(before.kind) && next && isAlternative(next);
    if (isOperator) {
      tokens.push({ ...part, kind: "or", words: [] });
      continue;
    }
    const follows = { next: next?.words[0] ?? "", isFirst: at === 0 };
    const words = (part.kind === "words" ? writeOutCodes(part, follows) : part.words).slice(0, left);
    left -= words.length;
    if (words.length > 0) tokens.push({ ...part, words });
  }
  return tokens.at(-1)?.kind === "or" ? tokens.slice(0, -1) : tokens;
}

/** Replaces the "&" of "W&A" in words: "wanda" is a name, and "wa" a state. */
export const AMPERSAND = "0";
const PAIR = new RegExp(`(?<!\\S)([a-z])${AMPERSAND}([a-z])(?!\\S)`, "gu");

/** Returns words as they may be typed. */
export const formatWords = (words: readonly string[]): string => words.join(" ").replace(PAIR, "$1&$2");

/** "list of all senators" */
const LIST_OF = /^(?:a |the )?(?:full )?list of (?:all )?(?:the )?(?=\S)/iu;

/** "Portland OR 97201" and "OR 5" name Oregon. */
const isAlternative = ({ kind, text }: KeywordToken): boolean =>
  kind !== "excluded" && text !== "OR" && !/^\W*\d/u.test(text);

/** Codes and ends of names of states. */
const STATE_ENDS = new Set(
  Object.entries(STATE_NAMES).flatMap(([code, name]) => [code.toLowerCase(), name.toLowerCase().split(" ").at(-1)]),
);

/** Codes and abbreviations of states in two parts, without space: "nj", "wva". */
const STATES_IN_PARTS = new Set([
  ...Object.keys(STATE_NAMES).map((code) => code.toLowerCase()),
  ...Object.values(STATE_ABBREVIATIONS).flat(),
]);

/** Points of the compass and "New" in names of states. */
const STATES_OF_TWO_WORDS = Object.values(STATE_NAMES).filter((name) => /^(?:New|North|South|West) \w+$/u.test(name));

const PARTIES: Readonly<Record<string, string>> = { d: "democrat", i: "independent", r: "republican" };

/** Writes out "R-TX", "(D-Hawaii)" and "R-FL-19" as keywords; after a name, the party isn't needed. */
const writeOutParty = (text: string): string =>
  text.replace(/^\(?([dir])-([a-z. ]+)(-\d+)?\)?$/iu, (whole, party: string, state: string, district = "") =>
    findReading(toSearchableText(state))?.label === "State"
      ? `${PARTIES[party.toLowerCase()]} ${state.toUpperCase()}${district}`
      : whole,
  );

/**
 * Joins "W. Va.", "n mex" and "N. J."; of two letters both need a period, because "n j" may be initials. Drops
 * Washington before "D.C.", which is no state beside it, "U.S." before "Virgin Islands", and ", M.D."
 */
const joinStates = (text: string): string =>
  text
    .replace(/\bwashington,? (?=d\.? ?c\b)/giu, "")
    .replace(/(?<!\S)(?:u\.?s\.?|united states) (?=virgin islands)/giu, "")
    .replace(/, ?m\. ?d\.?(?=,|$)/iu, "")
    .replace(/\bwest (?=va\b)/giu, "w ")
    .replace(/(?<![^\s(-])(?:w\.? va|n\.? mex|[ns]\.? dak|[a-z]\. [a-z]\.)(?![a-z])/giu, (parts) =>
      STATES_IN_PARTS.has(toSearchableText(parts).replace(" ", "")) ? parts.replace(" ", "") : parts,
    );

/** Writes out "w virginia", "So. Carolina" and "n mexico". */
const writeOutStates = (text: string): string =>
  text.replace(
    /(?<![^\s(-])(no?|so?|w)\.? (carolina|dakota|hampshire|jersey|mexico|virginia|york)(?![a-z])/giu,
    (whole, start: string, end: string) =>
      STATES_OF_TWO_WORDS.find((name) => new RegExp(`^${start}\\w+ ${end}$`, "iu").test(name)) ?? whole,
  );

/**
 * Writes numbered and lettered seats as districts: "seat 30", Idaho's "6 seat A", and Alaska's "seat T" and "senate T"
 * (otherwise the letter would be an initial). Seats "position 1" of Washington have the district in common.
 */
const writeOutSeats = (text: string): string =>
  text
    .replace(/(\d),? (?:seat|position|pos\.?) ([ab])(?![a-z])/giu, "$1$2")
    .replace(/(\d[a-z]{0,2}(?: legislative)?(?: district)?),? (?:seat|position|pos\.?) [12](?!\w)/giu, "$1")
    .replace(/(?<=\w )co\.? (?=dist)/giu, "county ")
    .replace(/(?<!\w)seat (?=\d)/giu, "district ")
    .replace(/(?<!\w)((?:ak|alaska) (?:senate|sd)) (?=[a-t]$)/giu, "$1 district ")
    .replace(/(?<!\w)(?:(?:district|dist\.?|seat) |sd-)([a-t])(?!\S)/giu, "district$1");

/** Writes "twenty-third" as "23rd". */
const writeOutOrdinals = (text: string): string =>
  text.replace(
    /(?<!\w)(twenty|thirty|forty|fifty)[ -](first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?!\w)/giu,
    (_, tens: string, ones: string) =>
      formatOrdinal((TENS.indexOf(tens.toLowerCase()) + 2) * 10 + ORDINALS.indexOf(ones.toLowerCase()) + 1),
  );

const TENS = ["twenty", "thirty", "forty", "fifty"];

/**
 * Separates "tx23", "hd23", "nysenate" and "Rep.Smith", joins "T&I", "B&C" and "HAC-D", writes out "AK-AL", "(R-TX)" and
 * "Ohio’s", and drops the last digits of ZIP codes.
 */
const splitCodes = (text: string): string =>
  text
    .replace(/^([a-z]{1,2})&([a-z]{1,2})$/iu, (_, before: string, after: string) => {
      const joined = before + after;
      // Two letters without a mark could be the code of a state.
      return joined.length > 2 || joined.toUpperCase() in COMMITTEE_ACRONYMS ? joined : before + AMPERSAND + after;
    })
    .replace(/^\(?[dri]-(?=[a-z])/iu, "")
    .replace(/[a-z]+-[a-z]+/iu, (whole) => {
      const joined = whole.replace("-", "");
      return joined.toUpperCase() in COMMITTEE_ACRONYMS ? joined : whole;
    })
    .replace(/(?<![a-z])([ns])\.(dak|mex)(?![a-z])/iu, "$1$2")
    .replace(/(\d{5})-\d{4}/u, "$1")
    .replace(/\b(cd|hd|sd|ad|ld|dist|district|ward)(\d{1,3})\b/iu, "$1 $2")
    .replace(/^([a-z]{2})(assembly|house|leg|senate)$/iu, (whole, code: string, chamber: string) =>
      code.toUpperCase() in STATE_NAMES ? `${code} ${chamber}` : whole,
    )
    .replace(/\.(?=[a-z]{3,})/giu, " ")
    .replace(/(\w+)['’]s\b/iu, (whole, word: string) => (STATE_ENDS.has(word.toLowerCase()) ? word : whole))
    .replace(
      /\b([a-z]{2})(?:-?00?|-al|(\d{1,3}(?:st|nd|rd|th|[a-z])?))\b/iu,
      (whole, code: string, number: string | undefined) =>
        code.toUpperCase() in STATE_NAMES ? `${code} ${number ?? "at large"}` : whole,
    );

/** Codes of states that are also common words: only with a district's number, or if written in capitals. */
const COMMON_WORDS = new Set(["HI", "IN", "LA", "MA", "ME", "OH", "OK", "OR", "PA"]);

/**
 * Writes out codes of states that would otherwise be ignored or misread: "ME-02", "Portland OR", "in governor"; and
 * "pres pro tem".
 */
function writeOutCodes({ text, words }: KeywordToken, { next, isFirst }: { next: string; isFirst: boolean }): string[] {
  // Few keywords begin with a preposition, as "in texas" does: "in governor" and "or ways and means" are states.
  const isPreposition = next === "" || next === "congress" || findReading(next)?.label === "State";
  return words.flatMap((word, at) => {
    const code = word.toUpperCase();
    const begins = isFirst && at === 0 && !isPreposition && ["IN", "ME", "OR"].includes(code);
    const following = words[at + 1] ?? next;
    const isMeant = begins || /^\d{1,3}$/u.test(following) || text.includes(code);
    if (word === "pres" && following === "pro") return ["president"];
    // "Ms. Waters" isn't from Mississippi.
    if (isFirst && next !== "" && ["Ms", "Ms.", "ms."].includes(text)) return ["mrs"];
    return COMMON_WORDS.has(code) && isMeant ? toSearchableText(STATE_NAMES[code] ?? "").split(" ") : [word];
  });
}

/** "warren's office" and "smith's phone number" ask for the person, but "governor's office" may be a name. */
function withoutDetails(tokens: readonly KeywordToken[]): readonly KeywordToken[] {
  const at = tokens.findIndex(({ kind, text }) => kind === "words" && /['’]s$/u.test(text));
  const owner = tokens[at];
  const details = tokens.slice(at + 1);
  const isAsked = ({ kind, words }: KeywordToken) =>
    kind === "words" && words.every((word) => OPTIONAL_WORDS.has(word));
  if (!owner || details.length === 0 || !details.every(isAsked)) return tokens;
  const words = toSearchableText(owner.text.slice(0, -2)).split(" ");
  return words.some((word) => findReading(word)) ? tokens : [...tokens.slice(0, at), { ...owner, words }];
}

/** Drops single letters unless there are no other words, so that "Robert E. Latta" also matches without the initial. */
function withoutInitials(keyword: Keyword): Keyword {
  const whole = keyword.words.filter((word) => !/^[a-z]$/.test(word));
  const initials = keyword.words.filter((word) => /^[a-z]$/.test(word));
  const hasOthers = [whole, keyword.phrases, keyword.either].some((parts) => parts.length > 0);
  if (initials.length === 0 || !hasOthers) return keyword;
  return { ...keyword, words: whole, initials, typed: keyword.words };
}
