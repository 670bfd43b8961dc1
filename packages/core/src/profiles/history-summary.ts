import { describeCount } from "../kernel/text.ts";
import type { Term } from "./profile.ts";
import { describeYears } from "./terms.ts";

/** A history of more lines than these is folded behind its summary. */
export const HISTORY_LINES_SHOWN = 4;

/**
 * The summary of a long history until it is opened: "2000–2026, 14 elections". Undefined for a short one. Starts and
 * ends are ISO dates or years, empty where they aren't known; a start without an end still goes on.
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
