import { findParty } from "../directory/parties.ts";
import type { StatePerson } from "./openstates-schemas.ts";

/** A period; its dates may have only a year or a month. */
interface Period {
  start_date?: string;
  end_date?: string;
}

/** Returns a complete, existing ISO date, else null. */
export function parseWholeDate(text: string | undefined): string | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export function isPossibleDate(text: string): boolean {
  const [year = "", month = "01", day = "01"] = text.split("-");
  return parseWholeDate(`${year}-${month}-${day}`) !== null;
}

/** A period ending in "2022" lasts until the end of that year. */
const toLatestDate = (text: string): string => text.padEnd(10, "-99");

export const hasBegun = ({ start_date }: Period, today: string): boolean =>
  start_date === undefined || start_date <= today;

export const hasEnded = ({ end_date }: Period, today: string): boolean =>
  end_date !== undefined && toLatestDate(end_date) <= today;

export const isCurrent = (period: Period, today: string): boolean =>
  hasBegun(period, today) && !hasEnded(period, today);

export const doPeriodsOverlap = (a: Period, b: Period): boolean =>
  (a.start_date ?? "") < toLatestDate(b.end_date ?? "9999") &&
  (b.start_date ?? "") < toLatestDate(a.end_date ?? "9999");

type Membership = NonNullable<StatePerson["party"]>[number];

export function findPartyToday(party: readonly Membership[], today: string): string {
  const current = party.filter((each) => isCurrent(each, today));
  return chooseLargest(current.length > 0 ? current : party.slice(-1));
}

/** Returns the party during a term; empty if ambiguous. */
export function findPartyDuring(party: readonly Membership[], period: Period): string {
  const during = party.filter((each) => doPeriodsOverlap(each, period));
  const major = during.filter(isMajor);
  if (major.length < 2) return chooseLargest(during);
  return major.findLast(({ start_date, end_date }) => start_date !== undefined || end_date !== undefined)?.name ?? "";
}

const MAJOR = new Set([1, 2, 3]);

function isMajor({ name }: Membership): boolean {
  const party = findParty(name);
  return party !== undefined && MAJOR.has(party.countsAs ?? party.id);
}

const chooseLargest = (party: readonly Membership[]): string => (party.findLast(isMajor) ?? party.at(-1))?.name ?? "";
