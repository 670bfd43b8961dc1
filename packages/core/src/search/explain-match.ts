import { toPlainText } from "../kernel/html-text.ts";
import { capitalize, foldText } from "../kernel/text.ts";
import type { Keyword } from "./keyword.ts";
import { toSearchableText } from "./searchable-text.ts";
import { listAliases } from "./word-aliases.ts";

/** A record's texts, in which a keyword may have matched. */
export interface MatchTexts {
  /** Everything its card shows. */
  card: string;
  /** Other names, such as "Full name". */
  names: readonly { label: string; text: string }[];
  /** Committees and prose, as text or HTML. */
  texts: readonly string[];
}

/** Functions that compare the words of a keyword with texts. */
export interface WordForms {
  /** English stems; empty for words that aren't searched in prose. */
  findStem: (word: string) => string;
  /** Nicknames and formal names. */
  listVariants: (word: string) => readonly string[];
}

/** Words before and after the match in a snippet. */
const [BEFORE, AFTER] = [5, 9];

/** Lists the words of a keyword that a card doesn't show. */
export function listMissingWords({ words, phrases, either }: Keyword, card: string, forms: WordForms): string[] {
  const shown = splitWords(card);
  return [...words, ...phrases.flat(), ...either.flat(2)].filter(
    (word) => forms.findStem(word) !== "" && !hasWord(shown, word, forms),
  );
}

/** Describes where a record contains the words that its card lacks; empty if unknown (SRCH-48). */
export function explainMatch(missing: readonly string[], { card, names, texts }: MatchTexts, forms: WordForms): string {
  const name = names.find(({ text }) => missing.some((word) => splitWords(text).includes(word)));
  if (name) return `${name.label} ${name.text}`;
  const shown = splitWords(card);
  const nickname = missing.find((word) => forms.listVariants(word).some((variant) => shown.includes(variant)));
  if (nickname !== undefined) return `Nickname ${capitalize(nickname)}`;
  const patterns = missing.map((word) => toPattern(word, forms));
  let best = { text: "", count: 0 };
  for (const text of texts) {
    // Markup is only removed from the best text, because many are long.
    const folded = foldText(text);
    const count = patterns.filter((pattern) => pattern.test(folded)).length;
    if (count > best.count) best = { text, count };
    if (count === missing.length) break;
  }
  return cutSnippet(toPlainText(best.text), patterns);
}

/** Matches the beginning of a word's forms, and of its aliases. */
function toPattern(word: string, { findStem }: WordForms): RegExp {
  const starts = [[word], ...listAliases(word)].map((words) =>
    words.map((one) => toStart(one, findStem)).join("[a-z0-9]*[^a-z0-9]+"),
  );
  return new RegExp(`(?<![a-z0-9])(?:${starts.join("|")})`, "u");
}

/** "policies" and "policy" have the stem "polici". */
function toStart(word: string, findStem: WordForms["findStem"]): string {
  const stem = findStem(word).replace(/i$/u, "");
  return stem.length > 2 ? stem : `${word}(?![a-z0-9])`;
}

const splitWords = (text: string): string[] => toSearchableText(text).split(" ");

/** Whether words include one, another of its forms, or one of its aliases. */
function hasWord(words: readonly string[], word: string, { findStem }: WordForms): boolean {
  const has = (wanted: string) => {
    const start = new RegExp(`^${toStart(wanted, findStem)}`, "u");
    return words.some((own) => own === wanted || start.test(own));
  };
  return has(word) || listAliases(word).some((alias) => alias.every(has));
}

/** Returns the words around the first match in plain text. */
function cutSnippet(text: string, patterns: readonly RegExp[]): string {
  const folded = foldText(text);
  const first = Math.min(...patterns.map((pattern) => pattern.exec(folded)?.index ?? Infinity));
  if (first === Infinity) return "";
  // Folding changes letters, but not the number of words.
  const at = folded.slice(0, first).split(" ").length - 1;
  const words = text.split(" ");
  const [start, end] = [Math.max(0, at - BEFORE), Math.min(words.length, at + AFTER)];
  return `${start > 0 ? "… " : ""}${words.slice(start, end).join(" ")}${end < words.length ? " …" : ""}`;
}
