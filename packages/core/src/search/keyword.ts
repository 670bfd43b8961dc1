import { toSearchableText } from "./searchable-text.ts";
import { STATE_NAMES } from "./word-aliases.ts";

/** A parsed keyword: matches all of `words` and `phrases`, none of `excluded`. */
export interface Keyword {
  words: string[];
  /** At least two words each. */
  phrases: string[][];
  excluded: string[][];
  /** The last word may be the beginning of a name. */
  isUnfinished?: boolean;
}

/** More words hardly narrow the result. */
const MAX_WORDS = 32;
/** For suggestions while typing. */
const MAX_TYPED_WORDS = 8;

interface Term {
  kind: "words" | "phrase" | "excluded";
  words: string[];
}

/** Parses `maria "foreign relations" -texas`; other punctuation is text or separates words. */
export function parseKeyword(text: string): Keyword {
  const keyword: Keyword = { words: [], phrases: [], excluded: [] };
  const identifier = readIdentifier(text.trim());
  if (identifier !== null) return { ...keyword, words: [identifier] };
  for (const { kind, words } of termsOf(splitDistricts(text), MAX_WORDS)) {
    if (kind === "excluded") keyword.excluded.push(words);
    else if (kind === "phrase") keyword.phrases.push(words);
    else keyword.words.push(...words);
  }
  return withoutInitials(keyword);
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/iu;
const WEB_ADDRESS = /^(?:https?:\/\/)?(?:www\.)?((?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?)$/iu;

/** Returns a telephone number, email or web address as one word, as it is indexed; null for other texts. */
function readIdentifier(text: string): string | null {
  const digits = text.replace(/\D/gu, "");
  if (/^[\d\s().+-]+$/u.test(text) && /^1?\d{10}$/u.test(digits)) return digits.slice(-10);
  const address = EMAIL.test(text) ? text : WEB_ADDRESS.exec(text)?.[1];
  return address?.toLowerCase().replace(/[^a-z0-9]+/gu, "") || null;
}

/** Codes of states that are also common words: only with a district's number, or if written in capitals. */
const COMMON_WORDS = /\b(?:HI|IN|LA|MA|ME|OH|OK|OR|PA)\b/gu;

/** Separates "tx23", and writes out codes of states that would otherwise be ignored: "ME-02", "Portland OR". */
function splitDistricts(text: string): string {
  return text
    .replace(/\b([a-z]{2})[- ]?(\d{1,2})\b/giu, (whole, code: string, number: string) =>
      code.toUpperCase() in STATE_NAMES ? `${code.toUpperCase()} ${number}` : whole,
    )
    .replace(COMMON_WORDS, (code) => STATE_NAMES[code] ?? code);
}

/** Returns the words of an unfinished keyword in order; quotation marks may be open. */
export const splitTypedWords = (text: string): string[] =>
  termsOf(text, MAX_TYPED_WORDS).flatMap(({ kind, words }) => (kind === "excluded" ? [] : words));

/** Splits a keyword into terms, up to `most` words in total. */
function termsOf(text: string, most: number): Term[] {
  const terms: Term[] = [];
  let left = most;
  for (const [, minus, quoted, plain] of text.matchAll(/(?<![^\s])(-?)(?:"([^"]*)"?|(\S+))/gu)) {
    const words = wordsOf(quoted ?? plain ?? "").slice(0, left);
    left -= words.length;
    if (words.length === 0) continue;
    if (minus === "-") terms.push({ kind: "excluded", words });
    else terms.push({ kind: quoted !== undefined && words.length > 1 ? "phrase" : "words", words });
  }
  return terms;
}

export const isBlank = (keyword: Keyword): boolean =>
  keyword.words.length + keyword.phrases.length + keyword.excluded.length === 0;

const wordsOf = (text: string): string[] => toSearchableText(text).split(" ").filter(Boolean);

/** Drops single letters unless there are no other words, so that "Robert E. Latta" also matches without the initial. */
function withoutInitials(keyword: Keyword): Keyword {
  const whole = keyword.words.filter((word) => !/^[a-z]$/.test(word));
  return whole.length + keyword.phrases.length === 0 ? keyword : { ...keyword, words: whole };
}
