import stateNames from "../kernel/state-names.json" with { type: "json" };
import type { SelectItem } from "../lookups/lookups.port.ts";
import { toSearchableText } from "./searchable-text.ts";

/** `length` is the number of words of the option's name. */
interface Match {
  option: SelectItem;
  tier: number;
  length: number;
}

/** Keyed by code. Doesn't use the aliases of words, which are larger than the rest of the filters' code. */
const STATES: Readonly<Record<string, string>> = stateNames;

/** Kinds of matches, best first. */
const [CODE, NAME, WORDS, BEGINNINGS, INSIDE] = [0, 1, 2, 3, 4];

/**
 * Lists the options that match a text by name, state or code, best first: "tx-7", "ways and means". Fewer other words
 * come first, so federal committees precede state ones (SRCH-37).
 */
export function rankOptions(options: readonly SelectItem[], typed: string): SelectItem[] {
  return toSearchableText(typed) === "" ? [...options] : findMatches(options, typed).map(({ option }) => option);
}

/** Lists the best matches of whole words, names and codes; several if equally good. */
export function findNamedOptions(options: readonly SelectItem[], typed: string): SelectItem[] {
  if (toSearchableText(typed) === "") return [];
  const [best, ...others] = findMatches(options, typed).filter(({ tier }) => tier <= BEGINNINGS);
  if (!best) return [];
  // The first of several options with a code is the usual one.
  if (best.tier === CODE) return [best.option];
  return [best, ...others.filter(({ tier, length }) => tier === best.tier && length === best.length)].map(
    ({ option }) => option,
  );
}

function findMatches(options: readonly SelectItem[], typed: string): Match[] {
  const wanted = normalize(typed);
  const words = wanted.split(" ");
  return options
    .flatMap((option) => {
      const name = normalize(option.text);
      const tier = findTier({ name, code: option.code && normalize(option.code) }, wanted, words);
      return tier === null ? [] : [{ option, tier, length: name.split(" ").length }];
    })
    .toSorted((a, b) => a.tier - b.tier || (a.tier < INSIDE ? a.length - b.length : 0));
}

function findTier(
  option: { name: string; code: string | undefined },
  wanted: string,
  words: readonly string[],
): number | null {
  if (option.code === wanted) return CODE;
  if (option.name === wanted) return NAME;
  const own = option.name.split(" ");
  const hasWord = (word: string) =>
    own.includes(word) || ORDINAL_ENDINGS.some((ending) => own.includes(`${Number(word)}${ending}`));
  const hasState = (word: string) => {
    const state = STATES[word.toUpperCase()];
    return state !== undefined && ` ${option.name} `.includes(` ${toSearchableText(state)} `);
  };
  if (words.every((word) => hasWord(word) || hasState(word))) return WORDS;
  if (words.every((word) => own.some((one) => one.startsWith(word)) || hasState(word))) return BEGINNINGS;
  return option.name.includes(wanted) ? INSIDE : null;
}

const ORDINAL_ENDINGS = ["st", "nd", "rd", "th"];

/** "TX-07" and "tx7" are "tx 7". */
const normalize = (text: string): string => toSearchableText(text).replace(/^([a-z]{2}) ?0*([1-9]\d?)$/u, "$1 $2");
