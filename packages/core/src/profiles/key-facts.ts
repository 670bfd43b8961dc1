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
  const election = isFormer ? "" : (nextElectionDate ?? "");
  const facts = [
    ...(current ? [describeTerm(current)] : []),
    ...(election >= today ? [{ label: "Next election", value: formatDate(election), detail: "" }] : []),
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
    ? { label: "Seniority", value: place, detail: entry }
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
  // A former person’s terms without an end ended on an unknown day.
  const unclear = terms.filter(({ start, end }) => start === "" || (isFormer && end === ""));
  const days = new Map<string, number>();
  const counted = new Map<string, number>();
  for (const { office, start, end } of known) {
    // Sources list a term twice if the number of its district changed.
    const from = Math.max(toDay(start), counted.get(office) ?? -Infinity);
    const to = Math.max(from, Math.min(toDay(end || today), toDay(today)));
    days.set(office, (days.get(office) ?? 0) + to - from);
    counted.set(office, to);
  }
  const detail = [...days]
    .map(([office, count]) => [office, Math.floor((count + SPARE_DAYS) / YEAR_DAYS)] as const)
    .filter(([name, years]) => years > 0 && !unclear.some(({ office }) => office === name))
    .map(([office, years]) => `${office} ${describeCount(years, "year")}`)
    .join(", ");
  const beganEarlier = ({ start }: Period) => unclear.some(({ end }) => Math.abs(countDays(end, start)) <= BREAK_DAYS);
  const periods = joinTerms(known);
  if (isFormer) {
    const years = periods.map((period) =>
      describeYears(beganEarlier(period) ? { ...period, start: "" } : period, "from"),
    );
    return { label: "In office", value: years.join(", "), detail };
  }
  const last = periods.at(-1);
  // After a break, the present term began on an unknown day.
  const isPresent = last && !isBreak(last.end, today);
  const value = isPresent ? `${beganEarlier(last) ? "before " : ""}${last.start.slice(0, 4)}` : "";
  return { label: "In office since", value, detail };
}

/** Joins terms, in order of their starts, to periods without a break. Between two offices there may be some weeks. */
function joinTerms(terms: readonly Term[]): Period[] {
  const periods: Period[] = [];
  for (const { start, end } of terms) {
    const last = periods.at(-1);
    if (!last || isBreak(last.end, start)) periods.push({ start, end });
    else if (last.end !== "" && (end === "" || end > last.end)) last.end = end;
  }
  return periods;
}

const toDay = (date: string): number => Date.parse(date) / DAY_MS;

/** NaN if a day is unknown. */
const countDays = (from: string, to: string): number => toDay(to) - toDay(from);

/** False after an unknown end. */
const isBreak = (end: string, start: string): boolean => countDays(end, start) > BREAK_DAYS;

type Period = Pick<Term, "start" | "end">;

/** A longer time between terms is a break. */
const BREAK_DAYS = 92;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
/** Full terms may lack some days. */
const SPARE_DAYS = 7;
