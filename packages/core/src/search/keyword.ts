import { toSearchableText } from "./searchable-text.ts";
import { STATE_NAMES } from "./word-aliases.ts";

/** A parsed keyword: matches all of `words` and `phrases`, one of each of `either`, none of `excluded`. */
export interface Keyword {
  words: string[];
  /** In quotation marks: searched as typed, without aliases or other spellings. */
  phrases: string[][];
  /** Groups of alternatives, separated by OR. */
  either: string[][][];
  excluded: string[][];
  /** The last word may be the beginning of a name. */
  isUnfinished?: boolean;
}

/** A part of a keyword between spaces or quotation marks. */
export interface KeywordToken {
  kind: "words" | "phrase" | "excluded" | "or";
  /** As typed. */
  text: string;
  words: string[];
}

/** More words hardly narrow the result. */
const MAX_WORDS = 32;
/** For suggestions while typing. */
const MAX_TYPED_WORDS = 8;

/** Parses `maria "foreign relations" -texas, budget OR tax`; other punctuation is text or separates words. */
export function parseKeyword(text: string): Keyword {
  const keyword: Keyword = { words: [], phrases: [], either: [], excluded: [] };
  const identifier = readIdentifier(text);
  if (identifier !== null) return { ...keyword, words: [identifier.word] };
  const tokens = readTokens(text);
  for (const [at, { kind, words }] of tokens.entries()) {
    const followsOr = tokens[at - 1]?.kind === "or";
    if (kind === "or") continue;
    if (followsOr) keyword.either.at(-1)?.push(words);
    else if (tokens[at + 1]?.kind === "or") keyword.either.push([words]);
    else if (kind === "excluded") keyword.excluded.push(words);
    else if (kind === "phrase") keyword.phrases.push(words);
    else keyword.words.push(...words);
  }
  return withoutInitials(keyword);
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/iu;
const WEB_ADDRESS = /^(?:https?:\/\/)?(?:www\.)?((?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?)$/iu;

/** Reads a telephone number, email or web address as one word, as it is indexed; null for other texts. */
export function readIdentifier(text: string): { kind: "Phone" | "Email" | "Website"; word: string } | null {
  const typed = text.trim();
  const digits = typed.replace(/\D/gu, "");
  if (/^[\d\s().+-]+$/u.test(typed) && /^(?:1?\d{3})?\d{7}$/u.test(digits)) {
    return { kind: "Phone", word: digits.slice(-10) };
  }
  const address = EMAIL.test(typed) ? typed : WEB_ADDRESS.exec(typed)?.[1];
  const word = address?.toLowerCase().replace(/[^a-z0-9]+/gu, "") ?? "";
  return word === "" ? null : { kind: EMAIL.test(typed) ? "Email" : "Website", word };
}

/** Returns the words of an unfinished keyword in order; quotation marks may be open. Only the last of alternatives. */
export function splitTypedWords(text: string): string[] {
  const tokens = readTokens(text, MAX_TYPED_WORDS);
  const last = tokens.slice(tokens.findLastIndex(({ kind }) => kind === "or") + 1);
  return last.flatMap(({ kind, words }) => (kind === "excluded" ? [] : words));
}

export const isBlank = (keyword: Keyword): boolean =>
  keyword.words.length + keyword.phrases.length + keyword.either.length + keyword.excluded.length === 0;

/** Splits a keyword into its parts, up to `maxWords` words in total. */
export function readTokens(text: string, maxWords = MAX_WORDS): KeywordToken[] {
  const parts = [...text.matchAll(/(?<!\S)(-?)(?:["“”]([^"“”]*)["“”]?|(\S+))/gu)]
    .map(([typed, minus, quoted, plain]): KeywordToken => {
      const kind = minus === "-" ? "excluded" : quoted === undefined ? "words" : "phrase";
      const written = quoted ?? splitCodes(plain ?? "");
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
    const words = (part.kind === "words" ? writeOutCodes(part, next?.words[0] ?? "") : part.words).slice(0, left);
    left -= words.length;
    if (words.length > 0) tokens.push({ ...part, words });
  }
  return tokens.at(-1)?.kind === "or" ? tokens.slice(0, -1) : tokens;
}

/** "Portland OR 97201" and "OR 5" name Oregon. */
const isAlternative = ({ kind, text, words }: KeywordToken): boolean =>
  kind !== "excluded" && text !== "OR" && !/^\d/u.test(words[0] ?? "");

/** Separates "tx23", joins "T&I", and writes out "AK-AL". */
const splitCodes = (text: string): string =>
  text
    .replace(/^([a-z])&([a-z])$/iu, "$1$2")
    .replace(/^([a-z]{2})(?:(\d{1,3})|-(al))(?=\W|$)/iu, (whole, code: string, number: string, large: string) =>
      code.toUpperCase() in STATE_NAMES ? `${code} ${large ? "at large" : number}` : whole,
    );

/** Codes of states that are also common words: only with a district's number, or if written in capitals. */
const COMMON_WORDS = new Set(["HI", "IN", "LA", "MA", "ME", "OH", "OK", "OR", "PA"]);

/** Writes out codes of states that would otherwise be ignored or misread: "ME-02", "Portland OR". */
function writeOutCodes({ text, words }: KeywordToken, next: string): string[] {
  return words.flatMap((word, at) => {
    const code = word.toUpperCase();
    const isMeant = /^\d{1,3}$/u.test(words[at + 1] ?? next) || text.includes(code);
    return COMMON_WORDS.has(code) && isMeant ? toSearchableText(STATE_NAMES[code] ?? "").split(" ") : [word];
  });
}

/** Drops single letters unless there are no other words, so that "Robert E. Latta" also matches without the initial. */
function withoutInitials(keyword: Keyword): Keyword {
  const whole = keyword.words.filter((word) => !/^[a-z]$/.test(word));
  return whole.length + keyword.phrases.length + keyword.either.length === 0 ? keyword : { ...keyword, words: whole };
}
