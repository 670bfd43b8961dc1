import { compareDates } from "../kernel/dates.ts";
import { describeDistrict } from "../places/district-number.ts";
import type { Term } from "./profile.ts";

/** Formats terms, newest first: "Representative, Washington, District 7, Democrat, 2017–2019". */
export function formatTerms(terms: readonly Term[]): string[] {
  return terms.toSorted((a, b) => compareDates(b.start, a.start)).map(formatTerm);
}

function formatTerm(term: Term): string {
  const party = term.caucus === "" ? term.party : `${term.party} (caucuses with the ${term.caucus}s)`;
  return [term.office, term.state, describeDistrict(term.district), party, describeYears(term), term.note]
    .filter((part) => part !== "")
    .join(", ");
}

/** Formats "2017–2019", "since 2017", "until 2019" or an empty text. */
export function describeYears({ start, end }: Pick<Term, "start" | "end">): string {
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  if (from === "") return to === "" ? "" : `until ${to}`;
  if (to === "") return `since ${from}`;
  return from === to ? from : `${from}–${to}`;
}
