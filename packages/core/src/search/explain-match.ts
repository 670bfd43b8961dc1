import { toPlainText } from "../kernel/html-text.ts";
import { capitalize, foldText } from "../kernel/text.ts";
import type { Keyword } from "./keyword.ts";
import { toSearchableText } from "./searchable-text.ts";
import { listAliases, OPTIONAL_WORDS } from "./word-aliases.ts";

/** A record's texts, in which a keyword may have matched. */
export interface MatchTexts {
  /** Other names, such as "Full name". */
  names: readonly { label: string; text: string }[];
  /** Committees and prose, as text or HTML. */
  texts: readonly string[];
}

/** The functions that compare the words of a keyword with texts. */
export interface WordForms {
  /** English stems; empty for words that aren't searched in prose. */
  findStem: (word: string) => string;
  /** Nicknames and formal names. */
  listVariants: (word: string) => readonly string[];
}

/** A word of a keyword that a card doesn't show. */
interface MissingWord {
  word: string;
  /** Matches words that begin with a form of the word or of its aliases. */
  pattern: RegExp;
  /** The card shows a name of which the word is a nickname. */
  isNickname: boolean;
}

/** Beside other words, these ask for an office. In texts, they match other things: Houston, housing. */
const VAGUE_WORDS: ReadonlySet<string> = new Set([
  ...OPTIONAL_WORDS,
  ..."assembly congress congressional district house legislature senate".split(" "),
]);

/** Words before and after the match in a snippet. */
const [BEFORE, AFTER] = [5, 9];

/** Returns a function that lists the words of a keyword that a card doesn't show. */
export function createCardReader(
  { words, phrases, either }: Keyword,
  { findStem, listVariants }: WordForms,
): (card: string) => MissingWord[] {
  const single = [...words, ...either.flat(2)];
  const telling = [...single.filter((word) => !VAGUE_WORDS.has(word)), ...phrases.flat()];
  const searched = (telling.length > 0 ? telling : single).filter((word) => findStem(word) !== "");
  const forms = searched.map((word) => ({
    word,
    pattern: toPattern(word, findStem),
    ways: [[word], ...listAliases(word)].map((way) => way.map((one) => ({ one, start: findStart(one, findStem) }))),
  }));
  return (card) => {
    const shown = splitWords(card);
    const has = ({ one, start }: { one: string; start: string | null }) =>
      shown.some((own) => own === one || (start !== null && own.startsWith(start)));
    return forms
      .filter(({ ways }) => !ways.some((way) => way.every(has)))
      .map(({ word, pattern }) => ({
        word,
        pattern,
        isNickname: listVariants(word).some((variant) => shown.includes(variant)),
      }));
  };
}

/** Describes where a record contains the words that its card lacks; empty if unknown (SRCH-48). */
export function explainMatch(missing: readonly MissingWord[], { names, texts }: MatchTexts): string {
  const name = names.find(({ text }) => {
    const own = splitWords(text);
    return missing.some(({ word }) => own.includes(word));
  });
  if (name) return `${name.label} ${name.text}`;
  const nickname = missing.find(({ isNickname }) => isNickname);
  if (nickname) return `Nickname ${capitalize(nickname.word)}`;
  const patterns = missing.map(({ pattern }) => pattern);
  let best = { text: "", count: 0 };
  for (const text of texts) {
    const folded = foldText(text);
    const count = patterns.filter((pattern) => pattern.test(folded)).length;
    if (count > best.count) best = { text, count };
    if (count === missing.length) break;
  }
  // Removing the markup of a whole body is slow.
  for (const paragraph of best.text.split(PARAGRAPH_END)) {
    const snippet = cutSnippet(toPlainText(paragraph), patterns);
    if (snippet !== "") return snippet;
  }
  return "";
}

const PARAGRAPH_END = /<\/(?:p|li|div|h\d)>|<br\s*\/?>/iu;

function toPattern(word: string, findStem: WordForms["findStem"]): RegExp {
  const starts = [[word], ...listAliases(word)].map((words) =>
    words.map((one) => findStart(one, findStem) ?? `${one}(?![a-z0-9])`).join("[a-z0-9]*[^a-z0-9]+"),
  );
  return new RegExp(`(?<![a-z0-9])(?:${starts.join("|")})`);
}

/** The beginning of a word's forms; null for short words. "policies" and "policy" have the stem "polici". */
function findStart(word: string, findStem: WordForms["findStem"]): string | null {
  const stem = findStem(word).replace(/i$/u, "");
  return stem.length > 2 ? stem : null;
}

const splitWords = (text: string): string[] => toSearchableText(text).split(" ");

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
