import { findParty } from "../directory/parties.ts";
import { isCurrent, overlap, type Period } from "./openstates-dates.ts";
import type { StatePerson } from "./openstates-schemas.ts";

type Membership = NonNullable<StatePerson["party"]>[number];

/** Returns the current party, the largest of several; empty if none. */
export function partyToday(party: readonly Membership[], today: string): string {
  const current = party.filter((each) => isCurrent(each, today));
  return largest(current.length > 0 ? current : party.slice(-1));
}

/** Returns the party during a term; empty if ambiguous. */
export function partyDuring(party: readonly Membership[], period: Period): string {
  const during = party.filter((each) => overlap(each, period));
  const major = during.filter(isMajor);
  if (major.length < 2) return largest(during);
  return major.findLast(({ start_date, end_date }) => start_date !== undefined || end_date !== undefined)?.name ?? "";
}

const MAJOR = new Set([1, 2, 3]);

function isMajor({ name }: Membership): boolean {
  const party = findParty(name);
  return party !== undefined && MAJOR.has(party.countsAs ?? party.id);
}

const largest = (party: readonly Membership[]): string => (party.findLast(isMajor) ?? party.at(-1))?.name ?? "";
