/** Normalizes a text for filtering: lower case, no accents. */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns whether a text contains all words, in any order, ignoring case and accents. */
export function holdsWords(text: string, wanted: string): boolean {
  const own = foldText(text);
  return foldText(wanted)
    .split(/[\s,]/)
    .every((word) => own.includes(word));
}
