import { SUGGESTION_DEBOUNCE_MS, SUGGESTION_DEBOUNCE_SHORT_MS, SUGGESTION_MIN } from "./search-limits.ts";

type SuggestionsPlan =
  | { do: "clear" }
  /** Ask for `text` once nothing was typed for `afterMs`. */
  | { do: "ask"; text: string; afterMs: number };

/** Decides what typing does to the list below a box: only an active box lists suggestions, from three letters on. */
export function planSuggestions(typed: string, isActive: boolean): SuggestionsPlan {
  const text = typed.trim();
  const length = Array.from(text).length;
  if (!isActive || length < SUGGESTION_MIN) return { do: "clear" };
  return {
    do: "ask",
    text,
    afterMs: length === SUGGESTION_MIN ? SUGGESTION_DEBOUNCE_SHORT_MS : SUGGESTION_DEBOUNCE_MS,
  };
}
