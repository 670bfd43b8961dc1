import { describeCount } from "../kernel/text.ts";

/** Numbers of results by the value of an option; values without results are missing. */
export type OptionCounts = Readonly<Record<string, number>>;

/** Numbers of results by parameter; other filters have no counts. */
export type SearchCounts = Readonly<Record<string, OptionCounts>>;

/** Returns an option's number of results; undefined while counts are unknown (SRCH-41). */
export const findCount = (counts: OptionCounts | undefined, value: string): number | undefined =>
  counts && (counts[value] ?? 0);

/** Lists the options to hide: without results, and not chosen (SRCH-41). */
export const listHiddenOptions = (
  options: readonly { value: string }[],
  counts: OptionCounts | undefined,
  chosen: readonly string[],
): string[] =>
  options.flatMap(({ value }) => (findCount(counts, value) === 0 && !chosen.includes(value) ? [value] : []));

/** "Texas, 12 results" (SRCH-40). */
export const describeOption = (text: string, count: number | undefined): string =>
  count === undefined ? text : `${text}, ${describeCount(count, "result")}`;
