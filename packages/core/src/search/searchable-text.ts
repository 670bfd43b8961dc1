import letters from "./letters.json" with { type: "json" };

/** Letters that don't decompose into a base letter and an accent. */
const LETTERS: Partial<Record<string, string>> = letters;

/** Normalizes a text for search, like the SQL function of the same name in migration 0003. */
export function toSearchableText(written: string): string {
  return written
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ØøŁłĐđÐðıÞþÆæŒœß]/g, (letter) => LETTERS[letter] ?? letter)
    .toLowerCase()
    .replace(/[.'’‘ʻʼ]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
