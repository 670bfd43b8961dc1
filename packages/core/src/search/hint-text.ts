import { HINT_EXAMPLES } from "./search-limits.ts";

const MARK = "Examples:";

/** Shortens a hint to `maxExamples` after "Examples:"; other hints are unchanged (ROUTE-07). */
export function shortenHint(hint: string, maxExamples: number): string {
  const at = hint.indexOf(MARK);
  if (at < 0) return hint;
  const examples = findExamples(hint.slice(at + MARK.length));
  if (examples.length <= maxExamples) return hint;
  const before = hint.slice(0, at);
  return maxExamples < 1 ? before.trimEnd() : `${before}${MARK} ${examples.slice(0, maxExamples).join(", ")}`;
}

/** Builds the hint of a scope's search field from the configured list (ROUTE-07). */
export function findSearchHint(suggestions: readonly string[], maxExamples: number = HINT_EXAMPLES): string {
  const text = suggestions.join(suggestions.some((line) => line.includes(MARK)) ? " " : ", ");
  return text === "" ? "" : shortenHint(text.includes(MARK) ? text : `${MARK} ${text}`, maxExamples);
}

/** Splits at commas, except inside quotation marks. */
function findExamples(text: string): string[] {
  const found = text.match(/(?:"[^"]*"|“[^”]*”|[^,])+/g) ?? [];
  return found.map((example) => example.trim()).filter((example) => example !== "");
}
