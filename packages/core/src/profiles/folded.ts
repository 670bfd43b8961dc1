/** A text as it is compared when a list is filtered: without accents, in lower case. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
