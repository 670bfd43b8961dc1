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

function describeSeniority({ stateRank, seniority }: TermFields): KeyFact {
  const rank = stateRank === "" ? "" : `${stateRank === "senior" ? "Senior" : "Junior"} senator`;
  const place = seniority === null ? "" : `${formatOrdinal(seniority.place)} of ${seniority.of}`;
  const entry = "by date of first entry";
  return rank === ""
    ? { label: "Seniority", value: place, detail: place === "" ? "" : entry }
    : { label: "Seniority", value: rank, detail: place === "" ? "" : `${place} ${entry}` };
}

/** Adds up the years in each office; a term without a start or in the future counts nothing. */
function describeService(terms: readonly Term[], isFormer: boolean, today: string): KeyFact {
  const known = terms
    .filter(({ start }) => start !== "" && start <= today)
    .toSorted((a, b) => compareDates(a.start, b.start));
  const days = new Map<string, number>();
  for (const { office, start, end } of known) {
    const last = end === "" || end > today ? today : end;
    days.set(office, (days.get(office) ?? 0) + (Date.parse(last) - Date.parse(start)) / DAY_MS);
  }
  const detail = [...days]
    .map(([office, count]) => [office, Math.round(count / YEAR_DAYS)] as const)
    .filter(([, years]) => years > 0)
    .map(([office, years]) => `${office} ${describeCount(years, "year")}`)
    .join(", ");
  const periods = joinTerms(known);
  return isFormer
    ? { label: "In office", value: periods.map(describeYears).join(", "), detail }
    : { label: "In office since", value: periods.at(-1)?.start.slice(0, 4) ?? "", detail };
}

/** Joins terms, in order of their starts, to periods without a break. Between two offices there may be some weeks. */
function joinTerms(terms: readonly Term[]): Period[] {
  const periods: Period[] = [];
  for (const { start, end } of terms) {
    const last = periods.at(-1);
    const isBreak = last && last.end !== "" && Date.parse(start) - Date.parse(last.end) > BREAK_DAYS * DAY_MS;
    if (!last || isBreak) periods.push({ start, end });
    else if (last.end !== "" && (end === "" || end > last.end)) last.end = end;
  }
  return periods;
}

type Period = Pick<Term, "start" | "end">;

/** A longer time between terms is a break. */
const BREAK_DAYS = 92;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
