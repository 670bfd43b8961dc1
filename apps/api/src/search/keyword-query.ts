import type { Keyword } from "./keyword.ts";
import { otherNames } from "./nicknames.ts";

/** A keyword as PostgreSQL asks for it. Words hold ASCII letters and digits only, so quoting them is safe. */
export interface KeywordQuery {
  /** Against `doc_words`: what is found at all; against `head_words`: what is found by name and position. */
  anywhere: string;
  /** `anywhere` without what is excluded; empty when the keyword only excludes. */
  wanted: string;
  /** Against `name_words`: found by the name as typed; null when the keyword only excludes. */
  name: string | null;
  /** Against `name_words`: found by the name or a nickname's formal name. */
  nickname: string | null;
}

/** `stems` has the English stem of every word, empty for a stop word ("of", "will"). */
export function keywordQuery(keyword: Keyword, stems: ReadonlyMap<string, string>): KeywordQuery {
  const stem = (word: string) => stems.get(word) ?? "";
  const meaningful = keyword.words.filter((word) => stem(word) !== "");
  // Prose has no stop words to find: they count only in names, and only there where they are all there is.
  const searched = meaningful.length + keyword.phrases.length > 0 ? meaningful : keyword.words;
  const wanted = [
    ...searched.map((word) => anyOf([lexeme(stem(word)), ...[word, ...otherNames(word)].map(marked)])),
    ...keyword.phrases.map((words) => phraseAnywhere(words, stem)),
  ];
  const unwanted = keyword.excluded.map((words) => `!${phraseAnywhere(words, stem)}`);
  const phrases = keyword.phrases.map((words) => adjacent(words));
  const positive = keyword.words.length + phrases.length > 0;
  return {
    anywhere: [...wanted, ...unwanted].join(" & "),
    wanted: wanted.join(" & "),
    name: positive ? [...keyword.words.map(lexeme), ...phrases].join(" & ") : null,
    nickname: positive
      ? [...keyword.words.map((word) => anyOf([word, ...otherNames(word)].map(lexeme))), ...phrases].join(" & ")
      : null,
  };
}

/** Against `name_words`: every word but the last in full, the last one as it is being typed. */
export function suggestionQuery(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  const whole = words.slice(0, -1).filter((word) => word.length > 1);
  return [
    ...whole.map((word) => anyOf([word, ...otherNames(word)].map(lexeme))),
    anyOf([`${lexeme(last)}:*`, ...otherNames(last).map(lexeme)]),
  ].join(" & ");
}

const lexeme = (word: string): string => (word === "" ? "" : `'${word}'`);
/** As marked_name_words in migration 0003 writes a word of a name. */
const marked = (word: string): string => lexeme(`nm${word}`);
const anyOf = (parts: readonly string[]): string => `(${parts.filter((part) => part !== "").join(" | ")})`;
const adjacent = (words: readonly string[]): string => `(${words.map(lexeme).join(" <-> ")})`;

function phraseAnywhere(words: readonly string[], stem: (word: string) => string): string {
  return anyOf([`(${words.map(marked).join(" <-> ")})`, phraseInProse(words.map(stem))]);
}

/** Stop words leave gaps: "department of defense" is 'depart' two places before 'defens'. */
function phraseInProse(stems: readonly string[]): string {
  let text = "";
  let gap = 1;
  for (const stem of stems) {
    if (stem === "") gap += 1;
    else {
      text = text === "" ? lexeme(stem) : `${text} <${gap}> ${lexeme(stem)}`;
      gap = 1;
    }
  }
  return text === "" ? "" : `(${text})`;
}
