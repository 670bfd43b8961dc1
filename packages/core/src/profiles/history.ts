import { compareDates, formatDate } from "../kernel/dates.ts";
import { describeCount, joinNonEmpty } from "../kernel/text.ts";
import { describeDistrict } from "../places/district-number.ts";
import type { LeadershipPost, PersonProfile, Term } from "./profile.ts";

export interface HistoryRow {
  label: string;
  lines: string[];
  /** Replaces the lines until expanded. */
  summary?: string;
}

type HistoryFields = Pick<PersonProfile, "updatedDate"> &
  Partial<Pick<PersonProfile, "terms" | "leadershipHistory" | "substantiveUpdatedDate" | "sources" | "isFormer">>;

/** Lists terms in office, leadership posts, dates of changes and sources, if known (PROF-23). */
export function listHistoryRows({
  terms = [],
  leadershipHistory = [],
  updatedDate,
  substantiveUpdatedDate = null,
  sources = [],
  isFormer = false,
}: HistoryFields): HistoryRow[] {
  // A former person’s terms without an end ended on an unknown day.
  const open = isFormer ? "from" : "since";
  const summary = summarizeHistory(terms, "term", open);
  const rows = [
    { label: "Terms in office", lines: formatTerms(terms, open), ...(summary !== undefined && { summary }) },
    { label: "Leadership posts", lines: leadershipHistory.map((post) => formatPost(post, open)) },
    { label: "Last substantive update", lines: formatDateLines(substantiveUpdatedDate) },
    { label: "Last updated", lines: formatDateLines(updatedDate) },
    { label: sources.length === 1 ? "Source" : "Sources", lines: sources },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

type Open = "since" | "from";

const formatPost = (post: LeadershipPost, open: Open): string => joinNonEmpty([post.title, describeYears(post, open)]);

const formatDateLines = (date: string | null): string[] => (date === null ? [] : [formatDate(date)]);

/** Longer histories are collapsed to a summary. */
export const HISTORY_LINES_SHOWN = 4;

/**
 * Summarizes a long history: "2000–2026, 14 elections"; undefined for a short one. Starts and ends are ISO dates or
 * years, or empty if unknown; a start without end is ongoing.
 */
export function summarizeHistory(
  entries: readonly Pick<Term, "start" | "end">[],
  one: string,
  open?: Open,
): string | undefined {
  if (entries.length <= HISTORY_LINES_SHOWN) return undefined;
  const goesOn = entries.some(({ start, end }) => start !== "" && end === "");
  const start = sortDates(entries.map((entry) => entry.start))[0] ?? "";
  const end = sortDates(entries.map((entry) => entry.end)).at(-1) ?? "";
  return joinNonEmpty([describeYears({ start, end: goesOn ? "" : end }, open), describeCount(entries.length, one)]);
}

const sortDates = (dates: string[]) => dates.filter((date) => date !== "").toSorted();

/** Formats terms, newest first: "Representative, Washington, District 7, Democrat, 2017–2019". */
export function formatTerms(terms: readonly Term[], open?: Open): string[] {
  return terms.toSorted((a, b) => compareDates(b.start, a.start)).map((term) => formatTerm(term, open));
}

function formatTerm(term: Term, open?: Open): string {
  const party = term.caucus === "" ? term.party : `${term.party} (caucuses with the ${term.caucus}s)`;
  return joinNonEmpty([
    term.office,
    term.state,
    describeDistrict(term.district),
    party,
    describeYears(term, open),
    term.note,
  ]);
}

/** Formats "2017–2019", "since 2017", "until 2019" or an empty text; "from 2017" if an unknown end has passed. */
export function describeYears({ start, end }: Pick<Term, "start" | "end">, open: Open = "since"): string {
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  if (from === "") return to === "" ? "" : `until ${to}`;
  if (to === "") return `${open} ${from}`;
  return from === to ? from : `${from}–${to}`;
}
