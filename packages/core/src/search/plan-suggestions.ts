import { SUGGESTION_DEBOUNCE_MS, SUGGESTION_DEBOUNCE_SHORT_MS, SUGGESTION_MIN } from "./search-limits.ts";

type SuggestionsPlan = { do: "clear" } | { do: "ask"; text: string; afterMs: number };

/** Decides when to request suggestions: for an active box, from three characters. */
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
