/** A text as it is compared when a list is filtered: without accents, in lower case. */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a text holds every word looked for, in any order, ignoring case and accents. */
export function holdsWords(text: string, wanted: string): boolean {
  const own = foldText(text);
  return foldText(wanted)
    .split(/[\s,]/)
    .every((word) => own.includes(word));
}
