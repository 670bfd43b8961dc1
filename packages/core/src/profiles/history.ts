import { formatDate } from "../kernel/dates.ts";
import { summarizeHistory } from "./history-summary.ts";
import type { PersonProfile } from "./profile.ts";
import { formatTerms } from "./terms.ts";

/** A row of the panel "History". */
interface HistoryRow {
  label: string;
  lines: string[];
  /** Shown in place of many lines until the reader opens them. */
  summary?: string;
}

type Historied = Pick<PersonProfile, "updatedDate"> &
  Partial<Pick<PersonProfile, "terms" | "substantiveUpdatedDate" | "sources">>;

/** Terms in office, when an entry last changed, and where its facts come from, of what is known (PROF-23). */
export function listHistoryRows({
  terms = [],
  updatedDate,
  substantiveUpdatedDate = null,
  sources = [],
}: Historied): HistoryRow[] {
  const summary = summarizeHistory(terms, "term");
  const rows = [
    { label: "Terms in office", lines: formatTerms(terms), ...(summary !== undefined && { summary }) },
    { label: "Last substantive update", lines: formatDateLines(substantiveUpdatedDate) },
    { label: "Last updated", lines: formatDateLines(updatedDate) },
    { label: sources.length === 1 ? "Source" : "Sources", lines: sources },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

function formatDateLines(date: string | null): string[] {
  return date === null ? [] : [formatDate(date)];
}
