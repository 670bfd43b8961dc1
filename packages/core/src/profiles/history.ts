import { formatDate } from "../kernel/dates.ts";
import { summarizeHistory } from "./history-summary.ts";
import type { LeadershipPost, PersonProfile } from "./profile.ts";
import { describeYears, formatTerms } from "./terms.ts";

interface HistoryRow {
  label: string;
  lines: string[];
  /** Replaces the lines until expanded. */
  summary?: string;
}

type HistoryFields = Pick<PersonProfile, "updatedDate"> &
  Partial<Pick<PersonProfile, "terms" | "leadershipHistory" | "substantiveUpdatedDate" | "sources">>;

/** Lists terms in office, leadership posts, dates of changes and sources, if known (PROF-23). */
export function listHistoryRows({
  terms = [],
  leadershipHistory = [],
  updatedDate,
  substantiveUpdatedDate = null,
  sources = [],
}: HistoryFields): HistoryRow[] {
  const summary = summarizeHistory(terms, "term");
  const rows = [
    { label: "Terms in office", lines: formatTerms(terms), ...(summary !== undefined && { summary }) },
    { label: "Leadership posts", lines: leadershipHistory.map(formatPost) },
    { label: "Last substantive update", lines: formatDateLines(substantiveUpdatedDate) },
    { label: "Last updated", lines: formatDateLines(updatedDate) },
    { label: sources.length === 1 ? "Source" : "Sources", lines: sources },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

function formatPost(post: LeadershipPost): string {
  return [post.title, describeYears(post)].filter((part) => part !== "").join(", ");
}

function formatDateLines(date: string | null): string[] {
  return date === null ? [] : [formatDate(date)];
}
