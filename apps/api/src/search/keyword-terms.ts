import type { Keyword } from "./keyword.ts";
import { otherNames } from "./nicknames.ts";

/** A part of a keyword as the index is asked for it. Words hold ASCII letters and digits only, so quoting them is safe. */
export interface Term {
  /** Queries, any of which finds it anywhere in a document. */
  anywhere: readonly string[];
  /** Queries, any of which finds it in its names and position. */
  head: readonly string[];
  /** Words of names, any of which finds it too, either way. */
  names: readonly string[];
}

export interface KeywordTerms {
  /** All of them must be there. */
  wanted: readonly Term[];
  /** None of them may. */
  unwanted: readonly Term[];
  /** What a name has that is found by it as typed, then also by a nickname's formal name; null: it only excludes. */
  name: { typed: readonly Term[]; nickname: readonly Term[] } | null;
}

/** `stems` has the English stem of every word, empty for a stop word ("of", "will"). */
export function keywordTerms(keyword: Keyword, stems: ReadonlyMap<string, string>): KeywordTerms {
  const stem = (word: string) => stems.get(word) ?? "";
  const meaningful = keyword.words.filter((word) => stem(word) !== "");
  // Prose has no stop words to find: they count only in names, and only there where they are all there is.
  const searched = meaningful.length + keyword.phrases.length > 0 ? meaningful : keyword.words;
  const isPositive = keyword.words.length + keyword.phrases.length > 0;
  const phrases = keyword.phrases.map((words) => ofName([namePhrase(words)], []));
  return {
    wanted: [
      ...searched.map((word) => wordTerm(word, stem(word))),
      ...keyword.phrases.map((words) => phraseTerm(words, stem)),
    ],
    unwanted: keyword.excluded.map((words) => phraseTerm(words, stem)),
    name: isPositive
      ? {
          typed: [...keyword.words.map((word) => ofName([], [word])), ...phrases],
          nickname: [...keyword.words.map((word) => ofName([], spellingsOf(word))), ...phrases],
        }
      : null,
  };
}

/** What finds a facet ('party:2'). */
export const facetQuery = (facet: string): string => `'${facet.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** A first name and those it goes by. */
export const spellingsOf = (word: string): string[] => [word, ...otherNames(word)];

const ofName = (queries: readonly string[], names: readonly string[]): Term => ({
  anywhere: queries,
  head: queries,
  names,
});

const wordTerm = (word: string, stem: string): Term => ({
  anywhere: stem === "" ? [] : [lexeme(stem)],
  head: stem === "" ? [] : [lexeme(stem, HEAD)],
  names: spellingsOf(word),
});

function phraseTerm(words: readonly string[], stem: (word: string) => string): Term {
  const [only, ...more] = words;
  // A single word that is left out is no nickname's.
  if (only !== undefined && more.length === 0) return { ...wordTerm(only, stem(only)), names: [only] };
  const stems = words.map(stem);
  return {
    anywhere: [namePhrase(words), ...stemPhrase(stems, "")],
    head: [namePhrase(words), ...stemPhrase(stems, HEAD)],
    names: [],
  };
}

/** Marks of lexemes, as rebuild-search.ts writes them. */
const NAME = "n:";
const HEAD = "h:";
const lexeme = (word: string, mark = ""): string => `'${mark}${word}'`;
const namePhrase = (words: readonly string[]): string => words.map((word) => lexeme(word, NAME)).join(" <-> ");

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
