import { formatOrdinal } from "../kernel/text.ts";
import stateNames from "../kernel/state-names.json" with { type: "json" };
import { toSearchableText } from "./searchable-text.ts";
import aliases from "./word-aliases.json" with { type: "json" };

/** The names of states, DC and the territories by code. */
export const STATE_NAMES: Readonly<Record<string, string>> = stateNames;

const written = new Map<string, string[][]>();
for (const [word, phrases] of Object.entries(aliases)) {
  written.set(
    word,
    phrases.map((phrase) => phrase.split(" ")),
  );
}
for (const [code, name] of Object.entries(STATE_NAMES)) {
  written.set(code.toLowerCase(), [toSearchableText(name).split(" ")]);
}

/** Lists what a word also means in positions and names of places: "sen", "tx", and "05" for the 5th district. */
export function listAliases(word: string): readonly (readonly string[])[] {
  const number = /^0*([1-9]\d?)$/u.exec(word)?.[1];
  if (number !== undefined) return [[formatOrdinal(Number(number))], ...(number === word ? [] : [[number]])];
  return written.get(word) ?? [];
}
