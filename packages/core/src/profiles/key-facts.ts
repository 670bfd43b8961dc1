import { compareDates, formatDate } from "../kernel/dates.ts";
import { describeCount, formatOrdinal } from "../kernel/text.ts";
import type { PersonProfile, Term } from "./profile.ts";
import { describeYears } from "./history.ts";

interface KeyFact {
  label: string;
  value: string;
  detail: string;
}

type TermFields = Pick<PersonProfile, "terms" | "nextElectionDate" | "stateRank" | "seniority" | "isFormer">;

/** Lists up to four facts about a term in office, for the top of a profile (PROF-37). */
export function listKeyFacts(profile: TermFields, today: string): KeyFact[] {
  const { terms, nextElectionDate, isFormer } = profile;
  const current = isFormer ? undefined : findCurrentTerm(terms, today);
  const facts = [
    ...(current ? [describeTerm(current)] : []),
    ...(nextElectionDate !== null && nextElectionDate >= today && !isFormer
      ? [{ label: "Next election", value: formatDate(nextElectionDate), detail: "" }]
      : []),
    describeSeniority(profile),
    describeService(terms, isFormer, today),
  ];
  return facts.filter(({ value }) => value !== "");
}

function findCurrentTerm(terms: readonly Term[], today: string): Term | undefined {
  return terms.find(({ start, end }) => start <= today && (end === "" || end > today));
}

function describeTerm(term: Term): KeyFact {
  const [from, to] = [formatDate(term.start), formatDate(term.end)];
  const detail = from !== "" && to !== "" ? `${from} to ${to}` : "";
  return { label: "Current term", value: describeYears(term), detail };
}

function describeSeniority({ stateRank, seniority, isFormer }: TermFields): KeyFact {
  const rank = stateRank === "" || isFormer ? "" : `${stateRank === "senior" ? "Senior" : "Junior"} senator`;
  const place = seniority === null ? "" : `${formatOrdinal(seniority.place)} of ${seniority.of}`;
  const entry = "by date of first entry";
  return rank === ""
    ? { label: "Seniority", value: place, detail: place === "" ? "" : entry }
    : { label: "Seniority", value: rank, detail: place === "" ? "" : `${place} ${entry}` };
}

/**
 * Adds up the full years in each office whose terms all have a start. Years that two terms share count once; future
 * terms don't count.
 */
function describeService(terms: readonly Term[], isFormer: boolean, today: string): KeyFact {
  const known = terms
    .filter(({ start }) => start !== "" && start <= today)
    .toSorted((a, b) => compareDates(a.start, b.start));
  const undated = terms.filter(({ start, end }) => start === "" && end !== "");
  // A former person’s terms without an end ended on an unknown day.
  const endless = isFormer ? known.filter(({ end }) => end === "") : [];
  const days = new Map<string, number>();
  const counted = new Map<string, string>();
  for (const { office, start, end } of known) {
    const last = end === "" || end > today ? today : end;
    const until = counted.get(office) ?? start;
    // Sources list a term twice if the number of its district changed.
    if (last <= until) continue;
    days.set(office, (days.get(office) ?? 0) + countDays(until > start ? until : start, last));
    counted.set(office, last);
  }
  const detail = [...days]
    .map(([office, count]) => [office, Math.floor((count + SPARE_DAYS) / YEAR_DAYS)] as const)
    .filter(([name, years]) => years > 0 && ![...undated, ...endless].some(({ office }) => office === name))
    .map(([office, years]) => `${office} ${describeCount(years, "year")}`)
    .join(", ");
  const beganEarlier = ({ start }: Period) => undated.some(({ end }) => Math.abs(countDays(end, start)) <= BREAK_DAYS);
  const periods = joinTerms(known);
  if (isFormer) {
    const years = periods.map((period) =>
      describeYears(beganEarlier(period) ? { ...period, start: "" } : period, "from"),
    );
    return { label: "In office", value: years.join(", "), detail };
  }
  const last = periods.at(-1);
  const value = last ? `${beganEarlier(last) ? "before " : ""}${last.start.slice(0, 4)}` : "";
  return { label: "In office since", value, detail };
}

/** Joins terms, in order of their starts, to periods without a break. Between two offices there may be some weeks. */
function joinTerms(terms: readonly Term[]): Period[] {
  const periods: Period[] = [];
  for (const { start, end } of terms) {
    const last = periods.at(-1);
    const isBreak = last && last.end !== "" && countDays(last.end, start) > BREAK_DAYS;
    if (!last || isBreak) periods.push({ start, end });
    else if (last.end !== "" && (end === "" || end > last.end)) last.end = end;
  }
  return periods;
}

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

type Period = Pick<Term, "start" | "end">;

/** A longer time between terms is a break. */
const BREAK_DAYS = 92;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
/** Full terms may lack some days. */
const SPARE_DAYS = 7;
