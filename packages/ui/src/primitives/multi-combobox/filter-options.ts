import { foldText } from "@rotunda/core";

export interface ComboboxOption {
  text: string;
  value: string;
}

/** Returns the options that contain the text, ignoring case and accents; matches at a word start first. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = foldText(typed.trim());
  if (wanted === "") return [...options];
  const beginning: ComboboxOption[] = [];
  const inside: ComboboxOption[] = [];
  for (const option of options) {
    const text = foldText(option.text);
    const at = text.indexOf(wanted);
    if (at === -1) continue;
    (text.startsWith(wanted) || text.includes(` ${wanted}`) ? beginning : inside).push(option);
  }
  return [...beginning, ...inside];
}
