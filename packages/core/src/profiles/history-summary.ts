import { describeCount } from "../kernel/text.ts";
import type { Term } from "./profile.ts";
import { describeYears } from "./terms.ts";

/** Longer histories are collapsed to a summary. */
export const HISTORY_LINES_SHOWN = 4;

/**
 * Summarizes a long history: "2000–2026, 14 elections"; undefined for a short one. Starts and ends are ISO dates or
 * years, or empty if unknown; a start without end is ongoing.
 */
export function summarizeHistory(entries: readonly Pick<Term, "start" | "end">[], one: string): string | undefined {
  if (entries.length <= HISTORY_LINES_SHOWN) return undefined;
  const goesOn = entries.some(({ start, end }) => start !== "" && end === "");
  const start = sortedDates(entries.map((entry) => entry.start))[0] ?? "";
  const end = sortedDates(entries.map((entry) => entry.end)).at(-1) ?? "";
  return [describeYears({ start, end: goesOn ? "" : end }), describeCount(entries.length, one)]
    .filter((part) => part !== "")
    .join(", ");
}

const sortedDates = (dates: string[]) => dates.filter((date) => date !== "").toSorted();
