import { searchableText } from "./searchable-text.ts";

/** What a keyword asks for (decisions, "Search"): all of `words` and `phrases`, and nothing of `excluded`. */
export interface Keyword {
  words: string[];
  /** Two words or more each. */
  phrases: string[][];
  /** Single words and phrases. */
  excluded: string[][];
}

/** More words than this narrow nothing further. */
const MAX_WORDS = 32;

/** Reads `maria "foreign relations" -texas`. Every other sign is plain text or parts words. */
export function parseKeyword(text: string): Keyword {
  const keyword: Keyword = { words: [], phrases: [], excluded: [] };
  let left = MAX_WORDS;
  for (const [, minus, quoted, plain] of text.matchAll(/(?<![^\s])(-?)(?:"([^"]*)"?|(\S+))/gu)) {
    const words = wordsOf(quoted ?? plain ?? "").slice(0, left);
    left -= words.length;
    if (words.length === 0) continue;
    if (minus === "-") keyword.excluded.push(words);
    else if (quoted !== undefined && words.length > 1) keyword.phrases.push(words);
    else keyword.words.push(...words);
  }
  return withoutInitials(keyword);
}

export const isBlank = (keyword: Keyword): boolean =>
  keyword.words.length + keyword.phrases.length + keyword.excluded.length === 0;

const wordsOf = (text: string): string[] => searchableText(text).split(" ").filter(Boolean);

/** "Robert E. Latta" finds him under his two names too: a single letter counts only where there is nothing else. */
function withoutInitials(keyword: Keyword): Keyword {
  const whole = keyword.words.filter((word) => !/^[a-z]$/.test(word));
  return whole.length + keyword.phrases.length === 0 ? keyword : { ...keyword, words: whole };
}
