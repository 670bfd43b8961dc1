import type { Keyword } from "./keyword.ts";
import { listOtherNames } from "./nicknames.ts";

/** A part of a keyword as the index is asked for it. Words hold ASCII letters and digits only, so quoting them is safe. */
export interface Term {
  /** Queries, any of which finds it anywhere in a document. */
  anywhere: readonly string[];
  /** Queries, any of which finds it in its names and position. */
  head: readonly string[];
  /** Queries, any of which finds it in what its card shows: one of its names, and its position. */
  card: readonly string[];
  /** Words of names, any of which finds it too, in all three. */
  names: readonly string[];
}

export interface KeywordTerms {
  /** All of them must be there. */
  wanted: readonly Term[];
  /** None of them may. */
  unwanted: readonly Term[];
  /** Names as typed, then formal names of nicknames; null if the keyword only excludes. */
  name: { typed: readonly Term[]; nickname: readonly Term[] } | null;
}

/** `stems` has the English stem of every word, empty for a stop word ("of", "will"). */
export function expandKeyword(keyword: Keyword, stems: ReadonlyMap<string, string>): KeywordTerms {
  const stem = (word: string) => stems.get(word) ?? "";
  const meaningful = keyword.words.filter((word) => stem(word) !== "");
  // Prose has no stop words to find: they count only in names, and only there where they are all there is.
  const searched = meaningful.length + keyword.phrases.length > 0 ? meaningful : keyword.words;
  const isPositive = keyword.words.length + keyword.phrases.length > 0;
  const phrases = keyword.phrases.map((words) => ofNames(words));
  return {
    wanted: [
      ...searched.map((word) => wordTerm(word, stem(word))),
      ...keyword.phrases.map((words) => phraseTerm(words, stem)),
    ],
    unwanted: keyword.excluded.map((words) => phraseTerm(words, stem)),
    name: isPositive
      ? {
          typed: [...keyword.words.map((word) => ofWords([word])), ...phrases],
          nickname: [...keyword.words.map((word) => ofWords(listSpellings(word))), ...phrases],
        }
      : null,
  };
}

export const formatFacetQuery = (facet: string): string => `'${facet.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** A first name and those it goes by. */
export const listSpellings = (word: string): string[] => [word, ...listOtherNames(word)];

const ofWords = (names: readonly string[]): Term => ({ anywhere: [], head: [], card: [], names });

function ofNames(words: readonly string[]): Term {
  const [card, hidden] = [phrase(words, NAME), phrase(words, HIDDEN_NAME)];
  return { anywhere: [card, hidden], head: [card, hidden], card: [card], names: [] };
}

function wordTerm(word: string, stem: string): Term {
  const head = stem === "" ? [] : [lexeme(stem, HEAD)];
  return { anywhere: stem === "" ? [] : [lexeme(stem)], head, card: head, names: listSpellings(word) };
}

function phraseTerm(words: readonly string[], stem: (word: string) => string): Term {
  const [only, ...more] = words;
  // A single word that is left out is no nickname's.
  if (only !== undefined && more.length === 0) return { ...wordTerm(only, stem(only)), names: [only] };
  const stems = words.map(stem);
  const { anywhere, head, card } = ofNames(words);
  const position = stemPhrase(stems, HEAD);
  return {
    anywhere: [...anywhere, ...stemPhrase(stems, "")],
    head: [...head, ...position],
    card: [...card, ...position],
    names: [],
  };
}

/** Marks of lexemes, as rebuild-search.ts writes them: the name on the card, other names, the position. */
const NAME = "n:";
const HIDDEN_NAME = "k:";
const HEAD = "h:";
const lexeme = (word: string, mark = ""): string => `'${mark}${word}'`;
const phrase = (words: readonly string[], mark: string): string =>
  words.map((word) => lexeme(word, mark)).join(" <-> ");

/** Stop words leave gaps: "department of defense" is 'depart' two places before 'defens'. */
function stemPhrase(stems: readonly string[], mark: string): string[] {
  let text = "";
  let gap = 1;
  for (const stem of stems) {
    if (stem === "") gap += 1;
    else {
      text = text === "" ? lexeme(stem, mark) : `${text} <${gap}> ${lexeme(stem, mark)}`;
      gap = 1;
    }
  }
  return text === "" ? [] : [text];
}
