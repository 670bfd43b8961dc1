export interface ComboboxOption {
  text: string;
  value: string;
}

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Options that hold the typed text, accents and case aside; those whose words begin with it come first. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return [...options];
  const beginning: ComboboxOption[] = [];
  const inside: ComboboxOption[] = [];
  for (const option of options) {
    const text = fold(option.text);
    const at = text.indexOf(wanted);
    if (at === -1) continue;
    (text.startsWith(wanted) || text.includes(` ${wanted}`) ? beginning : inside).push(option);
  }
  return [...beginning, ...inside];
}
