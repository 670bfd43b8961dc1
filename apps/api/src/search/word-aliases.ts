import { formatOrdinal } from "@rotunda/core";
import { STATES } from "../directory/states.ts";
import { toSearchableText } from "./searchable-text.ts";
import aliases from "./word-aliases.json" with { type: "json" };

const written = new Map<string, string[][]>();
for (const [word, phrases] of Object.entries(aliases)) {
  written.set(
    word,
    phrases.map((phrase) => phrase.split(" ")),
  );
}
for (const { code, name } of STATES) written.set(code.toLowerCase(), [toSearchableText(name).split(" ")]);

/** Lists what a word also means in positions and names of places: "sen", "tx", and "05" for the 5th district. */
export function listAliases(word: string): readonly (readonly string[])[] {
  const number = /^0*([1-9]\d?)$/u.exec(word)?.[1];
  if (number !== undefined) return [[formatOrdinal(Number(number))], ...(number === word ? [] : [[number]])];
  return written.get(word) ?? [];
}

/** Whether a word is the code of a state or territory. */
export const isStateCode = (word: string): boolean => STATES.some(({ code }) => code === word.toUpperCase());

/** Returns the name of a state by its code. */
export const nameState = (code: string): string => STATES.find((state) => state.code === code)?.name ?? code;
