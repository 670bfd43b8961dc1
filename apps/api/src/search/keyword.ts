import { toSearchableText } from "./searchable-text.ts";

/** A parsed keyword: all of `words` and `phrases`, none of `excluded`. */
export interface Keyword {
  words: string[];
  /** Two words or more each. */
  phrases: string[][];
  /** Single words and phrases. */
  excluded: string[][];
}

/** More words than this narrow nothing further. */
const MAX_WORDS = 32;
/** Of a name that is being typed. */
const MAX_TYPED_WORDS = 8;

interface Term {
  kind: "words" | "phrase" | "excluded";
  words: string[];
}

/** Reads `maria "foreign relations" -texas`. Every other sign is plain text or parts words. */
export function parseKeyword(text: string): Keyword {
  const keyword: Keyword = { words: [], phrases: [], excluded: [] };
  for (const { kind, words } of termsOf(text, MAX_WORDS)) {
    if (kind === "excluded") keyword.excluded.push(words);
    else if (kind === "phrase") keyword.phrases.push(words);
    else keyword.words.push(...words);
  }
  return withoutInitials(keyword);
}

/** The words of a keyword that is still being typed, in their order: quotation marks may not have been closed yet. */
export const splitTypedWords = (text: string): string[] =>
  termsOf(text, MAX_TYPED_WORDS).flatMap(({ kind, words }) => (kind === "excluded" ? [] : words));

/** A keyword part by part, up to `most` words in all. */
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

/** "Robert E. Latta" finds him under his two names too: a single letter counts only where there is nothing else. */
function withoutInitials(keyword: Keyword): Keyword {
  const whole = keyword.words.filter((word) => !/^[a-z]$/.test(word));
  return whole.length + keyword.phrases.length === 0 ? keyword : { ...keyword, words: whole };
}
