import stateNames from "../kernel/state-names.json" with { type: "json" };
import { formatOrdinal } from "../kernel/text.ts";
import { toSearchableText } from "./searchable-text.ts";
import chambers from "./chamber-words.json" with { type: "json" };
import committeeAcronyms from "./committee-acronyms.json" with { type: "json" };
import stateAbbreviations from "./state-abbreviations.json" with { type: "json" };
import aliases from "./word-aliases.json" with { type: "json" };

/** The names of states, DC and the territories by code. */
export const STATE_NAMES: Readonly<Record<string, string>> = stateNames;

/** The names of states as newspapers abbreviate them, by code. */
export const STATE_ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = stateAbbreviations;

/** The names of committees and caucuses of Congress by acronym, in capitals and without hyphens, or by usual name. */
export const COMMITTEE_ACRONYMS: Readonly<Record<string, string>> = committeeAcronyms;

/** The meaning of a word or phrase: "Office: Senator". */
export interface Reading {
  label: string;
  value: string;
}

const byWord = new Map<string, string[][]>();
const readings = new Map<string, Reading>();
/** `also`: other offices that the words can mean, because delegates are addressed as representatives. */
const entries: readonly (Reading & { typed: string[]; written: string[]; also?: string[] })[] = aliases;
for (const { typed, written, also = [], label, value } of entries) {
  for (const phrase of [...typed, ...written]) {
    if (label !== "") readings.set(phrase, { label, value });
    const others = [...written, ...also].filter((other) => other !== phrase);
    if (!phrase.includes(" ") && others.length > 0)
      byWord.set(
        phrase,
        others.map((other) => other.split(" ")),
      );
  }
}
for (const [code, name] of Object.entries(STATE_NAMES)) {
  const words = toSearchableText(name);
  const reading = { label: "State", value: name };
  readings.set(words, reading);
  for (const short of [code.toLowerCase(), ...(STATE_ABBREVIATIONS[code] ?? [])]) {
    byWord.set(short, [words.split(" ")]);
    readings.set(short, reading);
  }
}
for (const [acronym, name] of Object.entries(COMMITTEE_ACRONYMS)) {
  const words = toSearchableText(name).split(" ");
  if (/^\w+$/u.test(acronym)) byWord.set(acronym.toLowerCase(), [words]);
}

/** "first" to "twentieth" */
export const ORDINALS: readonly string[] =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth`.split(/\s+/u);
for (const [at, ordinal] of ORDINALS.entries()) {
  byWord.set(ordinal, [[formatOrdinal(at + 1)]]);
  byWord.set(formatOrdinal(at + 1), [[ordinal]]);
}

for (const [at, number] of "one two three four five six seven eight nine ten".split(" ").entries())
  byWord.set(number, [[String(at + 1)]]);

/** Lists what a word also means in positions and names of places: "sen", "tx", and "05" for the 5th district. */
export function listAliases(word: string): readonly (readonly string[])[] {
  const number = /^0*([1-9]\d{0,2})$/u.exec(word)?.[1];
  // Minnesota's "05B"
  const lettered = /^0+([1-9]\d?[a-z])$/u.exec(word)?.[1];
  if (lettered !== undefined) return [[lettered]];
  if (number !== undefined) return [[formatOrdinal(Number(number))], ...(number === word ? [] : [[number]])];
  return byWord.get(word) ?? [];
}

/** Returns the title, state, party or role that normalized words are read as; null for others. */
export const findReading = (words: string): Reading | null => readings.get(words) ?? null;

/** Short words are too similar to names. */
const TERM_MIN = 5;

/** Lists the words of titles, roles, parties, chambers and states, which may be misspelled like names. */
export const listTermWords = (): string[] => [
  ...new Set(
    [...readings.keys(), ...Object.keys(chambers)]
      .flatMap((phrase) => phrase.split(" "))
      .filter((word) => word.length >= TERM_MIN),
  ),
];

/**
 * Words that are dropped from a keyword without results: words that ask for a fact, as in "ted cruz phone number",
 * forms of address, and names of filters that don't exist.
 */
export const OPTIONAL_WORDS: ReadonlySet<string> = new Set(
  `address bio biography capt captain chamber coach code col colonel commonwealth contact contacts details doctor dr
  elect email emails emerita emeritus ex former hon info information junior member miss mr mrs name number numbers office
  offices phone prof professor profile represent represents rev reverend role room senior telephone title twitter website who
  whos zip zipcode`.split(/\s+/u),
);
